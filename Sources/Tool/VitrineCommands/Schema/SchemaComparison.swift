import DeviceProtocol
import HostLink

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
    // A case inserted before others moves their numbers.
    for choice in left where right.contains(where: { $0.name == choice.name }) {
      guard let now = right.first(where: { $0.value == choice.value }), now.name != choice.name
      else { continue }
      note(
        .incompatible, place,
        "has the value \(choice.json) for the case \(now.name), which was \(choice.name) before")
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

extension PayloadType {
  fileprivate var unwrapped: PayloadType {
    if case .optional(let type) = self { type } else { self }
  }
}
