import HostLink

extension IntentCatalog.Intent {
  /// Checks the names and the types of values. Throws ``IntentLookupError``.
  func check(_ values: [String: ResolvedValue]) throws {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw IntentLookupError.unknownParameter(
          name, intent: self.name, known: parameters.map(\.name))
      }
      try parameter.check(value, of: self.name)
    }
  }
}

extension ParameterDescription {
  fileprivate func check(_ value: ResolvedValue, of intent: String) throws {
    if value == .plain(.none), isOptional { return }
    let values = isList ? value.elements : [value]
    for value in values ?? [] {
      if case .enumeration(let name) = type, let rawValue = value.rawValue(of: name),
        !options.map(\.value).contains(.string(rawValue))
      {
        throw IntentLookupError.unknownCase(
          rawValue, enumeration: name, known: options.map(\.value.text))
      }
    }
    guard let values, values.allSatisfy(type.accepts) else {
      throw IntentLookupError.wrongParameterType(
        name, intent: intent, given: value.words,
        expected: isList ? "a list of \(type.words)" : type.words + (isOptional ? " or nil" : ""))
    }
  }
}

extension ParameterDescription.ValueType {
  fileprivate func accepts(_ value: ResolvedValue) -> Bool {
    switch (self, value) {
    case (.bool, .plain(.bool)), (.integer, .plain(.integer)), (.double, .plain(.double)),
      (.double, .plain(.integer)), (.string, .plain(.string)), (.url, .plain(.string)),
      (.date, .plain(.date)), (.dateComponents, .plain(.dateComponents)),
      (.measurement, .plain(.measurement)), (.file, .plain(.file)), (.other, _):
      true
    case (.enumeration(let name), _): value.rawValue(of: name) != nil
    case (.object(let name), .entity(let entity)): entity.type == name
    case (.object, .plain(.object)): true
    default: false
    }
  }

  /// The type for a message.
  fileprivate var words: String {
    switch self {
    case .bool: "Bool"
    case .integer: "Int"
    case .double: "Double"
    case .string: "String"
    case .date: "Date"
    case .url: "URL"
    case .dateComponents: "DateComponents"
    case .measurement: "ConfigurationValue.measurement(value:unit:)"
    case .file: "ConfigurationValue.file(name:data:)"
    case .enumeration(let name): "enums[\"\(name)\"].makeCase(…)"
    case .object(let name): "entities[\"\(name)\"].makeReference(identifier: …)"
    case .other(let name): name
    }
  }
}

extension ResolvedValue {
  /// The raw value of a case of this enum; nil for other values.
  fileprivate func rawValue(of enumeration: String) -> String? {
    guard case .enumeration(enumeration, let rawValue) = self else { return nil }
    return rawValue
  }
}

extension ConfigurationValue {
  fileprivate var text: String {
    if case .string(let text) = self { text } else { "\(self)" }
  }
}
