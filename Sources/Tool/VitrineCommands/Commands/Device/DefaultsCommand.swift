import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import ExtensionPool
import Foundation

extension Command {
  static let defaults = Command(
    spec: CommandSpec(
      name: "defaults", summary: "Print or change what extensions read from UserDefaults.",
      discussion: """
        VALUE is JSON, or a text if it is not JSON. A date is {"$date": "2026-03-05T09:30:00Z"}, \
        data is {"$data": BASE64}. As on iOS, a change reloads no widget; --reload does.
        """,
      positionals: [
        .init(name: "GROUP", help: "App group such as group.example, standard, or another suite."),
        .init(name: "KEY", help: "Key to print or change. Default: all.", isRequired: false),
        .init(name: "VALUE", help: "New value.", isRequired: false),
      ],
      options: [
        .value(
          "extension", "ID",
          "Extension whose own suite is meant; not for app groups. Default: the only one."),
        .flag("app", "Mean the own suite of the extension's app."),
        .flag("string", "Take VALUE as a text."),
        .flag("int", "Take VALUE as a whole number."),
        .flag("float", "Take VALUE as a number with decimals."),
        .flag("bool", "Take VALUE as true or false; yes, no, 1 and 0 are possible as well."),
        .flag("date", "Take VALUE as a date such as 2026-03-05T09:30:00Z."),
        .flag("delete", "Remove the key."),
        .flag("reload", "Reload the widgets and controls afterwards."),
      ] + RunningDevice.options)
  ) { arguments, context in
    let words = arguments.positionals
    let text = words.count > 2 ? words[2] : nil
    if text != nil, arguments.has("delete") { throw UsageError.conflict("VALUE", "--delete") }
    let value = try text.map { try defaultsValue($0, arguments) }
    let device = RunningDevice(arguments, in: context)
    let command: AccessDefaults = AccessDefaults(
      words[0], extension: try await device.identifier(ofOptional: arguments["extension"]),
      app: arguments.has("app") ? true : nil, key: words.count > 1 ? words[1] : nil,
      value: value, remove: arguments.has("delete") ? true : nil,
      reload: arguments.has("reload") ? true : nil)
    try await device.run(command, as: .defaults) { report in
      try report.values.sorted { $0.key < $1.key }.map { "\($0.key) = \(try json($0.value))" }
        .joined(separator: "\n")
    }
  }
}

private func defaultsValue(
  _ text: String, _ arguments: ParsedArguments
) throws -> DefaultsValue {
  let types = ["string", "int", "float", "bool", "date"].filter(arguments.has)
  if types.count > 1 { throw UsageError.conflict("--\(types[0])", "--\(types[1])") }
  func invalid(_ expected: String) -> ValueError {
    ValueError(value: text, option: "--\(types[0])", expected: expected)
  }
  switch types.first {
  case "string": return .string(text)
  case "int":
    guard let number = Int(text) else { throw invalid("a whole number") }
    return .integer(number)
  case "float":
    guard let number = Double(text), number.isFinite else { throw invalid("a number") }
    return .double(number)
  case "bool":
    switch text.lowercased() {
    case "true", "yes", "1": return .bool(true)
    case "false", "no", "0": return .bool(false)
    default: throw invalid("true or false")
    }
  case "date":
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw invalid("a date such as 2026-03-05T09:30:00Z")
    }
    return .date(date)
  default:
    return (try? JSONDecoder().decode(DefaultsValue.self, from: Data(text.utf8))) ?? .string(text)
  }
}

private func json(_ value: DefaultsValue) throws -> String {
  if case .double(let number) = value { return "\(number)" }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
