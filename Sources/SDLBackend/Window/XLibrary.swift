internal import CSDL2
internal import Glibc

/// The few functions of Xlib for which SDL has no words, from the library that SDL has loaded already.
@safe nonisolated struct XLibrary {
  private let handle: UnsafeMutableRawPointer

  private typealias ErrorHandler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetErrorHandler =
    @convention(c) (ErrorHandler?) -> UnsafeMutableRawPointer?
  private typealias OpenDisplay = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias CloseDisplay = @convention(c) (OpaquePointer?) -> Int32
  private typealias ResourceText = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?

  /// Finds the library; nil where the window is not one of X11's.
  init?(driver: String) {
    guard driver == "x11", let handle = unsafe dlopen("libX11.so.6", RTLD_LAZY) else { return nil }
    unsafe self.handle = unsafe handle
  }

  /// Calls a function when the server is gone; it must not return.
  func onLoss(_ handler: @escaping @convention(c) (OpaquePointer?) -> Int32) {
    guard let set = unsafe function("XSetIOErrorHandler", as: SetErrorHandler.self) else { return }
    _ = unsafe set(handler)
  }

  /// The desktop's resources, a line each: `Xft.dpi: 192`; nil where there are none.
  var resources: String? {
    guard let open = unsafe function("XOpenDisplay", as: OpenDisplay.self),
      let close = unsafe function("XCloseDisplay", as: CloseDisplay.self),
      let text = unsafe function("XResourceManagerString", as: ResourceText.self),
      let display = unsafe open(nil)
    else { return nil }
    defer { _ = unsafe close(display) }
    return unsafe text(display).map { unsafe String(cString: $0) }
  }

  private func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let symbol = unsafe dlsym(handle, name) else { return nil }
    return unsafe withUnsafePointer(to: symbol) { pointer in
      unsafe pointer.withMemoryRebound(to: type, capacity: 1) { unsafe $0.pointee }
    }
  }
}
