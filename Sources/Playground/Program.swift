/// The command-line program.
public enum Program {
  /// Runs the program with its arguments and returns the exit code.
  public static func run(arguments: [String]) -> Int32 { 0 }
}
