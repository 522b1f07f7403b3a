import Testing

@testable import ExtensionBuilder

@Suite struct KindCheckTests {
  private let check = KindCheck(types: [
    "Lamp": ["/w/Lamp.swift:3"], "Box": ["/w/Box.swift:1", "/w/Other.swift:9"],
  ])

  @Test(arguments: [
    [], [DeclaredKind(.control, kind: "a", type: "Lamp")],
    [DeclaredKind(.control, kind: "a", type: "Lamp"), .init(.control, kind: "A", type: "Box")],
    // Kinds of widgets and of controls are looked up separately.
    [DeclaredKind(.control, kind: "a", type: "Lamp"), .init(.widget, kind: "a", type: "Box")],
  ])
  func acceptsUniqueKinds(declared: [DeclaredKind]) throws {
    try check.check(declared)
  }

  @Test(arguments: [
    (DeclaredKind.Subject.control, "Lamp", "Fan", ["Lamp (/w/Lamp.swift:3)", "Fan"]),
    (
      .widget, "Box<Int>", "Lamp",
      ["Box<Int> (/w/Box.swift:1 or /w/Other.swift:9)", "Lamp (/w/Lamp.swift:3)"]
    ),
    (.control, "Lamp", "Lamp", ["Lamp (/w/Lamp.swift:3)", "Lamp (/w/Lamp.swift:3)"]),
  ])
  func rejectsRepeatedKind(
    subject: DeclaredKind.Subject, first: String, second: String, places: [String]
  ) throws {
    let error = #expect(throws: BuildError.self) {
      try check.check([
        DeclaredKind(subject, kind: "a", type: first), .init(subject, kind: "b", type: nil),
        .init(subject, kind: "a", type: second),
      ])
    }
    #expect(error == .repeatedKind(subject, kind: "a", places: places))
    #expect(error?.description.contains("2 \(subject.rawValue)s have the kind \"a\": ") == true)
  }
}
