import DeviceProtocol
import HostLink

/// Prints types in Kotlin, for kotlinx.serialization with its defaults.
struct KotlinTypes {
  let names: TypeNames

  func source(_ schema: PayloadSchema) -> String {
    ([Self.header] + schema.types.flatMap(declarations)).joined(separator: "\n\n") + "\n"
  }

  private static let header = """
    // Written by `vitrine schema --language kotlin`. Optional values that are null are left out.
    import kotlinx.serialization.SerialName
    import kotlinx.serialization.Serializable
    import kotlinx.serialization.json.JsonElement

    /** Seconds since 2001-01-01T00:00:00Z, as JSONDecoder expects a Date. */
    @JvmInline
    @Serializable
    value class AppleDate(val seconds: Double) {
        companion object {
            fun of(instant: java.time.Instant) =
                AppleDate(instant.toEpochMilli() / 1000.0 - 978307200)
        }
    }
    """

  private func declarations(_ declaration: PayloadDeclaration) -> [String] {
    let comment = declaration.remark.map { "/** \($0) */\n" } ?? ""
    let name = names[declaration.name]
    switch declaration.type {
    case .object(let properties): return classes(comment, name, properties)
    case .choices(let choices, isOpen: false) where choices.areTexts:
      let cases = choices.map {
        "    @SerialName(\($0.value.string?.kotlinString ?? "\"\"")) \($0.name.identifier)"
      }
      return [
        "\(comment)@Serializable\nenum class \(name) {\n\(cases.joined(separator: ",\n"))\n}"
      ]
    case .variants(let variants):
      let parts = variants.flatMap {
        classes("", name + $0.key.identifier, $0.properties)
      }
      let properties = variants.map {
        "    @SerialName(\($0.key.kotlinString)) val \($0.key.kotlinName): "
          + "\(name + $0.key.identifier)? = null"
      }
      return parts + [
        "/** Exactly one value is set. */\n@Serializable\n"
          + "data class \(name)(\n\(properties.joined(separator: ",\n"))\n)"
      ]
    default: return ["\(comment)typealias \(name) = \(text(declaration.type))"]
    }
  }

  /// The class of an object, after those of objects in it.
  private func classes(
    _ comment: String, _ name: String, _ properties: [PayloadProperty]
  ) -> [String] {
    guard !properties.isEmpty else { return ["\(comment)@Serializable\nclass \(name)"] }
    var inner: [String] = []
    let members = properties.map { property in
      var type = text(property.type)
      if case .object(let properties) = property.type {
        type = name + property.key.identifier
        inner += classes("", type, properties)
      }
      if !property.isRequired { type += type.hasSuffix("?") ? " = null" : "? = null" }
      return "    @SerialName(\(property.key.kotlinString)) val \(property.key.kotlinName): \(type)"
    }
    return inner + [
      "\(comment)@Serializable\ndata class \(name)(\n\(members.joined(separator: ",\n"))\n)"
    ]
  }

  private func text(_ type: PayloadType) -> String {
    switch type {
    case .scalar(let scalar): scalar.kotlin
    case .optional(let type): text(type).hasSuffix("?") ? text(type) : "\(text(type))?"
    case .list(let type): "List<\(text(type))>"
    case .tuple: "List<\(type.commonElement.map(text) ?? "JsonElement")>"
    case .dictionary(let type, let hasIntegerKeys):
      "Map<\(hasIntegerKeys ? "Long" : "String"), \(text(type))>"
    case .pairs: "List<JsonElement>"
    case .choices(let choices, _): choices.type("String", "Long", "Double")
    case .reference(let name): names[name]
    case .object, .variants, .any: "JsonElement"
    }
  }
}

extension String {
  /// The text as a literal of Kotlin, in which `$` begins a variable.
  fileprivate var kotlinString: String { jsonString.replacing("$", with: "\\$") }

  /// A name of a property, in backquotes: it may be a keyword.
  fileprivate var kotlinName: String {
    let name = identifier
    let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isPlain && first?.isNumber == false ? "`\(self)`" : "`\(name)`"
  }
}

extension PayloadScalar {
  fileprivate var kotlin: String {
    switch self {
    case .bool: "Boolean"
    case .string, .url, .uuid, .data: "String"
    case .int, .int64, .uint32: "Long"
    case .int8: "Byte"
    case .int16, .uint8: "Short"
    case .int32, .uint16: "Int"
    case .uint, .uint64: "ULong"
    case .double, .decimal: "Double"
    case .float: "Float"
    case .date: "AppleDate"
    }
  }
}
