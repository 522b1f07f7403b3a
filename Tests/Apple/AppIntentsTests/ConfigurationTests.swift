import HostLink
import Testing

@testable import AppIntents

/// Creating an intent from a host's values, and describing it for a form.
struct ConfigurationTests {
  @Test func unsetParametersHaveDefaults() async throws {
    let configured = try await Everything.configured(with: [:])
    #expect(configured.issues == [])
    #expect(configured.intent.shape == .square)
    #expect(configured.intent.toy?.name == "Kite")
    #expect(configured.intent.toys == [])
    #expect(configured.intent.level == nil)
    #expect(configured.intent.distance.converted(to: .meters).value == 1500)
  }

  @Test func clearedParameterIsNil() async throws {
    let configured = try await Everything.configured(with: ["toy": .none, "shape": .none])
    #expect(configured.issues == [])
    #expect(configured.intent.toy == nil)
    #expect(configured.intent.shape == .square, "a non-optional parameter has its default")
  }

  @Test func missingEntityLeavesDefault() async throws {
    let gone = ConfigurationValue.object(identifier: "9", display: "Old")
    let configured = try await Everything.configured(with: ["toy": gone, "toys": .list([gone])])
    #expect(
      configured.issues == [
        ConfigurationIssue(parameter: "toy", value: gone, reason: .noLongerExists),
        ConfigurationIssue(parameter: "toys", value: gone, reason: .noLongerExists),
      ])
    #expect(configured.intent.toy?.name == "Kite")
    #expect(configured.intent.toys == [])
  }

  @Test func missingRequiredEntityThrows() async throws {
    let gone = ConfigurationValue.object(identifier: "9", display: "Old")
    let issue = ConfigurationIssue(parameter: "toy", value: gone, reason: .noLongerExists)
    await #expect(throws: IntentValueError(intent: "Needing", issue: issue)) {
      try await Needing.configured(with: ["toy": gone])
    }
    #expect(try await Needing.configured(with: [:]).issues == [])
  }

  @Test func rethrowsQueryErrors() async throws {
    await #expect(throws: FailingQuery.Offline.self) {
      try await Failing.configured(with: ["thing": .string("a")])
    }
  }

  @Test func configuredIntentsAreIndependent() async throws {
    let first = try await Everything.configured(with: ["level": .string("2")]).intent
    let second = try await Everything.configured(with: [:]).intent
    #expect(first.level == .high)
    #expect(second.level == nil)
  }

  @Test(arguments: [
    (Described.self as any AppIntent.Type, "Plain." as String?),
    (DescribedOptionally.self, "Optional."), (Everything.self, nil),
  ])
  func describesIntent(type: any AppIntent.Type, expected: String?) {
    guard case .intent(_, _, let description, _, _) = type.configurationDescription else {
      Issue.record("not an intent")
      return
    }
    #expect(description == expected)
  }

  @Test func describesParameters() {
    let parameters = Everything.configurationDescription.parameters
    #expect(parameters.map(\.name) == ["shape", "toy", "toys", "level", "distance", "price"])
    #expect(parameters[0].options.map(\.title) == ["Square"])
    #expect(parameters[1].hasDynamicOptions && !parameters[1].supportsSearch)
    #expect(parameters[2].hasDynamicOptions && parameters[2].supportsSearch)
    #expect(parameters[3].title == "level", "the name replaces a missing title")
    #expect(parameters[4].minimum == 0)
    guard case .measurement(let units) = parameters[4].type else {
      Issue.record("\(parameters[4].type)")
      return
    }
    #expect(units.prefix(2) == ["km", "m"])
    #expect(parameters[5].type == .measurement(units: ["EUR", "JPY"]))
    #expect(parameters[5].maximum == 100)
  }

  @Test func describesSwitches() {
    func sentence(_ names: String...) -> SummaryDescription {
      .sentence(parts: [], others: names)
    }
    #expect(
      Everything.configurationDescription.summary
        == .switch(
          parameter: "shape",
          cases: [
            .init(values: [.string("round")], summary: sentence("toy")),
            .init(
              values: [.string("square")],
              summary: .when(
                parameter: "level", comparison: .hasAnyValue, values: [],
                then: .whenFamily(
                  families: ["systemSmall", "systemLarge"], then: sentence("level"),
                  otherwise: sentence("toys")), otherwise: sentence())),
          ], otherwise: sentence("shape", "distance")))
    #expect(Needing.configurationDescription.summary == nil)
  }

  @Test(
    arguments: [
      ("toy", nil, ["Own Kite"]), ("toy", "ball", []), ("toys", nil, ["Kite"]),
      ("toys", "Ball", ["Ball"]), ("shape", nil, ["Square"]),
    ] as [(String, String?, [String])])
  func listsOptions(parameter: String, search: String?, titles: [String]) async throws {
    let reply = try await Everything.options(
      OptionsRequest(kind: "K", parameter: parameter, search: search))
    #expect(reply?.sections.flatMap { $0.options.map(\.title) } == titles)
  }

  @Test func unknownParameterHasNoOptions() async throws {
    #expect(
      try await Everything.options(OptionsRequest(kind: "K", parameter: "colour")) == nil)
  }
}

struct Everything: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Everything"

  @Parameter(title: "Shape", default: .square, supportedValues: [.square]) var shape: Shape
  @Parameter(title: "Toy", optionsProvider: OwnToys()) var toy: Toy?
  @Parameter(title: "Toys", size: [.systemSmall: 1, .systemLarge: .init(min: 1, max: 4)])
  var toys: [Toy]
  @Parameter var level: Level?
  @Parameter(
    title: "Distance", defaultValue: 1.5, defaultUnit: .kilometers, supportsNegativeNumbers: false)
  var distance: Measurement<UnitLength>
  @Parameter(title: "Price", currencyCodes: ["EUR", "JPY"], inclusiveRange: (0, 100))
  var price: IntentCurrencyAmount?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$shape) {
      Case(.round) {
        Summary { \.$toy }
      }
      Case(.square) {
        When(\.$level, .hasAnyValue) {
          When(widgetFamily: .oneOf, [.systemSmall, .systemLarge]) {
            Summary { \.$level }
          } otherwise: {
            Summary { \.$toys }
          }
        } otherwise: {
          Summary()
        }
      }
      DefaultCase {
        Summary {
          \.$shape
          \.$distance
        }
      }
    }
  }
}

struct OwnToys: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Toy> {
    ItemCollection {
      ItemSection("Own") {
        Item(Toy.kite, title: "Own Kite")
      }
    }
  }

  func defaultResult() async -> Toy? { .kite }
}

struct Needing: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Needing"

  @Parameter(title: "Toy") var toy: Toy
}

struct Failing: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Failing"

  @Parameter(title: "Thing", query: FailingQuery()) var thing: Thing?
}

struct Thing: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
  static let defaultQuery = FailingQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct FailingQuery: EnumerableEntityQuery {
  struct Offline: Error {}

  func entities(for identifiers: [String]) async throws -> [Thing] { throw Offline() }

  func allEntities() async throws -> [Thing] { [] }
}

private struct Described: AppIntent {
  static let title: LocalizedStringResource = "Described"
  static let description = IntentDescription("Plain.")
  func perform() async throws -> some IntentResult { .result() }
}

private struct DescribedOptionally: AppIntent {
  static let title: LocalizedStringResource = "Described"
  static let description: IntentDescription? = "Optional."
  func perform() async throws -> some IntentResult { .result() }
}
