/// The JSON that a type decodes from, found out by decoding the type.
///
/// A `Decodable` type has no schema. `DecodedShape` therefore decodes it from a `ShapeDecoder`,
/// which has a sample for every value that the type asks for, and records what it asks for:
///
/// ```swift
/// struct Stop: Decodable {
///   var name: String
///   var minutes: [Int]
/// }
/// DecodedShape(of: Stop.self).example  // {"name":"Ana","minutes":[15]}
/// ```
/// All elements of a list share one place, and each list in the example has one element. If the
/// type's own `init(from:)` rejects a sample, the shape contains what was asked for until then.
///
/// A shape explains errors; it does not validate. Whether JSON decodes is up to `JSONDecoder`.
struct DecodedShape {
  /// JSON that the type decodes from, as far as its shape is known.
  var example: String { slot.json }
  private let slot = ShapeSlot()
  private let types: [String: any Any.Type]

  /// - Parameter now: The date for which dates of the example are chosen: an hour ago or in 15
  ///   minutes.
  init<Value: Decodable>(of type: Value.Type, now: Date = Date()) {
    let recorder = ShapeRecorder(now: now)
    _ = try? ShapeDecoder(slot: slot, codingPath: [], recorder: recorder).sample(type)
    types = recorder.types
  }

  /// Describes the value that is expected at `path`; nil if the type does not ask for one.
  func expectation(at path: [any CodingKey]) -> String? {
    types[ShapeRecorder.name(path)].map(TypeDescription.text)
  }

  /// Finds a fraction in the place of an integer, which Foundation reports only as invalid JSON.
  func fractionForInteger(
    in json: Data
  ) -> (keyPath: String, expected: String, found: String)? {
    let root = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    for (name, type) in types.sorted(by: { $0.key < $1.key }) where type is any BinaryInteger.Type {
      let path = name.split(separator: "\n")
      let value = path.reduce(root as Any?) { ($0 as? [String: Any])?[String($1)] }
      guard let number = value as? Double, Int(exactly: number) == nil else { continue }
      return (path.joined(separator: "."), TypeDescription.text(for: type), "\(number)")
    }
    return nil
  }

  /// The numbers in the JSON that are decoded as dates, with their key paths.
  func dates(in json: Data) -> [(keyPath: String, seconds: Double)] {
    let root = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    guard let root else { return [] }
    return types.filter { $0.value is Date.Type || $0.value is Date?.Type }.keys.sorted()
      .flatMap { numbers(in: root, at: $0.split(separator: "\n")[...], "") }
  }

  private func numbers(
    in value: Any, at path: ArraySlice<Substring>, _ keyPath: String
  ) -> [(keyPath: String, seconds: Double)] {
    guard let part = path.first else {
      return (value as? Double).map { [(keyPath, $0)] } ?? []
    }
    if part == "[]" {
      return (value as? [Any] ?? []).enumerated().flatMap { index, element in
        numbers(in: element, at: path.dropFirst(), "\(keyPath)[\(index)]")
      }
    }
    guard let member = (value as? [String: Any])?[String(part)] else { return [] }
    return numbers(
      in: member, at: path.dropFirst(), keyPath.isEmpty ? String(part) : "\(keyPath).\(part)")
  }

  /// Key paths of the members that the type does not ask for. It reads every key of a dictionary.
  func unread(in json: Data) -> [String] {
    let root = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    return root.map { unread(in: $0, slot, at: [], "") } ?? []
  }

  private func unread(
    in value: Any, _ slot: ShapeSlot, at place: [String], _ path: String
  ) -> [String] {
    switch (value, slot.content) {
    case (let object as [String: Any], .object(let members)):
      if let type = types[place.joined(separator: "\n")], TypeDescription.isDictionary(type) {
        return []
      }
      return object.sorted { $0.key < $1.key }.flatMap { key, value in
        let path = path.isEmpty ? key : "\(path).\(key)"
        guard let member = members.first(where: { $0.key == key }) else { return [path] }
        return unread(in: value, member.slot, at: place + [key], path)
      }
    case (let list as [Any], .list(let slots)):
      guard let element = slots.first else { return [] }
      return list.enumerated().flatMap { index, value in
        unread(in: value, element, at: place + ["[]"], "\(path)[\(index)]")
      }
    default: return []
    }
  }

  /// A value as JSON; nil if it cannot be encoded.
  static func literal(of value: Any) -> String? {
    guard let value = value as? any Encodable, let data = try? JSONEncoder().encode(value) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// The types that were asked for, by place.
final class ShapeRecorder {
  var types: [String: any Any.Type] = [:]
  /// The places of ranges of dates.
  var ranges: Set<String> = []
  let now: Date

  init(now: Date) {
    self.now = now
  }

  /// The name of a place. All elements of a list share one.
  static func name(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue == nil ? $0.stringValue : "[]" }.joined(separator: "\n")
  }
}

/// One place in the example.
final class ShapeSlot {
  enum Content {
    case literal(String)
    case list([ShapeSlot])
    case object([(key: String, slot: ShapeSlot)])
  }

  var content = Content.literal("null")

  var json: String {
    switch content {
    case .literal(let text): text
    case .list(let slots): "[\(slots.map(\.json).joined(separator: ","))]"
    case .object(let members):
      "{"
        + members.map { "\(DecodedShape.literal(of: $0.key) ?? "\"\""):\($0.slot.json)" }
        .joined(separator: ",") + "}"
    }
  }

  var hasMembers: Bool {
    if case .object(let members) = content { return !members.isEmpty }
    return false
  }

  func member(_ key: String) -> ShapeSlot {
    var members: [(key: String, slot: ShapeSlot)] = []
    if case .object(let known) = content { members = known }
    if let known = members.first(where: { $0.key == key }) { return known.slot }
    let slot = ShapeSlot()
    content = .object(members + [(key, slot)])
    return slot
  }

  func element() -> ShapeSlot {
    let slot = ShapeSlot()
    if case .list(let known) = content {
      content = .list(known + [slot])
    } else {
      content = .list([slot])
    }
    return slot
  }
}
