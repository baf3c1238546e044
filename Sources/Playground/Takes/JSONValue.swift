internal import Foundation
internal import Motion

/// A JSON text as a value, whose readers name the key and what was expected there.
nonisolated enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

/// Why a JSON file could not be used: which file, which key, what is allowed there.
nonisolated struct JSONError: Error, Hashable, CustomStringConvertible {
  /// The way to the value: `journal[2].t`; empty for the file as a whole.
  let key: String
  /// What is wrong, and what is allowed.
  let reason: String

  var description: String { key.isEmpty ? reason : "\(key.printable(limit: 120)): \(reason)" }
}

nonisolated extension JSONValue {
  /// Reads a JSON text.
  init(parsing data: Data) throws(JSONError) {
    var parser = JSONParser(Array(data))
    self = try parser.parse()
  }
}

/// A value together with the way to it, for errors that name the key.
nonisolated struct JSONField {
  let key: String
  let value: JSONValue

  init(_ value: JSONValue, key: String = "") {
    self.value = value
    self.key = key
  }

  func error(_ reason: String) -> JSONError { JSONError(key: key, reason: reason) }

  /// The members of an object, none of them outside `allowed`.
  func members(allowed: [String]) throws(JSONError) -> [String: JSONField] {
    guard case .object(let members) = value else { throw error("must be an object {…}") }
    if let unknown = members.keys.sorted().first(where: { !allowed.contains($0) }) {
      throw error(
        "has an unknown key \(unknown.quotedText); allowed: \(allowed.joined(separator: ", "))")
    }
    return anyMembers(of: members)
  }

  /// The members of an object with any names.
  func members() throws(JSONError) -> [String: JSONField] {
    guard case .object(let members) = value else { throw error("must be an object {…}") }
    return anyMembers(of: members)
  }

  func elements() throws(JSONError) -> [JSONField] {
    guard case .array(let elements) = value else { throw error("must be a list […]") }
    return elements.enumerated().map { JSONField($1, key: "\(key)[\($0)]") }
  }

  func string() throws(JSONError) -> String {
    guard case .string(let text) = value else { throw error("must be a text \"…\"") }
    return text
  }

  func number() throws(JSONError) -> Double {
    guard case .number(let number) = value else { throw error("must be a number") }
    return number
  }

  func bool() throws(JSONError) -> Bool {
    guard case .bool(let isOn) = value else { throw error("must be true or false") }
    return isOn
  }

  private func anyMembers(of object: [String: JSONValue]) -> [String: JSONField] {
    Dictionary(
      uniqueKeysWithValues: object.map { name, value in
        (name, JSONField(value, key: key.isEmpty ? name : "\(key).\(name)"))
      })
  }
}
