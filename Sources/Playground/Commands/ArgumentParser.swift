internal import Demos
internal import Motion

/// Arguments taken apart by a command's syntax.
nonisolated struct ParsedArguments: Hashable, Sendable {
  /// What is not an option, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Every value that an option was given, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option; nil when it was not given.
  subscript(name: String) -> String? { values[name]?.last }

  /// True when the option was given.
  func has(_ name: String) -> Bool { values[name] != nil }
}

extension ParsedArguments {
  /// Takes arguments apart in GNU's way: options anywhere, `--name value`, `--name=value`, `-o value`,
  /// `-ovalue`, and everything after `--` is an operand.
  init(_ arguments: [String], syntax: CommandSyntax) throws(CommandError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("--") {
        try takeLong(argument.dropFirst(2), &rest, syntax)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try takeShort(argument.dropFirst(), &rest, syntax)
      } else {
        operands.append(argument)
      }
    }
    guard !has("help") else { return }
    try checkCount(syntax)
  }

  private mutating func takeLong(
    _ text: Substring, _ rest: inout ArraySlice<String>, _ syntax: CommandSyntax
  ) throws(CommandError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = syntax.options.first(where: { $0.name == name }) else {
      let names = syntax.options.map { "--\($0.name)" }
      throw .usage(
        Suggestion.unknown("option of \(syntax.name)", "--\(name)", among: names))
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    try take(option, written: "--\(name)", attached: attached, &rest)
  }

  private mutating func takeShort(
    _ text: Substring, _ rest: inout ArraySlice<String>, _ syntax: CommandSyntax
  ) throws(CommandError) {
    guard let letter = text.first,
      let option = syntax.options.first(where: { $0.letter == letter })
    else {
      let letters = syntax.options.compactMap { option in option.letter.map { "-\($0)" } }
      throw .usage(
        "unknown option \("-\(text)".quotedText) of \(syntax.name); allowed: \(letters.joined(separator: ", "))"
          + " and the long ones, see inbetween \(syntax.name) --help")
    }
    let attached = text.dropFirst()
    guard option.value == nil, let next = attached.first else {
      let value = attached.isEmpty ? nil : String(attached)
      return try take(option, written: "-\(letter)", attached: value, &rest)
    }
    guard next != "=" else { throw .usage("option -\(letter) takes no value") }
    values[option.name, default: []].append("")
    try takeShort(attached, &rest, syntax)
  }

  private mutating func take(
    _ option: CommandOption, written: String, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    guard option.isRepeatable || !has(option.name) else {
      throw .usage("option \(written) is given twice")
    }
    guard let wanted = option.value else {
      guard attached == nil else { throw .usage("option \(written) takes no value") }
      return values[option.name] = [""]
    }
    guard let value = attached ?? option.standsFor ?? rest.popFirst() else {
      throw .usage("option \(written) needs a value: \(option.usage)")
    }
    guard !value.isEmpty else { throw .usage("option \(written) needs a value \(wanted)") }
    guard option.name != "output" || value != "-" else {
      throw .usage("standard output is not offered for \(written); give a name, as out.png")
    }
    values[option.name, default: []].append(value)
  }

  private func checkCount(_ syntax: CommandSyntax) throws(CommandError) {
    guard !syntax.operandCount.contains(operands.count) else { return }
    let usage = "write inbetween \(syntax.name) \(syntax.operands)"
    guard operands.count > syntax.operandCount.upperBound else {
      throw .usage("\(syntax.name) needs \(syntax.operands); \(usage)")
    }
    throw .usage("unexpected \(operands[syntax.operandCount.upperBound].quotedText); \(usage)")
  }
}

extension ParsedArguments {
  /// The number of an option within a range; nil when it was not given.
  func number(_ name: String, in range: ClosedRange<Double>) throws(CommandError) -> Double? {
    guard let text = self[name] else { return nil }
    guard let number = Double(decimal: text), range.contains(number) else {
      throw .usage(
        "--\(name) cannot be \(text.quotedText); allowed: a number from \(range.lowerBound.shortText) to "
          + range.upperBound.shortText)
    }
    return number
  }

  /// The whole number of an option within a range; nil when it was not given.
  func wholeNumber(_ name: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "--\(name) cannot be \(text.quotedText); allowed: a whole number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number
  }

  /// The numbers of an option, separated by commas; nil when it was not given.
  func numbers(_ name: String, in range: ClosedRange<Double>) throws(CommandError) -> [Double]? {
    guard let text = self[name] else { return nil }
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Double(decimal: part), range.contains(number) else {
        throw .usage(
          "--\(name) cannot hold \(part.quotedText); allowed: numbers from \(range.lowerBound.shortText) "
            + "to \(range.upperBound.shortText), separated by commas")
      }
      numbers.append(number)
    }
    return numbers
  }
}
