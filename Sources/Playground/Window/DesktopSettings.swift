internal import Foundation

/// What desktops write down about motion, and what it means.
///
/// The portal's answer counts where there is one; else motion is reduced as soon as one of the others
/// says "no animations": GNOME, GTK's `settings.ini`, KDE's `kdeglobals`.
nonisolated struct DesktopSettings: Sendable {
  /// The person's configuration folder, such as `~/.config`.
  let folder: String

  /// True when the desktop asks for less motion; `portal` and `gnome` are what their tools printed.
  func reducesMotion(portal: String?, gnome: String?) -> Bool {
    if let answer = portal.flatMap(Self.reducesMotion(portal:)) { return answer }
    if gnome.map(Self.isFalse) ?? false { return true }
    for name in ["gtk-4.0/settings.ini", "gtk-3.0/settings.ini"] {
      let value = value(of: "gtk-enable-animations", under: "Settings", in: name)
      if value.map(Self.isFalse) ?? false { return true }
    }
    let factor = value(of: "AnimationDurationFactor", under: "KDE", in: "kdeglobals")
    return factor.flatMap(Double.init) == 0
  }

  /// The number in the answer of `org.freedesktop.portal.Settings`, as in `(<uint32 1>,)`: 1 is
  /// reduced, 0 no preference; nil for anything else.
  static func reducesMotion(portal text: String) -> Bool? {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard words.count >= 2, words[words.count - 2] == "uint32" else { return nil }
    switch words.last {
    case "1": return true
    case "0": return false
    default: return nil
    }
  }

  /// The value of a key in a section of a desktop's text file.
  static func value(of key: String, under section: String, in text: String) -> String? {
    var isInSection = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("[") { isInSection = line == "[\(section)]" }
      let parts = line.split(separator: "=", maxSplits: 1)
      guard isInSection, parts.count == 2,
        parts[0].trimmingCharacters(in: .whitespaces) == key
      else { continue }
      return parts[1].trimmingCharacters(in: .whitespaces)
    }
    return nil
  }

  private func value(of key: String, under section: String, in file: String) -> String? {
    guard let text = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8) else {
      return nil
    }
    return Self.value(of: key, under: section, in: text)
  }

  private static func isFalse(_ text: String) -> Bool {
    ["false", "0"].contains(text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased())
  }
}
