import HostLink

/// Prints types in Go, for encoding/json.
struct GoTypes {
  let names: TypeNames

  func source(_ schema: PayloadSchema) -> String {
    let declarations = schema.types.map(declaration)
    let needsJSON = declarations.contains { $0.contains("json.RawMessage") }
    let imports = needsJSON ? ["encoding/json", "time"] : ["time"]
    let header = """
      // Written by `vitrine schema --language go`. Leave no slice and no map nil: encoding/json
      // writes null, which lists in Swift do not decode.
      package activities

      import (
      \(imports.map { "\t\"\($0)\"" }.joined(separator: "\n"))
      )

      // AppleDate is the number of seconds since 2001-01-01T00:00:00Z, as JSONDecoder has it.
      type AppleDate float64

      // AppleDateOf converts a time.
      func AppleDateOf(t time.Time) AppleDate {
      \treturn AppleDate(float64(t.UnixMilli())/1000 - 978307200)
      }
      """
    return ([header] + declarations).joined(separator: "\n\n") + "\n"
  }

  private func declaration(_ declaration: PayloadDeclaration) -> String {
    let comment = declaration.remark.map { "// \($0)\n" } ?? ""
    let name = names[declaration.name]
    switch declaration.type {
    case .choices(let choices, isOpen: false):
      let constants = choices.map {
        "\t\(name)\($0.name.identifier) \(name) = \($0.json)"
      }
      return "\(comment)type \(name) \(text(declaration.type))\n\n"
        + "const (\n\(constants.joined(separator: "\n"))\n)"
    case .variants(let variants):
      let members = variants.map {
        "\t\($0.key.identifier) *\(structure($0.properties, "\t")) \($0.key.tag(isOptional: true))"
      }
      return "// \(name): exactly one member is set.\n"
        + "type \(name) struct {\n\(members.joined(separator: "\n"))\n}"
    // An alias, which keeps the methods of json.RawMessage.
    case .any: return "\(comment)type \(name) = \(text(declaration.type))"
    default: return "\(comment)type \(name) \(text(declaration.type))"
    }
  }

  private func structure(_ properties: [PayloadProperty], _ indent: String = "") -> String {
    guard !properties.isEmpty else { return "struct{}" }
    var used: Set<String> = []
    let members = properties.map { property in
      var field = property.key.identifier
      while !used.insert(field).inserted { field += "_" }
      let type = text(property.type)
      let isPointer = property.isRequired || type.hasPrefix("*") || type.hasPrefix("map")
      return "\(indent)\t\(field) \(isPointer ? "" : "*")\(type) "
        + property.key.tag(isOptional: !property.isRequired)
    }
    return "struct {\n\(members.joined(separator: "\n"))\n\(indent)}"
  }

  private func text(_ type: PayloadType) -> String {
    switch type {
    case .scalar(let scalar): scalar.go
    case .optional(let type): "*\(text(type))"
    case .list(let type): "[]\(text(type))"
    case .tuple(let types): "[\(types.count)]\(type.commonElement.map(text) ?? "any")"
    case .dictionary(let type, let hasIntegerKeys):
      "map[\(hasIntegerKeys ? "int64" : "string")]\(text(type))"
    case .pairs: "[]any"
    case .object(let properties): structure(properties)
    case .choices(let choices, _): choices.type("string", "int64", "float64")
    case .reference(let name): names[name]
    case .variants, .any: "json.RawMessage"
    }
  }
}

extension String {
  fileprivate func tag(isOptional: Bool) -> String {
    "`json:\"\(self)\(isOptional ? ",omitempty" : "")\"`"
  }
}

extension PayloadScalar {
  fileprivate var go: String {
    switch self {
    case .bool: "bool"
    case .string, .url, .uuid: "string"
    case .data: "[]byte"
    case .int, .int64: "int64"
    case .int8: "int8"
    case .int16: "int16"
    case .int32: "int32"
    case .uint, .uint64: "uint64"
    case .uint8: "uint8"
    case .uint16: "uint16"
    case .uint32: "uint32"
    case .double, .decimal: "float64"
    case .float: "float32"
    case .date: "AppleDate"
    }
  }
}
