import Foundation

/// Responds to the compiler's requests. `@Entry` is expanded; all other macros expand to nothing.
enum MacroExpansion {
  static func response(to request: CompilerLink.Message) -> CompilerLink.Message {
    switch request.name {
    case "getCapability":
      let capability: [String: Any] = ["protocolVersion": 7, "features": [String]()]
      return .init(name: "getCapabilityResult", body: ["capability": capability])
    case "expandFreestandingMacro": return result("")
    case "expandAttachedMacro": return expandAttached(request.body)
    default:
      return .init(
        name: "expandMacroResult",
        body: ["diagnostics": [diagnostic("unknown plugin request \(request.name)")]])
    }
  }

  private static func expandAttached(_ body: [String: Any]) -> CompilerLink.Message {
    let macro = (body["macro"] as? [String: Any])?["typeName"] as? String
    guard macro == "Entry" else { return result("") }
    let isAccessor = body["macroRole"] as? String == "accessor"
    let declaration = body["declSyntax"] as? [String: Any] ?? [:]
    let source = declaration["source"] as? String ?? ""
    let context = (body["lexicalContext"] as? [[String: Any]] ?? [])
      .compactMap { $0["source"] as? String }
    do {
      let entry = try EntryDeclaration(source: source, context: context)
      return result(isAccessor ? entry.accessors : entry.key)
    } catch {
      // An accessor prevents a second error about a stored property in an extension.
      return .init(
        name: "expandMacroResult",
        body: [
          "expandedSource": isAccessor ? "{ get { fatalError() } }" : "",
          "diagnostics": [diagnostic(error.message, at: declaration)],
        ])
    }
  }

  private static func result(_ source: String) -> CompilerLink.Message {
    .init(name: "expandMacroResult", body: ["expandedSource": source, "diagnostics": [Any]()])
  }

  /// - Parameter syntax: The compiler's description of a piece of source. Its location is that of
  ///   the white space before it.
  private static func diagnostic(
    _ message: String, at syntax: [String: Any] = [:]
  ) -> [String: Any] {
    let location = syntax["location"] as? [String: Any] ?? [:]
    let spaces = (syntax["source"] as? String ?? "").prefix { $0.isWhitespace }.utf8.count
    return [
      "message": message, "severity": "error",
      "position": [
        "fileName": location["fileName"] ?? "",
        "offset": (location["offset"] as? Int ?? 0) + spaces,
      ],
      "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
    ]
  }
}
