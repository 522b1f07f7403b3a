/// Decodes the fields of one command and turns decoding errors into `CommandError`s, which name
/// the field and what it accepts.
///
/// It records the fields that the command reads, so that all others can be rejected.
final class CommandDecoder: Decoder {
  let command: String
  fileprivate let fields: KeyedDecodingContainer<FieldKey>
  fileprivate var known: Set<String> = ["command"]

  init(command: String, fields: KeyedDecodingContainer<FieldKey>) {
    self.command = command
    self.fields = fields
  }

  var codingPath: [any CodingKey] { fields.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(CommandFields<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw notAnObject }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw notAnObject }

  private var notAnObject: CommandError { .malformed(reason: "expected an object") }

  /// Throws `CommandError.unknownField` for the first field that the command did not read.
  func rejectUnknownFields() throws(CommandError) {
    let names = fields.allKeys.map(\.stringValue).sorted()
    if let extra = names.first(where: { !known.contains($0) }) {
      throw .unknownField(
        extra, command: command, known: known.subtracting(["command"]).sorted())
    }
  }

  /// Throws `CommandError.missingField`, `.invalidField`.
  fileprivate func read<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    known.insert(name)
    guard fields.contains(FieldKey(name)), try !isNull(name) else {
      throw CommandError.missingField(name, command: command)
    }
    do {
      return try fields.decode(type, forKey: FieldKey(name))
    } catch {
      throw CommandError.invalidField(
        name, command: command, expected: CommandValueDescription.of(type))
    }
  }

  fileprivate func isPresent(_ name: String) -> Bool {
    known.insert(name)
    return fields.contains(FieldKey(name))
  }

  fileprivate func isNull(_ name: String) throws -> Bool {
    try fields.decodeNil(forKey: FieldKey(name))
  }
}

/// The fields of a command as its synthesized `init(from:)` reads them.
private struct CommandFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: CommandDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { decoder.fields.allKeys.compactMap { Key(stringValue: $0.stringValue) } }

  func contains(_ key: Key) -> Bool { decoder.isPresent(key.stringValue) }
  func decodeNil(forKey key: Key) throws -> Bool { try decoder.isNull(key.stringValue) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.read(type, key.stringValue)
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try decoder.read(type, key.stringValue)
  }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try decoder.read(type, key.stringValue)
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try decoder.read(type, key.stringValue)
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try decoder.read(type, key.stringValue)
  }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try decoder.read(type, key.stringValue)
  }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try decoder.read(type, key.stringValue)
  }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try decoder.read(type, key.stringValue)
  }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try decoder.read(type, key.stringValue)
  }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try decoder.read(type, key.stringValue)
  }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try decoder.read(type, key.stringValue)
  }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try decoder.read(type, key.stringValue)
  }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try decoder.read(type, key.stringValue)
  }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try decoder.read(type, key.stringValue)
  }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try decoder.read(type, key.stringValue)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder.fields.nestedContainer(keyedBy: type, forKey: FieldKey(key.stringValue))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.fields.nestedUnkeyedContainer(forKey: FieldKey(key.stringValue))
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}
