import DeviceProtocol
import HostLink

/// Prints types in TypeScript. They describe JSON and need no library.
struct TypeScriptTypes {
  let names: TypeNames

  func source(_ schema: PayloadSchema) -> String {
    let activities = schema.activities.map {
      "  | { \"attributes-type\": \($0.attributesType.jsonString); attributes: \(text($0.attributes)); "
        + "\"content-state\": \(text($0.state)) }"
    }
    return
      ([Self.header] + schema.types.map(declaration) + [
        "/** The attributes and the content state of each Live Activity. */\n"
          + "export type LiveActivity =\n\(activities.joined(separator: "\n"));"
      ]).joined(separator: "\n\n") + "\n"
  }

  private static let header = """
    // Written by `vitrine schema --language typescript`.

    /** Seconds since 2001-01-01T00:00:00Z, as JSONDecoder expects a Date. */
    export type AppleDate = number;

    export const appleDate = (date: Date): AppleDate => date.getTime() / 1000 - 978307200;
    """

  private func declaration(_ declaration: PayloadDeclaration) -> String {
    let comment = declaration.remark.map { "/** \($0) */\n" } ?? ""
    let name = names[declaration.name]
    if case .object(let properties) = declaration.type {
      return "\(comment)export interface \(name) {\n\(members(properties, "\n"))\n}"
    }
    return "\(comment)export type \(name) = \(text(declaration.type));"
  }

  private func members(_ properties: [PayloadProperty], _ separator: String) -> String {
    properties.map {
      "  \($0.key.jsonString)\($0.isRequired ? "" : "?"): \(text($0.type));"
    }.joined(separator: separator)
  }

  private func text(_ type: PayloadType) -> String {
    switch type {
    case .scalar(let scalar): scalar.typeScript
    case .optional(let type): "\(text(type)) | null"
    case .list(let type): "Array<\(text(type))>"
    case .tuple(let types): "[\(types.map(text).joined(separator: ", "))]"
    case .dictionary(let type, _): "Record<string, \(text(type))>"
    case .pairs(let key, let value): "Array<\(text(key)) | \(text(value))>"
    case .object(let properties): "{\(members(properties, "")) }"
    case .choices(let choices, isOpen: false): choices.map(\.json).joined(separator: " | ")
    case .choices(let choices, isOpen: true):
      if case .string? = choices.first?.value { "string" } else { "number" }
    case .variants(let variants):
      variants.isEmpty
        ? "never"
        : variants.map { "{ \($0.key.jsonString): {\(members($0.properties, "")) } }" }
          .joined(separator: " | ")
    case .reference(let name): names[name]
    case .any: "unknown"
    }
  }
}

extension PayloadScalar {
  fileprivate var typeScript: String {
    switch self {
    case .bool: "boolean"
    case .string, .url, .uuid, .data: "string"
    case .date: "AppleDate"
    default: "number"
    }
  }
}
