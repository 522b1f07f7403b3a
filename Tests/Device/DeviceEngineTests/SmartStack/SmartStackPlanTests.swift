import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// The order of the Smart Stack and its suggestions.
@Suite struct SmartStackPlanTests {
  private static func date(
    _ from: Double, _ to: Double, _ configuration: [String: ConfigurationValue] = [:],
    group: RelevanceAttribute.Group = .automatic
  ) -> RelevanceAttribute {
    RelevanceAttribute(
      configuration: configuration,
      context: .date(from: noon + from, to: noon + to, kind: .default), group: group)
  }

  private static func kind(
    _ name: String, _ attributes: [RelevanceAttribute]?, isSuggested: Bool = false,
    replacing associated: String? = nil, defaults: [String: ConfigurationValue] = [:]
  ) -> SmartStackInput.Kind {
    SmartStackInput.Kind(
      WidgetKind(extension: "Sample", kind: name), isRelevanceConfiguration: isSuggested,
      associatedKind: associated, defaults: defaults, attributes: attributes)
  }

  /// Placements such as `p1 tide`; a star marks a suggestion.
  private static func placements(
    _ text: String, _ configuration: [String: ConfigurationValue] = [:]
  ) -> [Placement] {
    text.split(separator: ",").enumerated().map { position, part in
      let words = part.split(separator: " ").map(String.init)
      var placement = Placement(
        id: PlacementID(words[0]), extension: "Sample", kind: words[1].replacing("*", with: ""),
        family: .accessoryRectangular, place: .list(.smartStack, position: position),
        configuration: configuration)
      placement.isSuggestion = words[1].hasSuffix("*")
      return placement
    }
  }

  /// The items as text: ids, `+kind` for a new suggestion, an exclamation mark for relevant ones.
  private func order(_ plan: SmartStackPlan) -> String {
    plan.items.map { item in
      (item.placement?.rawValue ?? "+\(item.suggestion?.id.kind ?? "?")")
        + (item.reason == nil ? "" : "!")
    }.joined(separator: " ")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kinds: [SmartStackInput.Kind]
    var placements = "p1 weather, p2 tide, p3 lamp"
    var order: String
    var replaced: [PlacementID] = []
    var outdated: [PlacementID] = []
    var next: Double?
  }

  private static let cases = [
    Case(testDescription: "no relevance", kinds: [kind("tide", [])], order: "p1 p2 p3"),
    Case(
      testDescription: "relevant widgets first", kinds: [kind("tide", [date(-60, 60)])],
      order: "p2! p1 p3", next: 60),
    Case(
      testDescription: "relevant later", kinds: [kind("tide", [date(30, 60)])], order: "p1 p2 p3",
      next: 30),
    Case(testDescription: "over", kinds: [kind("tide", [date(-60, 0)])], order: "p1 p2 p3"),
    Case(
      testDescription: "relevant ones in the user's order",
      kinds: [kind("lamp", [date(-60, 60)]), kind("tide", [date(-60, 90)])], order: "p2! p3! p1",
      next: 60),
    Case(
      testDescription: "one of a group",
      kinds: [
        kind("lamp", [date(-60, 60, group: .named("a"))]),
        kind("tide", [date(-60, 90, group: .named("a"))]),
      ], order: "p2! p1 p3", next: 60),
    Case(
      testDescription: "a group alone is no context",
      kinds: [kind("tide", [RelevanceAttribute(group: .named("a"))])], order: "p1 p2 p3"),
    Case(
      testDescription: "a suggestion, in place of the widget of its associated kind",
      kinds: [kind("beach", [date(-60, 60)], isSuggested: true, replacing: "tide")],
      order: "+beach! p1 p3", replaced: ["p2"], next: 60),
    Case(
      testDescription: "an associated kind while nothing is relevant",
      kinds: [kind("beach", [date(60, 90)], isSuggested: true, replacing: "tide")],
      order: "p1 p2 p3", next: 60),
    Case(
      testDescription: "one suggestion of the automatic group",
      kinds: [
        kind(
          "beach",
          [date(-60, 60, ["n": .integer(1)]), date(-60, 90, ["n": .integer(2)])],
          isSuggested: true)
      ], order: "+beach! p1 p2 p3", next: 60),
    Case(
      testDescription: "all suggestions without a group, equal ones once",
      kinds: [
        kind(
          "beach",
          [1, 2, 2].map { date(-60, 60, ["n": .integer($0)], group: .ungrouped) },
          isSuggested: true)
      ], order: "+beach! +beach! p1 p2 p3", next: 60),
    Case(
      testDescription: "known suggestions keep their placements",
      kinds: [kind("beach", [date(-60, 60)], isSuggested: true)],
      placements: "p1 weather, p4 beach*, p5 beach*", order: "p4! p1", outdated: ["p5"], next: 60),
    Case(
      testDescription: "suggestions stay until the extension has answered",
      kinds: [kind("beach", nil, isSuggested: true)], placements: "p1 weather, p4 beach*",
      order: "p4! p1"),
    Case(
      testDescription: "suggestions of unknown kinds are outdated", kinds: [],
      placements: "p1 weather, p4 beach*", order: "p1", outdated: ["p4"]),
  ]

  @Test(arguments: cases)
  func ordersTheStack(example: Case) {
    let plan = SmartStackPlan(
      SmartStackInput(kinds: example.kinds, placements: Self.placements(example.placements)),
      at: noon)
    #expect(order(plan) == example.order)
    #expect(plan.replaced.keys.sorted() == example.replaced)
    #expect(plan.outdated == example.outdated)
    #expect(plan.next == example.next.map { noon + $0 })
  }

  @Test(
    arguments: [
      (["room": .string("A")], true), (["room": .string("B")], false), ([:], false),
      // Objects are the same if their identifiers are.
      (["room": .object(identifier: "A", display: "Renamed")], false),
    ] as [([String: ConfigurationValue], Bool)])
  func attributeConcernsItsConfiguration(
    configuration: [String: ConfigurationValue], isRelevant: Bool
  ) {
    let kind = Self.kind(
      "tide", [Self.date(-1, 1, ["room": .string("A")])], defaults: ["room": .string("C")])
    let plan = SmartStackPlan(
      SmartStackInput(kinds: [kind], placements: Self.placements("p1 tide", configuration)),
      at: noon)
    #expect(order(plan) == (isRelevant ? "p1!" : "p1"))
  }

  /// The Smart Stack has room for 40 widgets.
  @Test(arguments: [(0, 10), (38, 2), (40, 0)])
  func suggestionsAreLimited(placed: Int, suggested: Int) {
    let attributes = (0..<10_000).map {
      Self.date(-60, 60, ["n": .integer($0)], group: .ungrouped)
    }
    let plan = SmartStackPlan(
      SmartStackInput(
        kinds: [Self.kind("beach", attributes, isSuggested: true)],
        placements: Self.placements((0..<placed).map { "p\($0) tide" }.joined(separator: ","))),
      at: noon)
    #expect(plan.items.count { $0.suggestion != nil } == suggested)
    #expect(plan.items.count == placed + suggested)
  }
}
