internal import Foundation

/// Asks the desktop whether motion is to be reduced, beside the running window: nothing waits for the
/// answer, and what does not answer in time has none.
final class DesktopMotion {
  private let settings: DesktopSettings
  private let environment: [String: String]
  private var portal: Inquiry?
  private var gnome: Inquiry?
  private var deadline = 0.0
  /// When to look for an answer again; nil when none is awaited.
  private(set) var nextCheck: Double?

  /// A child process that was asked, and where its answer comes.
  private struct Inquiry {
    let process: Process
    let output: Pipe

    /// What it said; nil when it failed or says nothing yet.
    func answer() -> String? {
      guard !process.isRunning else {
        process.terminate()
        return nil
      }
      guard process.terminationStatus == 0 else { return nil }
      return String(
        data: output.fileHandleForReading.readDataToEndOfFile(), encoding: .utf8)
    }
  }

  /// The seconds that an answer may take, and those between two looks for it.
  private static let patience = 1.5
  private static let interval = 0.05

  private static let portalQuestion = [
    "gdbus", "call", "--session", "--timeout", "1", "--dest", "org.freedesktop.portal.Desktop",
    "--object-path", "/org/freedesktop/portal/desktop", "--method",
    "org.freedesktop.portal.Settings.ReadOne", "org.freedesktop.appearance", "reduced-motion",
  ]
  private static let gnomeQuestion = [
    "gsettings", "get", "org.gnome.desktop.interface", "enable-animations",
  ]

  /// Makes an asker for a process's environment.
  init(environment: [String: String]) {
    self.environment = environment
    settings = DesktopSettings(folder: UserFolders(environment: environment).configuration)
  }

  /// Starts to ask, unless an answer is awaited.
  func ask(now: Double) {
    guard nextCheck == nil else { return }
    // Without a bus the tool would start one of its own.
    portal = hasSessionBus ? inquiry(Self.portalQuestion) : nil
    gnome = inquiry(Self.gnomeQuestion)
    deadline = now + Self.patience
    nextCheck = now + Self.interval
  }

  /// The answer, once; nil while it is awaited and when nobody asked.
  func answer(now: Double) -> Bool? {
    guard let check = nextCheck, now >= check else { return nil }
    let isWaiting = [portal, gnome].contains { $0?.process.isRunning ?? false }
    guard now >= deadline || !isWaiting else {
      nextCheck = now + Self.interval
      return nil
    }
    nextCheck = nil
    return settings.reducesMotion(
      portal: portal?.answer(), gnome: gnome?.answer())
  }

  private var hasSessionBus: Bool {
    if environment["DBUS_SESSION_BUS_ADDRESS"] != nil { return true }
    guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
    return FileManager.default.fileExists(atPath: folder + "/bus")
  }

  /// A program that is not there has no answer.
  private func inquiry(_ words: [String]) -> Inquiry? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let program = folders.map { "\($0)/\(words[0])" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program else { return nil }
    let inquiry = Inquiry(process: Process(), output: Pipe())
    inquiry.process.executableURL = URL(fileURLWithPath: program)
    inquiry.process.arguments = Array(words.dropFirst())
    inquiry.process.standardInput = FileHandle.nullDevice
    inquiry.process.standardOutput = inquiry.output
    inquiry.process.standardError = FileHandle.nullDevice
    return (try? inquiry.process.run()).map { inquiry }
  }
}
