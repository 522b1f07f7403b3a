import Foundation
import HostLink
import Testing

@testable import Intents

/// The code that the builder generates.
private final class HeroIntent: INIntent, DefinedIntent {
  static var intentDefinition: IntentDefinition {
    IntentDefinition(
      name: "HeroIntent", title: "Choose a hero",
      parameters: [
        DefinedParameter(
          name: "hero", title: "Hero",
          kind: .enumeration(
            name: "Hero",
            cases: [
              .init(name: "unknown", rawValue: 0, title: "unknown"),
              .init(name: "panda", rawValue: 1, title: "Power Panda"),
              .init(name: "spouty", rawValue: 3, title: "Spouty"),
            ]), defaultValue: .string("panda")),
        DefinedParameter(name: "count", title: "Count", kind: .integer),
        DefinedParameter(name: "level", title: "Level", kind: .decimal),
        DefinedParameter(name: "isLoud", title: "Loud", kind: .bool, defaultValue: .bool(true)),
        DefinedParameter(name: "name", title: "Name", kind: .string),
        DefinedParameter(name: "page", title: "Page", kind: .url),
        DefinedParameter(
          name: "city", title: "City", kind: .object(name: "City", type: INObject.self)),
        DefinedParameter(name: "tags", title: "Tags", kind: .string, isList: true),
        DefinedParameter(
          name: "secret", title: "Secret", kind: .string, isConfigurable: false),
      ])
  }
}

private final class PlainIntent: INIntent {}

@Suite struct IntentConfigurationTests {
  @Test func missingValuesHaveDefaults() throws {
    let intent = try HeroIntent.configured(with: [:])
    #expect(intent.parameterValue(forKey: "hero") as? Int == 1)
    #expect(intent.parameterValue(forKey: "isLoud") as? NSNumber == true)
    #expect(intent.parameterValue(forKey: "count") == nil)
  }

  @Test func storesValuesInTheFormOfTheClass() throws {
    let intent = try HeroIntent.configured(with: [
      "hero": .string("spouty"), "count": .integer(7), "level": .integer(2),
      "isLoud": .bool(false), "name": .string("Ä"), "page": .string("https://a.b/c"),
      "city": .object(identifier: "b", display: "Berlin"), "tags": .list([.string("x")]),
    ])
    #expect(intent.parameterValue(forKey: "hero") as? Int == 3)
    #expect(intent.parameterValue(forKey: "count") as? NSNumber == 7)
    #expect(intent.parameterValue(forKey: "level") as? NSNumber == 2.0)
    #expect(intent.parameterValue(forKey: "isLoud") as? NSNumber == false)
    #expect(intent.parameterValue(forKey: "name") as? String == "Ä")
    #expect(intent.parameterValue(forKey: "page") as? URL == URL(string: "https://a.b/c"))
    #expect((intent.parameterValue(forKey: "city") as? INObject)?.displayString == "Berlin")
    #expect(intent.parameterValue(forKey: "tags") as? [String] == ["x"])
  }

  @Test func clearedValueOverridesDefault() throws {
    let intent = try HeroIntent.configured(with: ["isLoud": .none])
    #expect(intent.parameterValue(forKey: "isLoud") == nil)
  }

  @Test(arguments: [
    ("hero", ConfigurationValue.string("dragon"), "one of panda, spouty"),
    ("hero", .integer(2), "one of panda, spouty"), ("count", .double(1.5), "a whole number"),
    ("level", .string("x"), "a number"), ("isLoud", .integer(1), "true or false"),
    ("page", .string(""), "a URL"), ("tags", .string("x"), "a list of text"),
    ("tags", .list([.integer(1)]), "a list of text"),
  ])
  func rejectsInvalidValues(
    _ name: String, _ value: ConfigurationValue, _ expected: String
  ) {
    #expect {
      try HeroIntent.configured(with: [name: value])
    } throws: { error in
      guard case .mismatch(name, _, expected)? = error as? IntentConfigurationError else {
        return false
      }
      return true
    }
  }

  @Test func unknownParameterListsKnownOnes() {
    #expect {
      try HeroIntent.configured(with: ["hat": .bool(true)])
    } throws: { error in
      "\(error)".contains("no parameter \"hat\"; available: hero, count")
    }
    #expect {
      try PlainIntent.configured(with: ["hat": .bool(true)])
    } throws: { error in
      "\(error)".contains("no parameter \"hat\"; it has no parameters")
    }
  }

  @Test func descriptionListsConfigurableParameters() throws {
    let description = HeroIntent.configurationDescription
    #expect(description.parameters.map(\.name).last == "tags")
    let hero = try #require(description.parameters.first)
    #expect(hero.type == .enumeration(name: "Hero"))
    #expect(hero.options.map(\.title) == ["Power Panda", "Spouty"])
    #expect(hero.defaultValue == .string("panda"))
    #expect(PlainIntent.configurationDescription.parameters.isEmpty)
  }

  @Test func copiesAreIndependent() throws {
    let intent = try HeroIntent.configured(with: [:])
    let copy = try #require(intent.copy() as? HeroIntent)
    copy.setParameterValue(3, forKey: "hero")
    #expect(intent.parameterValue(forKey: "hero") as? Int == 1)
  }
}
