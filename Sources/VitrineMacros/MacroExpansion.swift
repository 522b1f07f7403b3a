import Foundation

/// Answers the compiler's requests.
enum MacroExpansion {
  static func answer(_ request: CompilerLink.Message) -> CompilerLink.Message {
    switch request.name {
    case "getCapability":
      let capability: [String: Any] = ["protocolVersion": 7, "features": [String]()]
      return .init(name: "getCapabilityResult", body: ["capability": capability])
    case "expandFreestandingMacro": return result("")
    case "expandAttachedMacro": return expandAttached(request.body)
    default:
      return .init(
        name: "expandMacroResult",
        body: ["diagnostics": [diagnostic("the plugin does not know \(request.name)")]])
    }
  }

  private static func expandAttached(_ body: [String: Any]) -> CompilerLink.Message {
    let macro = (body["macro"] as? [String: Any])?["typeName"] as? String
    guard macro == "Entry" else { return result("") }
    let source = (body["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
    let context = (body["lexicalContext"] as? [[String: Any]] ?? [])
      .compactMap { $0["source"] as? String }
    do {
      let entry = try EntryDeclaration(source: source, context: context)
      return result(body["macroRole"] as? String == "accessor" ? entry.accessors : entry.key)
    } catch {
      return .init(
        name: "expandMacroResult", body: ["diagnostics": [diagnostic(error.message)]])
    }
  }

  private static func result(_ source: String) -> CompilerLink.Message {
    .init(name: "expandMacroResult", body: ["expandedSource": source, "diagnostics": [Any]()])
  }

  private static func diagnostic(_ message: String) -> [String: Any] {
    [
      "message": message, "severity": "error",
      "position": ["fileName": "", "offset": 0] as [String: Any],
      "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
    ]
  }
}
