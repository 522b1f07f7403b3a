import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@testable import VitrineMacros

extension EntryDeclaration {
  fileprivate init(source: String, context: [String]) throws {
    try self.init(
      DeclSyntax(stringLiteral: source),
      context: context.map { Syntax(DeclSyntax(stringLiteral: $0)) })
  }
}

@Suite struct EntryDeclarationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var source: String
    var context = "extension EnvironmentValues {}"
    var key: String

    var testDescription: String { source }
  }

  @Test(arguments: [
    Case(
      source: "@Entry var mine: String = \"a = b\"",
      key: "private struct __Key_mine: SwiftUI.EnvironmentKey {\n"
        + "  static let defaultValue: String = \"a = b\"\n}"),
    Case(
      source: "@Entry public var mine = 3 // three = 3",
      key: "private struct __Key_mine: SwiftUI.EnvironmentKey {\n  static let defaultValue = 3\n}"),
    Case(
      source:
        "@available(iOS 17, *) @Entry\n  var mine /* of mine */ : (Int) -> Bool = { $0 == 1 }",
      key: "private struct __Key_mine: SwiftUI.EnvironmentKey {\n"
        + "  static let defaultValue: (Int) -> Bool = { $0 == 1 }\n}"),
    Case(
      source: "@Entry var mine: Int?",
      key: "private struct __Key_mine: SwiftUI.EnvironmentKey {\n"
        + "  static let defaultValue: Int? = nil\n}"),
    Case(
      source: "@Entry var mine: [String: Int] = [\"//\": 1]",
      context: "public extension SwiftUI.Transaction {",
      key: "private struct __Key_mine: SwiftUI.TransactionKey {\n"
        + "  static let defaultValue: [String: Int] = [\"//\": 1]\n}"),
    Case(
      source: "@Entry var mine: Int?", context: "extension FocusedValues {",
      key: "private struct __Key_mine: SwiftUI.FocusedValueKey { typealias Value = Int }"),
    Case(
      source: ##"@Entry var mine = #"a " \#(b) // = "#"##,
      context: "extension ContainerValues {}",
      key: "private struct __Key_mine: SwiftUI.ContainerValueKey {\n"
        + ##"  static let defaultValue = #"a " \#(b) // = "#\##n}"##),
    Case(
      source: "@Entry /* /* */ var other = 1 */ var mine = 2 /* /* = */ */",
      key: "private struct __Key_mine: SwiftUI.EnvironmentKey {\n  static let defaultValue = 2\n}"),
    Case(
      source: "@Entry var mine: String =\n\"\"\"\n  a\n b = \\(c[\"d\"])\n\"\"\"",
      context: "@MainActor\nextension EnvironmentValues: Other where Key == Int {}",
      key: "private struct __Key_mine: SwiftUI.EnvironmentKey {\n"
        + "  static let defaultValue: String = \"\"\"\n  a\n b = \\(c[\"d\"])\n\"\"\"\n}"),
    Case(
      source: "@available(*, message: \"( var other = 1\") @Entry var `mine`: (() -> Int)?",
      key: "private struct __Key_mine: SwiftUI.EnvironmentKey {\n"
        + "  static let defaultValue: (() -> Int)? = nil\n}"),
    Case(
      source: "@Entry var mine = /\"=/",
      key: "private struct __Key_mine: SwiftUI.EnvironmentKey {\n"
        + "  static let defaultValue = /\"=/\n}"),
  ])
  func expandsEntryToKey(_ sample: Case) throws {
    let entry = try EntryDeclaration(source: sample.source, context: [sample.context])
    #expect(entry.key == sample.key)
    #expect(entry.accessors.contains("get { self[__Key_mine.self] }"))
    #expect(entry.accessors.contains("set { self[__Key_mine.self] = newValue }"))
  }

  @Test(arguments: [
    ("@Entry func mine() {}", "extension EnvironmentValues {", "requires a stored property"),
    ("@Entry var mine: Int", "extension EnvironmentValues {", "needs a default value"),
    ("@Entry var mine = 1", "struct Other {", "must be in an extension of EnvironmentValues"),
    ("@Entry var mine = 1", "extension Other {", "must be in an extension of EnvironmentValues"),
    ("", "", "requires a stored property"),
    ("@Entry let mine = 1", "extension EnvironmentValues {", "requires a stored property"),
    ("@Entry var mine: Int { 1 }", "extension EnvironmentValues {", "requires a stored property"),
    ("@Entry var (mine, b) = (1, 2)", "extension Transaction {", "requires a stored property"),
    ("@Entry var mine = 1", "struct EnvironmentValues {", "must be in an extension"),
    ("@Entry var mine = 1", "// extension EnvironmentValues {", "must be in an extension"),
  ])
  func rejectsInvalidEntries(_ source: String, _ context: String, _ reason: String) {
    #expect {
      try EntryDeclaration(source: source, context: [context])
    } throws: { error in
      (error as? EntryDeclaration.Failure)?.message.contains(reason) ?? false
    }
  }
}
