import Foundation
import HostLink
import Testing

@testable import Intents

/// The code that the builder generates if the sources contain a handler.
final class RangerIntent: INIntent, HandledIntent {
  static var intentDefinition: IntentDefinition {
    IntentDefinition(
      name: "RangerIntent", title: "Choose",
      parameters: [
        DefinedParameter(
          name: "mood", title: "Mood",
          kind: .enumeration(
            name: "Mood",
            cases: [
              .init(name: "unknown", rawValue: 0, title: "unknown"),
              .init(name: "calm", rawValue: 1, title: "Calm"),
            ]), defaultValue: .string("calm")),
        DefinedParameter(
          name: "hero", title: "Hero", kind: .object(name: "Hero", type: INObject.self),
          hasDynamicOptions: true, supportsSearch: true),
        DefinedParameter(name: "tags", title: "Tags", kind: .string, isList: true),
        DefinedParameter(name: "level", title: "Level", kind: .integer, hasDynamicOptions: true),
      ])
  }

  static func makeIntentsExtension() -> (any INIntentHandlerProviding)? { RangerHandler() }

  static func offer(
    of parameter: String, from handler: Any, for intent: INIntent, searchTerm: String?
  ) async throws -> IntentOffer? {
    guard let handler = handler as? RangerHandler, let intent = intent as? RangerIntent else {
      return nil
    }
    switch parameter {
    case "hero":
      let heroes = try await IntentAnswer.wait { handler.heroes(intent, searchTerm, $0) }
      return IntentOffer(heroes, defaultValue: INObject(identifier: "1", display: "Panda"))
    case "level":
      return IntentOffer(INObjectCollection(items: [NSNumber(value: 3)]), defaultValue: nil)
    default: return nil
    }
  }
}

final class RangerHandler: INExtension {
  struct Gone: Error {}

  func heroes(
    _ intent: RangerIntent, _ searchTerm: String?,
    _ completion: @escaping (INObjectCollection<INObject>?, (any Error)?) -> Void
  ) {
    if searchTerm == "fail" { return completion(nil, Gone()) }
    let isCalm = intent.parameterValue(forKey: "mood") as? Int == 1
    let panda = INObject(identifier: "1", display: searchTerm ?? (isCalm ? "Calm panda" : "Panda"))
    panda.subtitleString = "Bamboo"
    completion(
      INObjectCollection(sections: [
        INObjectSection(title: "Forest", items: [panda]),
        INObjectSection(title: nil, items: [INObject(identifier: nil, display: "Nobody")]),
      ]), nil)
    // Only the first call counts.
    completion(nil, Gone())
  }
}

@Suite struct AcceptanceTests {
  static let cases: [(String, ConfigurationValue, ConfigurationIssue.Reason?)] = [
    ("mood", .string("calm"), nil), ("mood", .integer(1), nil), ("mood", .none, nil),
    ("mood", .string("furious"), .noLongerExists), ("mood", .integer(9), .noLongerExists),
    ("mood", .bool(true), .wrongType), ("hero", .object(identifier: "1", display: "P"), nil),
    ("hero", .integer(1), .wrongType), ("tags", .list([.string("a")]), nil),
    ("tags", .string("a"), .wrongType), ("level", .double(0.5), .wrongType),
    ("hat", .bool(true), .unknownParameter),
  ]

  @Test(arguments: cases)
  func reportsAndSkipsInvalidValues(
    name: String, value: ConfigurationValue, reason: ConfigurationIssue.Reason?
  ) throws {
    let (values, issues) = RangerIntent.accepted([name: value])
    let issue = reason.map { ConfigurationIssue(parameter: name, value: value, reason: $0) }
    #expect(issues == (issue.map { [$0] } ?? []))
    #expect(values == (reason == nil ? [name: value] : [:]))
    // The accepted values create an intent, with defaults for the others.
    let intent = try RangerIntent.configured(with: values)
    if reason != nil { #expect(intent.parameterValue(forKey: "mood") as? Int == 1) }
  }

  @Test func configurationValuesRoundTrip() throws {
    let values: [String: ConfigurationValue] = [
      "mood": .none, "hero": .object(identifier: "1", display: "P"), "tags": .list([.string("a")]),
      "level": .integer(4),
    ]
    let intent = try RangerIntent.configured(with: values)
    #expect(intent.configurationValues == values)
    #expect(try RangerIntent.configured(with: [:]).configurationValues == ["mood": .string("calm")])
  }
}

@Suite struct HandledIntentTests {
  private func options(
    _ parameter: String, _ values: [String: ConfigurationValue] = [:], search: String? = nil
  ) async throws -> OptionsReply? {
    try await RangerIntent.options(of: parameter, values: values, searchTerm: search)
  }

  @Test func offersHandlersObjects() async throws {
    let panda = ConfigurationValue.object(identifier: "1", display: "Calm panda")
    #expect(
      try await options("hero")
        == OptionsReply(
          sections: [
            .init(
              title: "Forest",
              options: [.init(value: panda, title: "Calm panda", subtitle: "Bamboo")]),
            // The user cannot choose an object without an identifier.
            .init(options: []),
          ], defaultValue: .object(identifier: "1", display: "Panda")))
  }

  @Test func optionsDependOnValuesAndSearch() async throws {
    let free = try await options("hero", ["mood": .none, "hat": .bool(true)])
    #expect(free?.sections.first?.options.map(\.title) == ["Panda"])
    let found = try await options("hero", search: "red")
    #expect(found?.sections.first?.options.map(\.title) == ["red"])
    await #expect(throws: RangerHandler.Gone.self) { try await options("hero", search: "fail") }
  }

  @Test func offersNumbers() async throws {
    let reply = try await options("level")
    #expect(reply?.sections.first?.options == [.init(value: .integer(3), title: "3")])
    #expect(reply?.defaultValue == ConfigurationValue.none)
  }

  @Test(arguments: ["mood", "tags", "hat"])
  func otherParametersHaveNoOptions(parameter: String) async throws {
    #expect(try await options(parameter) == nil)
  }
}
