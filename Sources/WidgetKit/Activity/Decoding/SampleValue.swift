/// Values that stand for others in an example.
enum SampleValue {
  /// A type that JSON has a word for, and that word.
  static func simple<Value>(_ type: Value.Type) -> (Value, String)? {
    let known: [(Any, String)] = [
      (true, "true"), ("text", "\"text\""), (Double(0.5), "0.5"), (Float(0.5), "0.5"),
      (Int(1), "1"), (Int8(1), "1"), (Int16(1), "1"), (Int32(1), "1"), (Int64(1), "1"),
      (UInt(1), "1"), (UInt8(1), "1"), (UInt16(1), "1"), (UInt32(1), "1"), (UInt64(1), "1"),
      (Decimal(1), "1"), (Date(timeIntervalSinceReferenceDate: 800_000_000), "800000000"),
      (Data(), "\"\""), (URL(fileURLWithPath: "/"), "\"https://example.com\""),
      (
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        "\"00000000-0000-0000-0000-000000000001\""
      ),
    ]
    for (value, literal) in known where Swift.type(of: value) == type {
      return (value as? Value).map { ($0, literal) }
    }
    guard let value = firstOfAll(type), let literal = DecodedShape.literal(of: value) else {
      return nil
    }
    return (value, literal)
  }

  /// The first of a type that lists its cases.
  private static func firstOfAll<Value>(_ type: Value.Type) -> Value? {
    func first<Listed: CaseIterable>(_ type: Listed.Type) -> Any? { type.allCases.first }
    guard let listed = type as? any CaseIterable.Type else { return nil }
    return first(listed) as? Value
  }

  /// The first case of an enum whose cases carry nothing, and that does not list them.
  ///
  /// Such an enum of several cases is one byte, and its cases count from zero: of all enums of one
  /// byte zero is a case, the first one of those without a payload. Nothing of one byte holds a
  /// reference. One with a payload is left out, as its author may not have foreseen that of zero.
  static func firstCase<Value>(_ type: Value.Type) -> Value? {
    guard MemoryLayout<Value>.size == 1, isEnum(type) else { return nil }
    let value = unsafeBitCast(UInt8(0), to: Value.self)
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .enum && mirror.children.isEmpty ? value : nil
  }

  /// The kind that Swift's metadata begins with. Source: docs/ABI/TypeMetadata.rst of Swift.
  private static func isEnum(_ type: any Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x201
  }
}
