import Testing

@testable import CommandContext

@Suite struct NamedKindTests {
  private struct Kind: NamedKind {
    var kind: String
    var shownName: String?
  }

  private static let kinds = [
    Kind(kind: "Bed", shownName: "Herbs"), Kind(kind: "Plan", shownName: "Watering Plan"),
    Kind(kind: "Old", shownName: "Watering Plan"), Kind(kind: "Herbs", shownName: nil),
    Kind(kind: "Rain", shownName: "Rain Today"),
  ]

  /// A kind comes before a display name, which has to be the only one.
  @Test(arguments: [
    ("Bed", "Bed"), ("Herbs", "Herbs"), ("Rain Today", "Rain"), ("rain today", nil), ("", nil),
  ])
  func kindIsFoundByName(name: String, kind: String?) throws {
    #expect(try Self.kinds.only(named: name)?.kind == kind)
    #expect(try Self.kinds.map { $0 as any NamedKind }.kind(named: name) == kind)
  }

  @Test func ambiguousNameListsKinds() {
    let error = #expect(throws: ToolError.self) { try Self.kinds.only(named: "Watering Plan") }
    #expect(error == .ambiguousName("Watering Plan", kinds: ["Old", "Plan"]))
  }

  @Test func nearDisplayNameIsSuggested() {
    let error = ToolError.unknownKind(
      "Rain Tody", extension: "Garden", kinds: Self.kinds.map(\.kind),
      names: Self.kinds.shownNames)
    #expect("\(error)".hasSuffix("Herbs, Rain; did you mean Rain Today?"), "\(error)")
  }
}
