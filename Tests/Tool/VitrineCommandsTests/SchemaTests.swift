import DeviceProtocol
import Foundation
import HostLink
import Testing

@testable import VitrineCommands

/// The JSON Schema of Live Activities, its comparison with a later one, and types for servers.
@Suite struct SchemaTests {
  private static func schema(
    _ properties: [PayloadProperty], _ types: [PayloadDeclaration] = [], name: String = "Ride"
  ) -> PayloadSchema {
    PayloadSchema(
      activities: [
        ActivityPayload(attributesType: name, attributes: .object([]), state: .reference("State"))
      ],
      types: [PayloadDeclaration(name: "State", type: .object(properties))] + types)
  }

  private static func property(
    _ key: String, _ type: PayloadType, isRequired: Bool = true
  ) -> PayloadProperty {
    PayloadProperty(
      key: key, type: isRequired ? type : .optional(type), isRequired: isRequired)
  }

  private static func choices(_ names: String..., isOpen: Bool = false) -> PayloadType {
    .choices(names.map { PayloadChoice(name: $0, json: "\"\($0)\"") }, isOpen: isOpen)
  }

  private static func numbers(_ names: String...) -> PayloadType {
    .choices(
      names.enumerated().map { PayloadChoice(name: $1, json: "\($0)") }, isOpen: false)
  }

  private static let node = PayloadDeclaration(
    name: "Node<Stop/1>", type: .object([property("next", .list(.reference("Node<Stop/1>")))]))

  private static let full = schema(
    [
      property("at", .scalar(.date)), property("node", .reference("Node<Stop/1>")),
      property("range", .tuple([.scalar(.date), .scalar(.date)])),
      property("pairs", .pairs(key: choices("a"), value: .scalar(.uint8)), isRequired: false),
      property("byNumber", .dictionary(.scalar(.uuid), hasIntegerKeys: true)),
      property("byName", .dictionary(.optional(.scalar(.data)), hasIntegerKeys: false)),
      property("open", choices("x", "y", isOpen: true)),
      property(
        "variant",
        .variants([
          PayloadVariant(key: "one", properties: []),
          PayloadVariant(key: "two", properties: [property("_0", .scalar(.double))]),
        ])),
      property("own", .any(reason: "decoded by the type's own code")),
    ], [node])

  @Test func documentCanBeReadAgain() throws {
    let written = SchemaDocument(Self.full).json
    let read = try SchemaDocument(reading: written.data)
    #expect(SchemaComparison(from: Self.full, to: read.schema).changes == [])
    #expect(SchemaComparison(from: read.schema, to: Self.full).changes == [])
  }

  @Test(arguments: [
    "", "[]", "{", #"{"$schema":"https://json-schema.org/draft/2020-12/schema"}"#,
    String(repeating: "[", count: 100_000),
    #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$defs":{},
     "x-live-activities":{"A":{"attributes":{"$ref":"#/$defs/B"},"content-state":{}}}}
    """#,
    #"""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","$defs":{"B":{"oneOf":[1]}},
     "x-live-activities":{}}
    """#,
  ])
  func otherFilesAreRejected(text: String) {
    #expect(throws: SchemaDocument.Unreadable.self) {
      try SchemaDocument(reading: Data(text.utf8))
    }
  }

  @Test(
    arguments: [
      ([], [property("a", .scalar(.int))], ["incompatible: Ride content-state.a: is new and req"]),
      ([], [property("a", .scalar(.int), isRequired: false)], ["compatible: Ride content-state.a"]),
      ([property("a", .scalar(.int))], [], ["compatible: Ride content-state.a: was removed"]),
      (
        [property("a", .scalar(.int))], [property("b", .scalar(.int))],
        ["incompatible: Ride content-state.b: is required, and was probably called \"a\""]
      ),
      (
        [property("a", .scalar(.int), isRequired: false)], [property("a", .scalar(.int))],
        ["incompatible: Ride content-state.a: was optional"]
      ),
      (
        [property("a", .scalar(.int))], [property("a", .scalar(.string))],
        ["incompatible: Ride content-state.a: changed from Int to String"]
      ),
      (
        [property("a", .scalar(.int))], [property("a", .scalar(.double))],
        ["compatible: Ride content-state.a: changed from Int to Double"]
      ),
      (
        [property("a", .scalar(.double))], [property("a", .scalar(.date))],
        ["incompatible: Ride content-state.a: changed from Double to Date"]
      ),
      (
        [property("a", .scalar(.int))], [property("a", .scalar(.uint8))],
        ["incompatible: Ride content-state.a: changed from Int to UInt8"]
      ),
      (
        [property("a", choices("x", "y"))], [property("a", choices("x", "z"))],
        [
          #"incompatible: Ride content-state.a: no longer has the value "y""#,
          #"compatible: Ride content-state.a: has the new value "z""#,
        ]
      ),
      (
        [property("a", choices("x", "y"))], [property("a", choices("x", isOpen: true))],
        [#"compatible: Ride content-state.a: no longer has the value "y""#]
      ),
      (
        [property("a", choices("x"))], [property("a", .scalar(.string))],
        ["compatible: Ride content-state.a: takes any String"]
      ),
      (
        [property("a", .list(.scalar(.int)))], [property("a", .list(.scalar(.bool)))],
        ["incompatible: Ride content-state.a[]: changed from Int to Bool"]
      ),
      (
        [property("a", numbers("x", "y"))], [property("a", numbers("x", "z", "y"))],
        [
          "incompatible: Ride content-state.a: has the value 1 for the case z, which was y before",
          "compatible: Ride content-state.a: has the new value 2 (case y)",
        ]
      ),
      (
        [property("a", numbers("x", "y"))], [property("a", numbers("x", "z"))], []
      ),
      (
        [property("a", .any(reason: ""))], [property("a", .scalar(.bool))],
        ["incompatible: Ride content-state.a: was decoded by the type's own code"]
      ),
    ] as [([PayloadProperty], [PayloadProperty], [String])])
  func changes(old: [PayloadProperty], new: [PayloadProperty], expected: [String]) {
    let changes = SchemaComparison(from: Self.schema(old), to: Self.schema(new)).changes
    #expect(changes.count == expected.count, "\(changes)")
    for (change, expected) in zip(changes, expected) {
      #expect(change.text.hasPrefix(expected))
    }
  }

  @Test func activitiesAreCompared() {
    let changes = SchemaComparison(
      from: Self.schema([], name: "Ride"), to: Self.schema([], name: "Trip")
    ).changes
    #expect(changes.map(\.effect) == [.incompatible, .compatible])
  }

  @Test func namesAreIdentifiers() {
    let names = TypeNames(
      PayloadSchema(
        types: ["Page<Match.Team>", "Page.MatchTeam", "1st", "AppleDate"].map {
          PayloadDeclaration(name: $0, type: .scalar(.int))
        }))
    #expect(names["Page<Match.Team>"] == "PageMatchTeam")
    #expect(names["Page.MatchTeam"] == "PageMatchTeam2")
    #expect(names["1st"] == "Value1st")
    #expect(names["AppleDate"] == "AppleDate2")
  }

  @Test(
    arguments: [
      (
        .typescript,
        [
          #""at": AppleDate;"#, #""pairs"?: Array<"a" | number> | null;"#,
          #""variant": { "one": { } } | { "two": {  "_0": number; } };"#,
          #""next": Array<NodeStop1>;"#,
        ]
      ),
      (
        .kotlin,
        [
          #"@SerialName("at") val `at`: AppleDate"#,
          #"@SerialName("pairs") val `pairs`: List<JsonElement>? = null"#,
          #"@SerialName("byNumber") val `byNumber`: Map<Long, String>"#,
        ]
      ),
      (
        .go,
        [
          "At AppleDate `json:\"at\"`", "Range [2]AppleDate `json:\"range\"`",
          "Pairs *[]any `json:\"pairs,omitempty\"`", "ByName map[string]*[]byte `json:\"byName\"`",
          "Own json.RawMessage `json:\"own\"`",
        ]
      ),
    ] as [(TypeLanguage, [String])])
  func sourcesHaveTypes(language: TypeLanguage, lines: [String]) {
    let source = language.source(Self.full)
    for line in lines { #expect(source.contains(line), "\(source)") }
  }
}
