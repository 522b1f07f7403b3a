/// A decoder that answers with the samples of a `SchemaProbe` and notes what is asked for.
struct ProbeDecoder: Decoder {
  let probe: SchemaProbe
  let trace: ProbeTrace
  let answers: ProbeAnswers
  var codingPath: [any CodingKey] = []
  /// For samples whose type does not say enough.
  var name: String

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    trace.open(.object, keys: type)
    return KeyedDecodingContainer(ProbeMembers(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    trace.open(.list)
    return ProbeElements(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    trace.open(.value)
    return ProbeValue(decoder: self)
  }

  func sample<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    do {
      let sample = try probe.sample(type, named: name)
      guard answers.usesOtherSamples else { return sample }
      return (false as? Value) ?? TypeMetadata.cases(of: type)?.last ?? sample
    } catch {
      trace.unavailable = type
      throw error
    }
  }

  func nested(_ key: any CodingKey) -> ProbeDecoder {
    let inner = ProbeTrace()
    trace.note(key.stringValue, .nested(inner))
    return ProbeDecoder(
      probe: probe, trace: inner, answers: ProbeAnswers(), codingPath: codingPath + [key],
      name: key.stringValue)
  }
}

private struct ProbeMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ProbeDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    decoder.trace.listsKeys = true
    return decoder.answers.only.flatMap { Key(stringValue: $0) }.map { [$0] } ?? []
  }

  func contains(_ key: Key) -> Bool {
    decoder.trace.notePresence(key.stringValue)
    return !isMissing(key)
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    decoder.trace.noteNull(key.stringValue)
    try check(key)
    return false
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    decoder.trace.note(key.stringValue, type)
    try check(key)
    return try decoder.sample(type, key.stringValue)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    decoder.trace.note(key.stringValue, .value(type, isRequired: false, acceptsNull: true))
    if isMissing(key) { return nil }
    try check(key)
    return nil
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try check(key)
    return decoder.nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try check(key)
    return decoder.nested(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder {
    decoder.trace.isUnusual = true
    return decoder
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try check(key)
    return decoder.nested(key)
  }

  private func isMissing(_ key: Key) -> Bool { decoder.answers.missing == key.stringValue }

  private func check(_ key: Key) throws {
    let context = DecodingError.Context(
      codingPath: codingPath + [key], debugDescription: "a question of the probe")
    if isMissing(key) { throw DecodingError.keyNotFound(key, context) }
    if decoder.answers.wrong == key.stringValue {
      throw DecodingError.typeMismatch(Never.self, context)
    }
  }
}

private struct ProbeElements: UnkeyedDecodingContainer {
  let decoder: ProbeDecoder
  private(set) var currentIndex = 0

  init(decoder: ProbeDecoder) { self.decoder = decoder }

  var codingPath: [any CodingKey] { decoder.codingPath }

  /// The length is not known; a type that asks for it takes any.
  var count: Int? {
    decoder.trace.isUnusual = true
    return nil
  }

  var isAtEnd: Bool {
    decoder.trace.isUnusual = true
    return currentIndex > 0
  }

  /// Ends types that read elements without asking whether there are more.
  private static let limit = 100

  private mutating func advance() throws {
    guard currentIndex < Self.limit else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "too many elements"))
    }
    currentIndex += 1
  }

  mutating func decodeNil() -> Bool {
    decoder.trace.isUnusual = true
    return false
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    decoder.trace.note(type)
    try advance()
    return try decoder.sample(type, decoder.name)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try inner().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try inner().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try inner() }

  private mutating func inner() throws -> ProbeDecoder {
    decoder.trace.isUnusual = true
    try advance()
    return ProbeDecoder(
      probe: decoder.probe, trace: ProbeTrace(), answers: ProbeAnswers(), name: decoder.name)
  }
}

private struct ProbeValue: SingleValueDecodingContainer {
  let decoder: ProbeDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    decoder.trace.isUnusual = true
    return false
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    decoder.trace.note(type)
    if let raw = decoder.answers.raw {
      guard let value = raw as? Value else {
        throw DecodingError.typeMismatch(
          type, .init(codingPath: codingPath, debugDescription: "another raw value"))
      }
      return value
    }
    return try decoder.sample(type, decoder.name)
  }
}
