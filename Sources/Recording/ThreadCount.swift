internal import Foundation

/// How many threads encode.
enum ThreadCount {
  /// One for each core that may be used.
  static var cores: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
