import HostLink
import Testing

@Suite struct VisibleParameterTests {
  private static let plain = SummaryDescription.sentence(
    parts: [.text("Show "), .parameter("hero"), .parameter("hero")], others: ["size", "hero"])
  private static let more = SummaryDescription.sentence(parts: [.parameter("more")], others: [])

  struct Case: Sendable, CustomTestStringConvertible {
    var comparison: SummaryDescription.Comparison
    var wanted: [ConfigurationValue]
    var value: ConfigurationValue
    var holds: Bool
    var testDescription: String { "\(value) \(comparison) \(wanted)" }

    init(
      _ value: ConfigurationValue, _ comparison: SummaryDescription.Comparison,
      _ wanted: [ConfigurationValue], _ holds: Bool
    ) {
      self.value = value
      self.comparison = comparison
      self.wanted = wanted
      self.holds = holds
    }
  }

  @Test(arguments: [
    Case(.bool(true), .equalTo, [.bool(true)], true),
    Case(.bool(false), .equalTo, [.bool(true)], false),
    Case(.none, .equalTo, [.bool(true)], false),
    Case(.none, .notEqualTo, [.bool(true)], true),
    Case(.string("a"), .notEqualTo, [.string("a")], false),
    Case(.string("b"), .oneOf, [.string("a"), .string("b")], true),
    Case(.string("c"), .oneOf, [.string("a"), .string("b")], false),
    Case(.string("c"), .hasAnyValue, [], true),
    Case(.none, .hasAnyValue, [], false),
    Case(.list([]), .hasAnyValue, [], false),
    Case(.none, .hasNoValue, [], true),
    Case(.integer(3), .greaterThan, [.integer(2)], true),
    Case(.integer(3), .greaterThan, [.double(3)], false),
    Case(.integer(3), .greaterThanOrEqualTo, [.double(3)], true),
    Case(.double(1.5), .lessThan, [.integer(2)], true),
    Case(.integer(2), .lessThanOrEqualTo, [.integer(1)], false),
    Case(.none, .lessThan, [.integer(1)], false),
    Case(.string("a"), .greaterThan, [.integer(1)], false),
    Case(.integer(2), .equalTo, [.double(2)], true),
    Case(.integer(2), .equalTo, [], false),
    Case(
      .object(identifier: "1", display: "a"), .equalTo, [.object(identifier: "1", display: "b")],
      true),
  ])
  func comparisonSelectsBranch(test: Case) {
    let summary = SummaryDescription.when(
      parameter: "x", comparison: test.comparison, values: test.wanted, then: Self.more,
      otherwise: nil)
    let names = summary.visibleParameters(values: ["x": test.value], family: .systemSmall)
    #expect(names == (test.holds ? ["more"] : []))
  }

  @Test func sentenceListsParametersOnce() {
    #expect(
      Self.plain.visibleParameters(values: [:], family: .systemSmall) == ["hero", "size"])
  }

  @Test(arguments: [
    (WidgetFamilyName.systemSmall, ["more"]), (.systemLarge, ["hero", "size"]),
  ])
  func familySelectsBranch(family: WidgetFamilyName, names: [String]) {
    let summary = SummaryDescription.whenFamily(
      families: ["systemSmall"], then: Self.more, otherwise: Self.plain)
    #expect(summary.visibleParameters(values: [:], family: family) == names)
  }

  @Test(arguments: [("a", ["more"]), ("b", ["more"]), ("c", ["hero", "size"])])
  func switchSelectsFirstMatchingCase(value: String, names: [String]) {
    let summary = SummaryDescription.switch(
      parameter: "x",
      cases: [.init(values: [.string("a"), .string("b")], summary: Self.more)],
      otherwise: Self.plain)
    #expect(
      summary.visibleParameters(values: ["x": .string(value)], family: .systemSmall) == names)
  }

  @Test func unsetParametersUseDefaults() {
    let configuration = ConfigurationDescription.intent(
      name: "I", title: "I",
      parameters: [
        ParameterDescription(name: "x", title: "X", type: .bool, defaultValue: .bool(true)),
        ParameterDescription(name: "more", title: "More", type: .string),
      ],
      summary: .when(
        parameter: "x", comparison: .equalTo, values: [.bool(true)], then: Self.more,
        otherwise: nil))
    #expect(
      configuration.visibleParameters(values: [:], family: .systemSmall).map(\.name) == ["more"])
    #expect(
      configuration.visibleParameters(values: ["x": .bool(false)], family: .systemSmall).isEmpty)
  }
}
