import Foundation
import HostLink

/// A command and its JSON.
///
/// Encodes a command as one object with its name and its fields. Decodes any command by its name,
/// in one pass over the JSON, and checks the fields.
package struct CommandRequest: Codable {
  /// The command, with its fields decoded and checked.
  package let command: any DeviceCommand

  package init(_ command: some DeviceCommand) {
    self.command = command
  }

  /// Throws `CommandError`.
  package init(json: Data) throws(CommandError) {
    do {
      self = try DeviceJSON.decode(CommandRequest.self, from: json)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .malformed(reason: "invalid JSON")
    }
  }

  /// Throws `CommandError`.
  package init(from decoder: any Decoder) throws {
    guard let fields = try? decoder.container(keyedBy: FieldKey.self) else {
      throw CommandError.malformed(reason: "expected an object")
    }
    let key = FieldKey("command")
    guard fields.contains(key) else {
      throw CommandError.malformed(reason: "the field \"command\" is missing")
    }
    guard let text = try? fields.decode(String.self, forKey: key) else {
      throw CommandError.malformed(reason: "the field \"command\" must be a string")
    }
    guard let type = DeviceCommands.named(text) else { throw CommandError.unknownCommand(text) }
    let reader = CommandDecoder(command: text, fields: fields)
    command = try type.init(from: reader)
    try reader.rejectUnknownFields()
    try command.validate()
  }

  package func encode(to encoder: any Encoder) throws {
    try command.encode(to: encoder)
    var fields = encoder.container(keyedBy: FieldKey.self)
    try fields.encode(type(of: command).name, forKey: FieldKey("command"))
  }
}

/// Any field name.
struct FieldKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
