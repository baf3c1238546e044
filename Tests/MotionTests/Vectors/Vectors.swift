import Foundation
import Testing

/// The conformance vectors: those of the repository, or of the folder in `INBETWEEN_VECTORS`.
enum Vectors {
  /// The folder that is read.
  static let folder: URL = {
    if let override = ProcessInfo.processInfo.environment["INBETWEEN_VECTORS"] {
      return URL(fileURLWithPath: override, isDirectory: true)
    }
    return URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Vectors", isDirectory: true)
  }()

  /// A folder that overrides the repository's may hold a part of the files.
  static func contain(_ group: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: group).path)
  }

  /// The rows of a group; none when the folder does not hold it, so that its tests are skipped.
  static func rows<Row: Decodable>(
    _ group: String, key: String = "rows", of type: Row.Type = Row.self
  ) throws -> [Row] {
    guard contain(group) else { return [] }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    if let rowsKey { decoder.userInfo[rowsKey] = key }
    return try decoder.decode(VectorFile<Row>.self, from: Data(contentsOf: path(of: group))).rows
  }

  /// Carries the key of the rows to the decoding of the file.
  fileprivate static let rowsKey = CodingUserInfoKey(rawValue: "rows")

  private static func path(of group: String) -> URL {
    folder.appendingPathComponent("\(group).json")
  }
}

/// One file of the schema `timing-vectors/1`, of which the rows under one key are of interest.
private struct VectorFile<Row: Decodable>: Decodable {
  struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  struct UnknownSchema: Error { let schema: String }

  let rows: [Row]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let schema = try container.decode(String.self, forKey: Key(stringValue: "schema"))
    guard schema == "timing-vectors/1" else { throw UnknownSchema(schema: schema) }
    let key = Vectors.rowsKey.flatMap { decoder.userInfo[$0] as? String } ?? "rows"
    rows = try container.decodeIfPresent([Row].self, forKey: Key(stringValue: key)) ?? []
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips, visibly, the tests of a group that the folder of vectors does not hold.
  static func vectors(_ group: String) -> Self {
    .enabled(if: Vectors.contain(group), "\(Vectors.folder.path) holds no \(group).json")
  }
}

struct VectorsTests {
  @Test func `the folder of vectors holds vectors`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Vectors.folder.path)

    #expect(names.contains { $0.hasSuffix(".json") })
  }
}
