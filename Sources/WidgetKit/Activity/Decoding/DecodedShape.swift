/// What JSON a type reads, learnt by letting it decode from a decoder that has an answer to
/// everything it asks for.
///
/// A type whose own `init(from:)` refuses the sample values gives what it had asked for until then.
struct DecodedShape {
  /// JSON that the type reads, as far as it is known.
  var example: String { slot.json }
  private let slot = ShapeSlot()
  private let types: [String: any Any.Type]

  init<Value: Decodable>(of type: Value.Type) {
    let recorder = ShapeRecorder()
    _ = try? ShapeDecoder(slot: slot, codingPath: [], recorder: recorder).sample(type)
    types = recorder.types
  }

  /// What is expected there, for a person; nil where that was never asked for.
  func words(at path: [any CodingKey]) -> String? {
    types[ShapeRecorder.name(path)].map(TypeWords.words)
  }

  /// A fraction where a whole number belongs: Foundation then says only that the JSON is not valid.
  func misfit(in json: Data) -> (keyPath: String, expected: String, found: String)? {
    let root = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    for (name, type) in types.sorted(by: { $0.key < $1.key }) where type is any BinaryInteger.Type {
      let path = name.split(separator: "\n")
      let value = path.reduce(root as Any?) { ($0 as? [String: Any])?[String($1)] }
      guard let number = value as? Double, Int(exactly: number) == nil else { continue }
      return (path.joined(separator: "."), TypeWords.words(for: type), "\(number)")
    }
    return nil
  }

  /// Key paths of members that were never asked for. A dictionary's are its own.
  func unread(in json: Data) -> [String] {
    let root = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    return root.map { unread(in: $0, slot, at: [], "") } ?? []
  }

  private func unread(
    in value: Any, _ slot: ShapeSlot, at place: [String], _ path: String
  ) -> [String] {
    switch (value, slot.content) {
    case (let object as [String: Any], .object(let members)):
      if let type = types[place.joined(separator: "\n")], TypeWords.isDictionary(type) { return [] }
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

  /// A value as JSON; nil where it has none.
  static func literal(of value: Any) -> String? {
    guard let value = value as? any Encodable, let data = try? JSONEncoder().encode(value) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// The types that were asked for, by their places.
final class ShapeRecorder {
  var types: [String: any Any.Type] = [:]

  /// All elements of a list are one place.
  static func name(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue == nil ? $0.stringValue : "[]" }.joined(separator: "\n")
  }
}

/// A place in the example.
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
