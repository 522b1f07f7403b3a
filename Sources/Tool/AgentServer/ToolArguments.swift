import AgentProtocol
import CommandArguments
import Foundation
import JSONValues
import NearestName

/// Turns the arguments of a tool call into those of a command.
struct ToolArguments {
  /// Why arguments are not valid.
  enum Problem: Error, Equatable, CustomStringConvertible {
    case unknown(String, known: [String])
    case missing(String, help: String)
    case wrongType(String, expected: String)

    var description: String {
      switch self {
      case .unknown(let name, let known):
        "unknown parameter \"\(name.prefix(60))\"; available: "
          + knownNames(known, insteadOf: String(name.prefix(60)))
      case .missing(let name, let help): "the parameter \"\(name)\" is missing: \(help)"
      case .wrongType(let name, let expected):
        "the parameter \"\(name)\" has the wrong type; expected \(expected)"
      }
    }
  }

  var parameters: [ToolParameter]
  var folders: AllowedFolders

  /// Throws `Problem`, `AllowedFolders.Refusal` and `ValueError`.
  func parse(_ members: [String: JSONValue]) throws -> ParsedArguments {
    if let name = members.keys.sorted().first(where: { key in
      !parameters.contains { $0.name == key }
    }) {
      throw Problem.unknown(name, known: parameters.map(\.name))
    }
    var result = ParsedArguments()
    for parameter in parameters {
      var member = members[parameter.name] ?? .null
      // What a tool works on is the first folder, if nothing else is named.
      if member == .null, parameter.name == ToolParameter.project.name, !parameter.isRequired,
        parameter.target == .positional, let first = folders.folders.first
      {
        member = .string(first)
      }
      guard member != .null else {
        guard !parameter.isRequired else {
          throw Problem.missing(parameter.name, help: parameter.help)
        }
        continue
      }
      let values = try values(member, of: parameter)
      switch parameter.target {
      case .positional: result.positionals += values
      case .option(let option) where parameter.form == .flag:
        if member == .bool(true) { result.flags.insert(option) }
      case .option(let option): result.values[option] = values
      case .tool: break
      }
    }
    return result
  }

  private func values(_ value: JSONValue, of parameter: ToolParameter) throws -> [String] {
    func wrong(_ expected: String) -> Problem { .wrongType(parameter.name, expected: expected) }
    switch parameter.form {
    case .text, .number, .choice:
      guard let text = value.scalarText else { throw wrong("a string or a number") }
      return [text]
    case .flag:
      guard value.bool != nil else { throw wrong("true or false") }
      return []
    case .list:
      let elements = (value.array ?? [value]).map(\.scalarText)
      guard !elements.contains(nil) else { throw wrong("an array of strings") }
      return elements.compactMap(\.self)
    case .namedPaths:
      guard let members = value.object else {
        throw wrong("an object such as {\"Name\": \"path\"}")
      }
      return try members.sorted { $0.key < $1.key }.map { name, value in
        guard let text = value.string else { throw wrong("paths as values") }
        return "\(name)=\(try folders.path(text))"
      }
    case .map:
      guard let members = value.object else {
        throw wrong("an object such as {\"name\": \"value\"}")
      }
      return try members.sorted { $0.key < $1.key }.map { name, value in
        let texts = (value.array ?? [value]).map(\.scalarText)
        guard !texts.contains(nil) else { throw wrong("strings, numbers or booleans as values") }
        return "\(name)=\(texts.compactMap(\.self).joined(separator: ","))"
      }
    case .json:
      // Text is accepted as well: some clients encode objects twice.
      let object = value.string.flatMap { try? JSONValue(parsing: Data($0.utf8)) } ?? value
      guard object.object != nil else { throw wrong("a JSON object") }
      return [object.text]
    case .path:
      guard let text = value.string else { throw wrong("a path") }
      return [try folders.path(text)]
    }
  }
}

extension JSONValue {
  /// The text on a command line; nil for null, arrays and objects.
  fileprivate var scalarText: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .bool(let value): "\(value)"
    case .null, .array, .object: nil
    }
  }
}
