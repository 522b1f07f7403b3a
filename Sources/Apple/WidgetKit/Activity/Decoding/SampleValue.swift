import AlarmKit
import Foundation

/// Sample values for the types that a decoded type asks for.
enum SampleValue {
  /// The sample value of a type and its JSON; nil if the type has to decode itself.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - date: The date if the value is one.
  static func simple<Value>(
    _ type: Value.Type, named name: SampleName, date: Date
  ) -> (Value, String)? {
    let (text, fraction, integer) = (name.text, name.fraction, name.integer)
    func whole<Number: FixedWidthInteger>(_ type: Number.Type) -> (Any, String) {
      let number = Number(exactly: integer) ?? 1
      return (number, "\(number)")
    }
    func number(_ value: Double) -> String { DecodedShape.literal(of: value) ?? "0.5" }
    let known: [(Any, String)] = [
      (true, "true"), (text, DecodedShape.literal(of: text) ?? "\"text\""),
      (fraction, number(fraction)), (Float(fraction), number(Double(Float(fraction)))),
      whole(Int.self), whole(Int8.self), whole(Int16.self), whole(Int32.self), whole(Int64.self),
      whole(UInt.self), whole(UInt8.self), whole(UInt16.self), whole(UInt32.self),
      whole(UInt64.self), (Decimal(integer), "\(integer)"),
      (date, number(date.timeIntervalSinceReferenceDate)),
      (Data(), "\"\""), (URL(fileURLWithPath: "/"), "\"https://example.com\""),
      (
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        "\"00000000-0000-0000-0000-000000000001\""
      ),
    ]
    for (value, literal) in known where Swift.type(of: value) == type {
      return (value as? Value).map { ($0, literal) }
    }
    if type == LocalizedStringResource.self || type == AlarmPresentationState.Mode.self {
      let countdown = AlarmPresentationState.Mode.countdown(
        .init(
          totalCountdownDuration: 600, previouslyElapsedDuration: 0,
          startDate: name.past, fireDate: name.future))
      let title = LocalizedStringResource(stringLiteral: name.text)
      return sample(title, as: type) ?? sample(countdown, as: type)
    }
    guard let value = firstListedCase(type), let literal = DecodedShape.literal(of: value) else {
      return nil
    }
    return (value, literal)
  }

  /// A value that is encoded as an object; nil if it has another type.
  private static func sample<Value, Sample: Encodable>(
    _ value: Sample, as type: Value.Type
  ) -> (Value, String)? {
    guard let sample = value as? Value, let data = try? JSONEncoder().encode(value) else {
      return nil
    }
    return (sample, String(decoding: data, as: UTF8.self))
  }

  /// The first case of a `CaseIterable` type.
  private static func firstListedCase<Value>(_ type: Value.Type) -> Value? {
    func first<Listed: CaseIterable>(_ type: Listed.Type) -> Any? { type.allCases.first }
    guard let listed = type as? any CaseIterable.Type else { return nil }
    return first(listed) as? Value
  }

  /// The first case of an enum without payloads that is not `CaseIterable`; nil for other types.
  ///
  /// Such an enum occupies one byte if it has several cases, and numbers them from zero. The zero
  /// byte is a valid value of every one-byte enum, and none of them contains a reference. Enums
  /// with a payload are left out: their author may not expect a payload of zero.
  static func firstCase<Value>(_ type: Value.Type) -> Value? {
    guard MemoryLayout<Value>.size == 1, isEnum(type) else { return nil }
    let value = unsafeBitCast(UInt8(0), to: Value.self)
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .enum && mirror.children.isEmpty ? value : nil
  }

  /// Whether the type's metadata has the enum kind. Source: Swift's docs/ABI/TypeMetadata.rst.
  private static func isEnum(_ type: any Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x201
  }
}
