import DeviceProtocol
import HostLink

/// The declarations of a schema by name.
struct PayloadTypes {
  private let types: [String: PayloadType]

  init(_ schema: PayloadSchema) {
    types = Dictionary(
      schema.types.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
  }

  /// A reference's type, through references to references.
  func resolved(_ type: PayloadType) -> PayloadType {
    var type = type
    var seen: Set<String> = []
    while case .reference(let name) = type, seen.insert(name).inserted, let next = types[name] {
      type = next
    }
    return type
  }

  /// The type in words, for messages.
  func words(_ type: PayloadType) -> String {
    switch type {
    case .scalar(let scalar): scalar.rawValue
    case .optional(let type): "optional \(words(type))"
    case .list(let type): "a list of \(words(type))"
    case .tuple(let types): "a list of \(types.count) (\(types.map(words).joined(separator: ", ")))"
    case .dictionary(let type, _): "a dictionary of \(words(type))"
    case .pairs(let key, let value): "pairs of \(words(key)) and \(words(value))"
    case .object: "an object"
    case .choices: "an enum with raw values"
    case .variants: "an enum with associated values"
    case .reference(let name):
      switch resolved(type) {
      case .scalar(let scalar): "\(name) (\(scalar.rawValue))"
      case .reference, .object, .any: name
      case let other: "\(name), \(words(other))"
      }
    case .any: "any value"
    }
  }
}

extension PayloadScalar {
  /// Whether all JSON of another scalar decodes, and means the same.
  func accepts(_ other: PayloadScalar) -> Bool {
    if let bounds, let others = other.bounds {
      return bounds.lowerBound <= others.lowerBound && bounds.upperBound >= others.upperBound
    }
    switch (other, self) {
    case (_, .double), (_, .decimal), (_, .float):
      return other.bounds != nil || [.double, .float, .decimal].contains(other)
    case (.url, .string), (.uuid, .string), (.uuid, .url), (.data, .string): return true
    default: return false
    }
  }

  /// Whether a raw value decodes.
  func contains(_ choice: PayloadChoice) -> Bool {
    switch choice.value {
    case .string: self == .string
    case .integer(let number):
      bounds.map { $0.contains(Double(number)) } ?? [.double, .float, .decimal].contains(self)
    case .number: [.double, .float, .decimal].contains(self)
    default: false
    }
  }

  /// The numbers of an integer type; nil for other types.
  private var bounds: ClosedRange<Double>? {
    switch self {
    case .int, .int64: -0x1p63...0x1p63
    case .uint, .uint64: 0...0x1p64
    case .int8: -128...127
    case .int16: -0x1p15...(0x1p15 - 1)
    case .int32: -0x1p31...(0x1p31 - 1)
    case .uint8: 0...255
    case .uint16: 0...65535
    case .uint32: 0...(0x1p32 - 1)
    default: nil
    }
  }
}
