import HostLink

/// A difference between the types that old servers and running activities follow, and the new ones.
struct SchemaChange: Encodable, Equatable {
  enum Effect: String, Encodable {
    /// JSON that the old types decode does not decode any more, or means something else.
    case incompatible
    /// All JSON that the old types decode still decodes.
    case compatible
  }

  var effect: Effect
  /// Such as `MatchAttributes content-state.home.name`.
  var place: String
  var sentence: String

  var text: String { "\(effect.rawValue): \(place): \(sentence)" }
}

/// Compares two schemas: does the new one decode everything that the old one decodes?
///
/// A payload outlives the build that it was made for. The system keeps the attributes and the
/// content of running activities during an update of the app, and servers send the old form until
/// all users have updated.
struct SchemaComparison {
  private let old: PayloadTypes
  private let new: PayloadTypes
  private var compared: Set<[String]> = []
  private(set) var changes: [SchemaChange] = []

  init(from old: PayloadSchema, to new: PayloadSchema) {
    self.old = PayloadTypes(old)
    self.new = PayloadTypes(new)
    for activity in old.activities {
      let name = activity.attributesType
      guard let other = new.activities.first(where: { $0.attributesType == name }) else {
        note(
          .incompatible, name, "was removed: nothing draws its running activities and its pushes")
        continue
      }
      compare(activity.attributes, other.attributes, "\(name) attributes")
      compare(activity.state, other.state, "\(name) content-state")
    }
    let known = old.activities.map(\.attributesType)
    for activity in new.activities where !known.contains(activity.attributesType) {
      note(.compatible, activity.attributesType, "is new")
    }
    changes.sort { $0.effect == .incompatible && $1.effect == .compatible }
  }

  private mutating func note(_ effect: SchemaChange.Effect, _ place: String, _ sentence: String) {
    changes.append(SchemaChange(effect: effect, place: place, sentence: sentence))
  }

  private mutating func compare(_ before: PayloadType, _ after: PayloadType, _ place: String) {
    if case .reference(let left) = before, case .reference(let right) = after {
      // Once, at its first place, which also ends types that contain themselves.
      guard compared.insert([left, right]).inserted else { return }
    }
    let (from, to) = (old.resolved(before), new.resolved(after))
    switch (from, to) {
    case (.any, .any): break
    case (_, .any):
      note(.compatible, place, "is decoded by the type's own code now, which cannot be compared")
    case (.any, _):
      note(
        .incompatible, place,
        "was decoded by the type's own code, and has to be \(new.words(after)) now")
    case (.optional(let left), .optional(let right)): compare(left, right, place)
    case (.optional(let left), _):
      note(.incompatible, place, "can no longer be null")
      compare(left, after, place)
    case (_, .optional(let right)):
      note(.compatible, place, "can be null now")
      compare(before, right, place)
    case (.scalar(let left), .scalar(let right)): compare(left, right, place)
    case (.list(let left), .list(let right)): compare(left, right, "\(place)[]")
    case (.dictionary(let left, let hadIntegers), .dictionary(let right, let hasIntegers)):
      if !hadIntegers, hasIntegers {
        note(.incompatible, place, "has keys that must be integers now")
      }
      compare(left, right, "\(place).*")
    case (.pairs(let leftKey, let left), .pairs(let rightKey, let right)):
      compare(leftKey, rightKey, "\(place)[key]")
      compare(left, right, "\(place)[value]")
    case (.tuple(let left), .tuple(let right)) where left.count >= right.count:
      for (index, pair) in zip(left, right).enumerated() {
        compare(pair.0, pair.1, "\(place)[\(index)]")
      }
    case (.object(let left), .object(let right)): compare(left, right, place)
    case (.choices(let left, let wasOpen), .choices(let right, let isOpen)):
      compare(left, wasOpen, right, isOpen, place)
    case (.choices(let choices, _), .scalar(let scalar))
    where choices.allSatisfy({ scalar.contains($0) }):
      note(.compatible, place, "takes any \(scalar.rawValue) now")
    case (.variants(let left), .variants(let right)): compare(left, right, place)
    default:
      note(
        .incompatible, place,
        "changed from \(old.words(before)) to \(new.words(after))")
    }
  }

  private mutating func compare(_ left: PayloadScalar, _ right: PayloadScalar, _ place: String) {
    guard left != right else { return }
    let isWider = right.accepts(left)
    let names = "from \(left.rawValue) to \(right.rawValue)"
    note(
      isWider ? .compatible : .incompatible, place,
      "changed \(names)\(isWider ? ", which decodes the same values" : "")")
  }

  private mutating func compare(
    _ left: [PayloadProperty], _ right: [PayloadProperty], _ place: String
  ) {
    var removed = left.filter { property in !right.contains { $0.key == property.key } }
    for property in right {
      let path = "\(place).\(property.key)"
      if let before = left.first(where: { $0.key == property.key }) {
        if property.isRequired, !before.isRequired {
          note(.incompatible, path, "was optional and is required now")
          compare(before.type.unwrapped, property.type.unwrapped, path)
        } else if !property.isRequired, before.isRequired {
          note(.compatible, path, "is optional now")
          compare(before.type.unwrapped, property.type.unwrapped, path)
        } else {
          compare(before.type, property.type, path)
        }
        continue
      }
      let former = removed.firstIndex {
        old.words($0.type.unwrapped) == new.words(property.type.unwrapped)
      }
      switch (property.isRequired, former.map { removed.remove(at: $0).key }) {
      case (true, let former?):
        note(.incompatible, path, "is required, and was probably called \"\(former)\" before")
      case (true, nil):
        note(
          .incompatible, path,
          "is new and required; make it optional, because a default value does not count when "
            + "synthesized code decodes")
      case (false, let former?):
        note(
          .compatible, path,
          "is new and optional; if it was called \"\(former)\" before, that value is ignored")
      case (false, nil): note(.compatible, path, "is new and optional")
      }
    }
    for property in removed {
      note(.compatible, "\(place).\(property.key)", "was removed; servers may still send it")
    }
  }

  private mutating func compare(
    _ left: [PayloadChoice], _ wasOpen: Bool, _ right: [PayloadChoice], _ isOpen: Bool,
    _ place: String
  ) {
    let (before, after) = (left.map(\.value), right.map(\.value))
    let effect: SchemaChange.Effect = isOpen ? .compatible : .incompatible
    for choice in left where !after.contains(choice.value) {
      note(effect, place, "no longer has the value \(choice.json) (case \(choice.name))")
    }
    for choice in right where !before.contains(choice.value) {
      note(.compatible, place, "has the new value \(choice.json) (case \(choice.name))")
    }
    if wasOpen, !isOpen { note(.incompatible, place, "rejects unknown values now") }
  }

  private mutating func compare(
    _ left: [PayloadVariant], _ right: [PayloadVariant], _ place: String
  ) {
    for variant in left {
      if let other = right.first(where: { $0.key == variant.key }) {
        compare(variant.properties, other.properties, "\(place).\(variant.key)")
      } else {
        note(.incompatible, place, "no longer has the case \(variant.key)")
      }
    }
    for variant in right where !left.contains(where: { $0.key == variant.key }) {
      note(.compatible, place, "has the new case \(variant.key)")
    }
  }
}

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

extension PayloadType {
  fileprivate var unwrapped: PayloadType {
    if case .optional(let type) = self { type } else { self }
  }
}

extension PayloadScalar {
  /// Whether all JSON of another scalar decodes, and means the same.
  fileprivate func accepts(_ other: PayloadScalar) -> Bool {
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
  fileprivate func contains(_ choice: PayloadChoice) -> Bool {
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
