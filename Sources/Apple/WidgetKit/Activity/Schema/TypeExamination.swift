import HostLink

/// Finds out what one type decodes from, by decoding it several times with different answers.
///
/// The code that Swift synthesizes asks for each stored property once and passes every error on.
/// A type that behaves differently has its own `init(from:)`. What that one asks for is still
/// known; what it makes of missing and wrong values is tried out. If it does something that cannot
/// be followed, or rejects the samples, the result is `.any` with the reason.
struct TypeExamination<Value: Decodable> {
  struct Findings {
    var type: PayloadType
    var isOwnCode = false
    var sample: Value?
  }

  let probe: SchemaProbe
  let name: String

  func findings() -> Findings {
    if let type = Value.self as? any RawRepresentable.Type, let choices = choices(type) {
      return choices
    }
    let (trace, value) = attempt()
    switch trace.container {
    case .object where trace.listsKeys: return variants(trace)
    case .object where TypeMetadata.isEnum(Value.self): return own(trace, value)
    case .object: return object(trace, value)
    case .list:
      guard !trace.isUnusual, let value else { return own(trace, value) }
      return Findings(type: .tuple(trace.elements.map(probe.type)), sample: value)
    case .value:
      guard !trace.isUnusual, let value, trace.elements.count == 1 else { return own(trace, value) }
      let isOwn = !(Value.self is any RawRepresentable.Type) && !isOfSystem
      return Findings(type: probe.type(trace.elements[0]), isOwnCode: isOwn, sample: value)
    case .none: return own(trace, value)
    }
  }

  private var isOfSystem: Bool {
    let name = String(reflecting: Value.self)
    return ["Swift.", "Foundation", "__C."].contains(where: name.hasPrefix)
  }

  private func attempt(_ answers: ProbeAnswers = ProbeAnswers()) -> (ProbeTrace, Value?) {
    let trace = ProbeTrace()
    let decoder = ProbeDecoder(probe: probe, trace: trace, answers: answers, name: name)
    return (trace, try? Value(from: decoder))
  }

  /// A type whose code cannot be described.
  private func own(_ trace: ProbeTrace, _ sample: Value?) -> Findings {
    let keys = trace.members.map(\.key)
    let known = keys.isEmpty ? "" : ", which reads \(keys.joined(separator: ", "))"
    return Findings(
      type: .any(reason: "decoded by the type's own code\(known)"), isOwnCode: true,
      sample: sample)
  }
}

/// Enums with raw values.
extension TypeExamination {
  /// nil if the type is no enum, or does not decode from its raw value.
  private func choices<Raw: RawRepresentable>(_ type: Raw.Type) -> Findings? {
    guard let cases = TypeMetadata.cases(of: type), !cases.isEmpty else { return nil }
    let choices = cases.compactMap { value -> PayloadChoice? in
      let raw = value.rawValue
      guard case (let trace, .some) = attempt(ProbeAnswers(raw: raw)),
        trace.container == .value, let json = DecodedShape.literal(of: raw)
      else { return nil }
      return PayloadChoice(name: TypeMetadata.caseName(of: value) ?? json, json: json)
    }
    guard choices.count == cases.count, let first = cases[0] as? Value else { return nil }
    let isOpen = UnusedRawValue.of(cases.map(\.rawValue)).map {
      attempt(ProbeAnswers(raw: $0)).1 != nil
    }
    return Findings(
      type: .choices(choices, isOpen: isOpen ?? false), isOwnCode: isOpen ?? false, sample: first)
  }
}

/// Enums with associated values, and those without raw values.
extension TypeExamination {
  private func variants(_ trace: ProbeTrace) -> Findings {
    guard TypeMetadata.isEnum(Value.self), let type = trace.keys, let keys = names(of: type) else {
      return own(trace, nil)
    }
    var found = keys.map { attempt(ProbeAnswers(only: $0.string)) }
    // A case that contains the enum itself needs another one as a sample.
    let sample = found.lazy.compactMap(\.1).first
    if let sample {
      probe.keep(sample)
      for (index, key) in keys.enumerated() where found[index].1 == nil {
        found[index] = attempt(ProbeAnswers(only: key.string))
      }
    }
    var variants: [PayloadVariant] = []
    for (key, (trace, value)) in zip(keys, found) {
      guard value != nil || trace.unavailable != nil, !trace.isUnusual, trace.members.count == 1,
        case .nested(let associated) = trace.members[0].request,
        trace.members[0].key == key.string, !associated.isUnusual
      else { return own(trace, sample) }
      if let missing = associated.unavailable {
        return Findings(type: .any(reason: "contains \(missing), of which no sample decodes"))
      }
      variants.append(PayloadVariant(key: key.string, properties: properties(associated.members)))
    }
    return Findings(type: .variants(variants), sample: sample)
  }

  /// The keys of an enum of keys, and the names of its cases; nil for other types of keys.
  private func names<Key: CodingKey>(of type: Key.Type) -> [(string: String, name: String)]? {
    TypeMetadata.cases(of: type)?.map {
      ($0.stringValue, TypeMetadata.caseName(of: $0) ?? $0.stringValue)
    }
  }
}

/// Structs and classes.
extension TypeExamination {
  private func object(_ trace: ProbeTrace, _ value: Value?) -> Findings {
    guard !trace.isUnusual else { return own(trace, value) }
    let fields = TypeMetadata.fields(of: Value.self)
    guard let value else {
      // What follows the value without a sample is known from the program.
      guard trace.unavailable != nil, let rest = unasked(trace, fields) else {
        return own(trace, nil)
      }
      return Findings(type: .object(properties(trace.members) + rest))
    }
    let other = attempt(ProbeAnswers(usesOtherSamples: true))
    guard other.1 != nil, other.0.members.map(\.key) == trace.members.map(\.key) else {
      return own(trace, value)
    }
    var isOwn = !isExplained(trace.members, by: fields)
    let properties = properties(trace.members).map { property in
      var property = property
      let decodesWithout = attempt(ProbeAnswers(missing: property.key)).1 != nil
      if property.isRequired == decodesWithout {
        isOwn = true
        property.isRequired = !decodesWithout
      }
      if attempt(ProbeAnswers(wrong: property.key)).1 != nil {
        isOwn = true
        property.type = .any(reason: "the type's own code ignores what it cannot decode")
      }
      return property
    }
    return Findings(
      type: .object(properties), isOwnCode: isOwn && !isOfSystem, sample: value)
  }

  private func properties(_ members: [ProbeTrace.Member]) -> [PayloadProperty] {
    members.map { member in
      switch member.request {
      case .value(let type, let isRequired, let acceptsNull):
        let payload = probe.type(type)
        return PayloadProperty(
          key: member.key, type: acceptsNull ? .optional(payload) : payload,
          isRequired: isRequired)
      case .nested(let trace) where trace.container == .object && !trace.isUnusual:
        return PayloadProperty(
          key: member.key, type: .object(properties(trace.members)), isRequired: true)
      case .nested:
        return PayloadProperty(
          key: member.key, type: .any(reason: "decoded by the type's own code"), isRequired: true)
      }
    }
  }

  /// Whether the members are stored properties, in order.
  private func isExplained(
    _ members: [ProbeTrace.Member], by fields: [TypeMetadata.Field]
  ) -> Bool {
    var rest = fields[...]
    for member in members {
      guard case .value(let type, let isRequired, let acceptsNull) = member.request,
        isRequired != acceptsNull,
        let index = rest.firstIndex(where: { acceptsNull ? wrapped($0) == type : $0.type == type })
      else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  private func wrapped(_ field: TypeMetadata.Field) -> (any Any.Type)? {
    (field.type as? any DecodableOptional.Type)?.wrapped
  }

  /// The properties after the last member that was asked for; nil if their keys are not known.
  private func unasked(
    _ trace: ProbeTrace, _ fields: [TypeMetadata.Field]
  ) -> [PayloadProperty]? {
    guard let type = trace.keys, let keys = names(of: type), isExplained(trace.members, by: fields)
    else { return nil }
    let asked = Set(trace.members.map(\.key))
    return fields.compactMap { field in
      let key = keys.first { $0.name == field.name || "_\($0.name)" == field.name }
      guard let key, !asked.contains(key.string) else { return nil }
      return PayloadProperty(
        key: key.string, type: probe.type(ofElement: field.type),
        isRequired: wrapped(field) == nil)
    }
  }
}

/// A raw value that no case of an enum has.
private enum UnusedRawValue {
  /// nil for raw values of an unknown kind.
  static func of<Raw>(_ values: [Raw]) -> Any? {
    if let texts = values as? [String] { return (texts.max() ?? "") + "\u{1}" }
    if Raw.self == Double.self { return -0.0009765625 }
    guard let type = Raw.self as? any FixedWidthInteger.Type else { return nil }
    return number(type, besides: values)
  }

  private static func number<Number: FixedWidthInteger>(
    _ type: Number.Type, besides values: [Any]
  ) -> Any? {
    let used = Set(values.compactMap { $0 as? Number })
    return (0...UInt8.max).lazy.compactMap { Number(exactly: $0) }.first { !used.contains($0) }
  }
}
