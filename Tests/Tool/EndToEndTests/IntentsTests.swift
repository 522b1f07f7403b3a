import ExtensionProcess
import Foundation
import HostLink
import Testing
import ViewArchive

/// An extension with app intents, called over `HostLink` as by a host.
@Suite(.serialized) struct IntentsTests {
  private let garden: IntentsFixture

  init() async throws {
    garden = try await IntentsFixture()
  }

  private let rose = ConfigurationValue.object(identifier: "rose", display: "Rose")
  private let gone = ConfigurationValue.object(identifier: "gone", display: "Gone")

  @Test func describesItsConfiguration() async throws {
    let description = try await garden.process.describe()
    let configuration = try #require(description.widgets.first?.configuration)
    let parameters = configuration.parameters
    #expect(
      parameters.map(\.name) == [
        "bed", "plant", "neighbours", "color", "days", "showsWater", "amount",
      ])
    #expect(parameters[0].type == .enumeration(name: "Bed"))
    #expect(
      parameters[0].options == [
        .init(value: .string("sun"), title: "Sunny", subtitle: "all day", symbol: "sun.max"),
        .init(value: .string("shade"), title: "Shady"),
      ])
    #expect(parameters[0].defaultValue == .string("shade"))
    #expect(
      parameters[1]
        == ParameterDescription(
          name: "plant", title: "Plant", description: "The one to look after",
          type: .object(name: "Plant"), isOptional: false, hasDynamicOptions: true,
          supportsSearch: true, dependencies: ["bed"]))
    #expect(parameters[2].isList && parameters[2].isOptional)
    #expect(parameters[3].dependencies == ["bed", "plant"])
    #expect(parameters[4].minimum == 1 && parameters[4].maximum == 14)
    #expect(parameters[6].options.map(\.value) == [.string("1"), .string("2")])
    #expect(
      configuration.summary
        == .when(
          parameter: "showsWater", comparison: .equalTo, values: [.bool(true)],
          then: .sentence(
            parts: [
              .text("Show "), .parameter("plant"), .text(" for "), .parameter("days"),
              .text(" days"),
            ], others: ["bed", "color", "showsWater", "amount"]),
          otherwise: .whenFamily(
            families: ["systemSmall"],
            then: .sentence(parts: [.text("Show "), .parameter("plant")], others: []),
            otherwise: .sentence(parts: [], others: ["plant", "neighbours"]))))
    #expect(description.widgets.first?.promptsForUserConfiguration == true)
  }

  @Test func valuesReachTheProvider() async throws {
    let set = try await garden.elements([
      "bed": .string("sun"), "color": .string("red"), "neighbours": .list([rose]),
    ])
    #expect(set.prefix(3).map(\.label) == ["Sun", "red", "Rose"])
    let unset = try await garden.elements()
    #expect(unset.prefix(2).map(\.label) == ["Shade", "grey"])
    let reply = try await garden.timeline(["days": .integer(2)])
    #expect(reply.policy == .after(IntentsFixture.now + 2 * 86400))
    #expect(reply.issues == [])
  }

  @Test(
    arguments: [
      (["plant": .object(identifier: "gone", display: "Gone")], [.noLongerExists]),
      (["neighbours": .list([.string("rose"), .string("gone")])], [.noLongerExists]),
      (["bed": .string("pond")], [.noLongerExists]),
      (["days": .string("many")], [.wrongType]),
      (["showsWater": .integer(1)], [.wrongType]),
      (["neighbours": .string("rose")], [.wrongType]),
      (["weather": .bool(true)], [.unknownParameter]),
      (["plant": .none, "amount": .none, "days": .none], []),
      (["plant": .string("sage"), "amount": .integer(2)], []),
    ] as [([String: ConfigurationValue], [ConfigurationIssue.Reason])])
  func reportsInvalidValuesAsIssues(
    values: [String: ConfigurationValue], reasons: [ConfigurationIssue.Reason]
  ) async throws {
    let reply = try await garden.timeline(values)
    #expect(reply.entries.count == 1)
    #expect(reply.issues.map(\.reason) == reasons)
    #expect(reply.issues.allSatisfy { values[$0.parameter] != nil })
  }

  @Test func choicesDependOnOtherValues() async throws {
    let sunny = try #require(try await garden.options("plant", ["bed": .string("sun")]))
    #expect(sunny.sections.map { $0.options.map(\.title) } == [["Rose", "Sage"]])
    #expect(sunny.sections[0].options[0].subtitle == "in the sun bed")
    #expect(sunny.sections[0].options[0].symbol == "leaf")
    #expect(sunny.defaultValue == .object(identifier: "fern", display: "Fern"))
    // The bed has a default, which dependent parameters see.
    let unset = try await garden.options("plant")
    #expect(unset?.sections.flatMap { $0.options.map(\.title) } == ["Fern", "Moss"])
    let found = try await garden.options("plant", ["bed": .string("sun")], search: "mo")
    #expect(found?.sections.flatMap { $0.options.map(\.title) } == ["Moss"])
    let color = try await garden.options("color", ["bed": .string("sun"), "plant": rose])
    #expect(color?.sections.flatMap { $0.options.map(\.title) } == ["red", "Rose"])
    #expect(color?.defaultValue == .string("grey"))
    let fixed = try await garden.options("amount")
    #expect(fixed?.sections.flatMap { $0.options.map(\.title) } == ["A little", "Much"])
  }

  @Test func recommendsConfigurations() async throws {
    let reply = try await garden.process.call(.recommendations(kind: "Garden"))
    guard case .recommendations(let list) = reply else {
      Issue.record("\(reply)")
      return
    }
    #expect(list.map(\.title) == ["Fern", "Moss"])
    #expect(list.first?.values["plant"] == .object(identifier: "fern", display: "Fern"))
    #expect(list.first?.values["days"] == .integer(1))
  }

  /// Each intent runs in a process that has archived nothing, as after a restart.
  @Test(arguments: [
    ("Water", PerformReply(dialog: "Watered Fern"), "Fern 0.5 1800000000.0"),
    ("Fence", PerformReply(), "fence true"),
    ("Open", PerformReply(opensApp: true), nil),
    ("Fail", PerformReply(error: "The can is empty."), nil),
    ("Map", PerformReply(url: URL(string: "garden://map")), nil),
  ])
  func performs(label: String, reply: PerformReply, diary: String?) async throws {
    let action = try await garden.elements().first { $0.label.hasSuffix(label) }?.action
    let restarted = try await IntentsFixture(folder: garden.folder)
    #expect(try await restarted.perform(action) == reply)
    #expect(restarted.diary == diary)
  }

  @Test func intentChangesToggleInNextArchive() async throws {
    let off = try await garden.elements().first { $0.traits.contains(.isToggle) }
    #expect(off?.value == "0")
    _ = try await garden.perform(off?.action)
    let on = try await garden.elements().first { $0.traits.contains(.isToggle) }
    #expect(on?.value == "1")
  }

  @Test func rejectsInvalidIntentAndKeepsRunning() async throws {
    let action = try await garden.elements().first { $0.label == "Water" }?.action
    guard case .intent(let identifier, let parameters) = action else {
      Issue.record("no button")
      return
    }
    let requests = [
      PerformRequest(action: .init(identifier: "Other", parameters: parameters)),
      PerformRequest(action: .init(identifier: identifier, parameters: Data())),
      PerformRequest(action: .init(identifier: identifier, parameters: parameters.dropLast(9))),
      PerformRequest(
        action: .init(identifier: identifier, parameters: Data(#"{"type":"Si","values":{}}"#.utf8))),
      PerformRequest(
        action: .init(identifier: identifier, parameters: Data(repeating: 32, count: 2 << 20))),
    ]
    for request in requests {
      await #expect {
        _ = try await garden.perform(request)
      } throws: { error in
        guard case .reported(let report) = error as? ExtensionFailure else { return false }
        return report.kind == .unknownIntent
      }
    }
    #expect(garden.diary == nil)
    #expect(try await garden.perform(action)?.error == nil)
  }

  @Test func doesNotPerformWithRemovedEntity() async throws {
    let action = try await garden.elements().first { $0.label == "Water" }?.action
    guard case .intent(let identifier, let parameters) = action else {
      Issue.record("no button")
      return
    }
    let text = String(decoding: parameters, as: UTF8.self).replacing(#""fern""#, with: #""gone""#)
    let reply = try await garden.perform(
      PerformRequest(action: .init(identifier: identifier, parameters: Data(text.utf8))))
    #expect(reply?.error?.contains("\"plant\"") == true)
    #expect(reply?.error?.contains("no longer exists") == true)
    #expect(garden.diary == nil)
  }
}
