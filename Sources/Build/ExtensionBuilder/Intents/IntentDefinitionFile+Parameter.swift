import Foundation

extension IntentDefinitionFile {
  /// Reads a parameter of an intent or a response, or a property of a type. Their keys differ only
  /// in the prefix.
  static func parameter(_ entry: [String: Any], prefix: String) -> Parameter? {
    guard let name = entry.string(prefix + "Name"), name.isIdentifier else { return nil }
    var parameter = Parameter(
      name: name, title: entry.string(prefix + "DisplayName") ?? name,
      kind: kind(entry, prefix: prefix))
    parameter.isList = entry[prefix + "SupportsMultipleValues"] as? Bool ?? false
    parameter.isConfigurable = entry[prefix + "Configurable"] as? Bool ?? true
    parameter.hasDynamicOptions = entry[prefix + "SupportsDynamicEnumeration"] as? Bool ?? false
    parameter.supportsSearch = entry[prefix + "SupportsSearch"] as? Bool ?? false
    parameter.priority = entry[prefix + "DisplayPriority"] as? Int ?? 0
    let metadata = entry[prefix + "Metadata"] as? [String: Any] ?? [:]
    parameter.defaultValue = defaultValue(metadata, prefix: prefix, kind: parameter.kind)
    return parameter
  }

  private static func kind(_ entry: [String: Any], prefix: String) -> Parameter.Kind {
    if let name = entry.string(prefix + "EnumType"), name.isIdentifier,
      entry.string(prefix + "EnumTypeNamespace") != "System"
    {
      return .enumeration(name)
    }
    let type = entry.string(prefix + "Type") ?? "String"
    switch type {
    case "Boolean": return .bool
    case "Integer", "Long": return .integer
    case "Decimal", "Double": return .decimal
    case "String": return .string
    case "URL": return .url
    case "Date", "DateComponents", "DateComponentsRange": return .date
    case "Object":
      guard let name = entry.string(prefix + "ObjectType"), name.isIdentifier else {
        return .other("INObject")
      }
      let isSystem = entry.string(prefix + "ObjectTypeNamespace") == "System"
      return isSystem ? .other(name) : .object(name)
    default: return .other(type)
    }
  }

  private static func defaultValue(
    _ metadata: [String: Any], prefix: String, kind: Parameter.Kind
  ) -> Parameter.Default {
    guard let value = metadata[prefix + "MetadataDefaultValue"] else { return .none }
    switch kind {
    case .bool: return (value as? Bool).map { .bool($0) } ?? .none
    case .integer: return (value as? Int).map { .integer($0) } ?? .none
    case .decimal: return (value as? Double).map { .decimal($0) } ?? .none
    case .string, .url, .enumeration: return (value as? String).map { .string($0) } ?? .none
    case .date, .object, .other: return .none
    }
  }
}
