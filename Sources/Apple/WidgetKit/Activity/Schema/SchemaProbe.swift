import AlarmKit
import HostLink

/// Finds out what JSON types decode from, by decoding them.
///
/// A `Decodable` type has no schema, but it asks its decoder for everything that it reads. The
/// probe examines each type once (`TypeExamination`), with samples for its values:
///
/// ```swift
/// struct Stop: Decodable {
///   var name: String
///   var next: [Stop]?
/// }
/// let probe = SchemaProbe(now: .now)
/// probe.type(Stop.self)  // .reference("Stop")
/// probe.examineAll()
/// probe.declarations     // Stop: name: String, next: optional list of Stop
/// ```
/// Samples of lists, dictionaries and optional values are empty, so that a type that contains
/// itself ends there. Unlike `DecodedShape`, which has an example of one type, the probe has all
/// cases of enums, and knows which keys a type decodes without.
final class SchemaProbe {
  /// In the order in which they were found.
  private(set) var declarations: [PayloadDeclaration] = []
  private let now: Date
  private var names: [ObjectIdentifier: String] = [:]
  private var samples: [ObjectIdentifier: Any] = [:]
  private var pending: [any Decodable.Type] = []

  /// A generic type can contain itself with other arguments without end.
  private static let limit = 300

  init(now: Date) { self.now = now }

  /// What the types of activities decode from.
  @MainActor
  static func schema(of activities: [ActivityRegistration], now: Date) -> PayloadSchema {
    let probe = SchemaProbe(now: now)
    let payloads = activities.map { $0.source.payload(named: $0.attributesType, in: probe) }
    probe.examineAll()
    return PayloadSchema(
      activities: payloads, types: probe.declarations.sorted { $0.name < $1.name })
  }

  /// Examines the types that are referred to.
  func examineAll() {
    while let next = pending.last { examine(next, named: "") }
  }

  /// The JSON of a type. The declaration that it may refer to follows later.
  func type(_ type: any Decodable.Type) -> PayloadType {
    if let scalar = PayloadScalar(type) { return .scalar(scalar) }
    if let parts = type as? any ProbedContainer.Type { return parts.payload(in: self) }
    if Self.systemSample(of: type) != nil {
      return .any(reason: "\(type), as Foundation encodes it")
    }
    if let name = names[ObjectIdentifier(type)] { return .reference(name) }
    guard names.count < Self.limit else {
      return .any(reason: "\(type), after \(Self.limit) other types")
    }
    let name = uniqueName(of: type)
    names[ObjectIdentifier(type)] = name
    pending.append(type)
    return .reference(name)
  }

  /// Like `type(_:)`, for an element that is perhaps not decodable.
  func type(ofElement type: any Any.Type) -> PayloadType {
    (type as? any Decodable.Type).map(self.type) ?? .any(reason: "\(type)")
  }

  /// A value of a type. Throws if there is none: its own code rejects the samples.
  func sample<Value: Decodable>(_ type: Value.Type, named name: String) throws -> Value {
    let words = SampleName(name, now: now)
    if PayloadScalar(type) != nil || type == AlarmPresentationState.Mode.self,
      let (value, _) = SampleValue.simple(type, named: words, date: words.date)
    {
      return value
    }
    if let value = Self.systemSample(of: type) as? Value { return value }
    if let empty = (type as? any ProbedContainer.Type)?.emptySample as? Value { return empty }
    _ = self.type(type)
    examine(type, named: name)
    guard let value = samples[ObjectIdentifier(type)] as? Value else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "no sample of \(type)"))
    }
    return value
  }

  /// Keeps a value for types that contain the type.
  func keep<Value>(_ sample: Value) {
    samples[ObjectIdentifier(Value.self)] = sample
  }

  private func examine<Value: Decodable>(_ type: Value.Type, named name: String) {
    // A type that is being examined is no longer pending, and has perhaps a sample.
    guard let index = pending.firstIndex(where: { $0 == type }) else {
      return
    }
    pending.remove(at: index)
    guard let declared = names[ObjectIdentifier(type)] else { return }
    let examined = TypeExamination<Value>(probe: self, name: name).findings()
    if let sample = examined.sample { keep(sample) }
    declarations.append(
      PayloadDeclaration(
        name: declared, type: examined.type, isDecodedByOwnCode: examined.isOwnCode))
  }

  /// A value of a type of Foundation whose JSON depends on its value, or that servers do not write;
  /// nil for other types.
  private static func systemSample(of type: any Any.Type) -> Any? {
    switch type {
    case is LocalizedStringResource.Type: LocalizedStringResource(stringLiteral: "text")
    case is AttributedString.Type: AttributedString("text")
    case is TimeZone.Type: TimeZone.gmt
    case is Locale.Type: Locale(identifier: "en")
    case is Calendar.Type: Calendar(identifier: .gregorian)
    default: nil
    }
  }

  private func uniqueName(of type: any Any.Type) -> String {
    let full = String(reflecting: type).replacing(/\(unknown context at [^)]*\)\./, with: "")
    // The module is the first part of each path.
    let name = full.replacing(/(^|[^A-Za-z0-9_.])[A-Za-z_][A-Za-z0-9_]*\./) { $0.output.1 }
    return names.values.contains(name) ? full : name
  }
}

/// A type with parts whose samples are empty.
protocol ProbedContainer {
  static func payload(in probe: SchemaProbe) -> PayloadType
  static var emptySample: Any { get }
}

extension Optional: ProbedContainer {
  static func payload(in probe: SchemaProbe) -> PayloadType {
    .optional(probe.type(ofElement: Wrapped.self))
  }
  static var emptySample: Any { Self.none as Any }
}

extension Array: ProbedContainer {
  static func payload(in probe: SchemaProbe) -> PayloadType {
    .list(probe.type(ofElement: Element.self))
  }
  static var emptySample: Any { Self() }
}

extension ContiguousArray: ProbedContainer {
  static func payload(in probe: SchemaProbe) -> PayloadType { [Element].payload(in: probe) }
  static var emptySample: Any { Self() }
}

extension Set: ProbedContainer {
  static func payload(in probe: SchemaProbe) -> PayloadType { [Element].payload(in: probe) }
  static var emptySample: Any { Self() }
}

extension Dictionary: ProbedContainer {
  static func payload(in probe: SchemaProbe) -> PayloadType {
    let value = probe.type(ofElement: Value.self)
    // Source: Dictionary.init(from:) of the standard library.
    if Key.self == String.self
      || Key.self is any CodingKeyRepresentable.Type && Key.self != Int.self
    {
      return .dictionary(value, hasIntegerKeys: false)
    }
    if Key.self == Int.self { return .dictionary(value, hasIntegerKeys: true) }
    return .pairs(key: probe.type(ofElement: Key.self), value: value)
  }
  static var emptySample: Any { Self() }
}

extension PayloadScalar {
  /// nil for a type with parts.
  init?(_ type: any Any.Type) {
    switch type {
    case is Bool.Type: self = .bool
    case is String.Type: self = .string
    case is Int.Type: self = .int
    case is Int8.Type: self = .int8
    case is Int16.Type: self = .int16
    case is Int32.Type: self = .int32
    case is Int64.Type: self = .int64
    case is UInt.Type: self = .uint
    case is UInt8.Type: self = .uint8
    case is UInt16.Type: self = .uint16
    case is UInt32.Type: self = .uint32
    case is UInt64.Type: self = .uint64
    case is Double.Type: self = .double
    case is Float.Type: self = .float
    case is Decimal.Type: self = .decimal
    case is Date.Type: self = .date
    case is URL.Type: self = .url
    case is UUID.Type: self = .uuid
    case is Data.Type: self = .data
    default: return nil
    }
  }
}
