import Foundation
import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros
import Tools

/// The source text and the value. It tries to leave the sandbox.
public struct ReefMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    guard let argument = node.arguments.first?.expression else { return "\"\"" }
    try? "".write(toFile: "/tmp/vitrine-macro-was-here", atomically: true, encoding: .utf8)
    #if canImport(SwiftSyntax600)
      let syntax = "current"
    #else
      let syntax = "old"
    #endif
    let text = Tools.quoted(argument.trimmedDescription)
    return "\(literal: text) + \" is \\(\(argument)) with \(raw: syntax) syntax\""
  }
}

@main struct ReefPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [ReefMacro.self]
}
