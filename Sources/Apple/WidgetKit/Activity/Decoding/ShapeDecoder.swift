/// A decoder that answers each request with a sample value and records the requested type.
struct ShapeDecoder: Decoder {
  let slot: ShapeSlot
  let codingPath: [any CodingKey]
  let recorder: ShapeRecorder
  /// The key of an object whose keys are not members: that of a dictionary.
  var sampleKey = "key"
  /// The number of elements of a list.
  var elementCount = 1

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Ends the recursion of types that contain themselves.
  private static let maximumDepth = 12

  func sample<Value: Decodable>(_ type: Value.Type) throws -> Value {
    recorder.note(type, at: codingPath)
    guard codingPath.count <= Self.maximumDepth else { throw failure("nested too deeply") }
    let name = SampleName(
      codingPath.last { $0.intValue == nil }?.stringValue ?? "", now: recorder.now)
    if type is any DateRange.Type { recorder.ranges.insert(ShapeRecorder.name(codingPath)) }
    if let (value, literal) = SampleValue.simple(type, named: name, date: date(name)) {
      slot.content = .literal(literal)
      return value
    }
    do {
      var decoder = self
      if let dictionary = type as? any SampledKeys.Type {
        decoder.sampleKey = dictionary.sampleKey ?? ""
        decoder.elementCount = 2
      }
      return try Value(from: decoder)
    } catch {
      // The members of an object that are known help more than its name.
      if !slot.hasMembers { slot.content = .literal("\"\(type)\"") }
      guard let value = SampleValue.firstCase(type),
        let literal = DecodedShape.literal(of: value)
      else { throw error }
      slot.content = .literal(literal)
      return value
    }
  }

  /// The date for a member, or for one of a range's bounds.
  private func date(_ name: SampleName) -> Date {
    guard let index = codingPath.last?.intValue,
      recorder.ranges.contains(ShapeRecorder.name(codingPath.dropLast()))
    else { return name.date }
    return index == 0 ? name.past : name.future
  }

  func failure(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
  }

  func descending(_ key: any CodingKey, _ slot: ShapeSlot) -> ShapeDecoder {
    ShapeDecoder(slot: slot, codingPath: codingPath + [key], recorder: recorder)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    slot.content = .object([])
    return KeyedDecodingContainer(ShapeMembers(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    slot.content = .list([])
    return ShapeElements(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    ShapeValue(decoder: self)
  }
}

extension ShapeRecorder {
  fileprivate func note(_ type: any Any.Type, at path: [any CodingKey]) {
    let name = Self.name(path)
    // The first request is for the declared type: for Date, and then for the Double it decodes.
    if types[name] == nil { types[name] = type }
  }
}

/// An object that contains every key.
private struct ShapeMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ShapeDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  /// One key, as the sample for a dictionary. The case names of an enum are not known.
  var allKeys: [Key] { Key(stringValue: decoder.sampleKey).map { [$0] } ?? [] }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try inner(key).sample(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> { inner(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    inner(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }

  func superDecoder(forKey key: Key) -> any Decoder { inner(key) }

  private func inner(_ key: Key) -> ShapeDecoder {
    decoder.descending(key, decoder.slot.member(key.stringValue))
  }
}

/// A list with one element, or with a key and a value.
private struct ShapeElements: UnkeyedDecodingContainer {
  let decoder: ShapeDecoder
  private(set) var currentIndex = 0

  init(decoder: ShapeDecoder) {
    self.decoder = decoder
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { decoder.elementCount }
  var isAtEnd: Bool { currentIndex >= decoder.elementCount }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try inner().sample(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> { inner().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    inner().unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder { inner() }

  private mutating func inner() -> ShapeDecoder {
    defer { currentIndex += 1 }
    return decoder.descending(Index(intValue: currentIndex), decoder.slot.element())
  }

  private struct Index: CodingKey {
    var intValue: Int?
    var stringValue: String { "\(intValue ?? 0)" }

    init(intValue: Int) {
      self.intValue = intValue
    }

    init?(stringValue: String) { nil }
  }
}

/// A single value, which is never null.
private struct ShapeValue: SingleValueDecodingContainer {
  let decoder: ShapeDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.sample(type)
  }
}

/// A range of dates, which decodes its bounds like the elements of a list.
private protocol DateRange {}
extension ClosedRange: DateRange where Bound == Date {}
extension Range: DateRange where Bound == Date {}

/// A dictionary.
private protocol SampledKeys {
  /// A key that the dictionary accepts; nil if it decodes from a list of keys and values.
  static var sampleKey: String? { get }
}

extension Dictionary: SampledKeys {
  fileprivate static var sampleKey: String? {
    if Key.self == Int.self { return "1" }
    guard Key.self is any CodingKeyRepresentable.Type else { return nil }
    let first = SampleValue.firstCase(Key.self) as? any CodingKeyRepresentable
    return first?.codingKey.stringValue ?? "key"
  }
}
