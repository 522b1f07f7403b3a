import AppIntents
import Foundation
import HostLink
import Testing

/// Converting intents to actions and performing them.
struct IntentActionTests {
  @Test(arguments: [
    PublicIntent() as any AppIntent, Outer.Nested(), Generic<Shape>(), Outer.Deep<Int>.Inner(),
    ClassIntent(), OpenURLIntent(URL(string: "toys:kite")!),
  ])
  func findsTypeByName(intent: any AppIntent) async throws {
    let reply = try await IntentPerformance.perform(PerformRequest(action: intent.action()))
    #expect(reply.error == nil)
  }

  /// Reading the parameter would end the process.
  @Test func doesNotPerformIntentWithUnsetParameter() async throws {
    let reply = try await IntentPerformance.perform(
      PerformRequest(action: OpenURLIntent().action()))
    #expect(reply.error?.hasPrefix("The intent needs a value for \"URL\"") == true)
    #expect(reply.url == nil)
  }

  @Test func rejectsPrivateType() {
    #expect(throws: IntentActionError.unnamedType("PrivateIntent")) {
      try PrivateIntent().action()
    }
  }

  @Test func keepsAllParameters() async throws {
    let intent = PublicIntent()
    intent.toy = .kite
    intent.shapes = [.square, .round]
    let action = try intent.action()
    #expect(action.identifier == "PublicIntent")
    #expect(try intent.action() == action, "equal intents have equal bytes")
    let reply = try await IntentPerformance.perform(PerformRequest(action: action))
    #expect(reply.dialog == "Kite square, round 1")
  }

  @Test(arguments: [true, false]) func setsNewValueOfToggle(value: Bool) async throws {
    let reply = try await IntentPerformance.perform(
      PerformRequest(action: SwitchIntent().action(), newValue: value))
    #expect(reply.dialog == "\(value)")
  }

  @Test func endsEndlessChainOfIntents() async throws {
    let reply = try await IntentPerformance.perform(PerformRequest(action: Endless().action()))
    #expect(reply == PerformReply())
  }

  @Test(
    arguments: [
      (Thrower.Kind.text, "Sorry."), (.localized, "Oh no."), (.foreground, nil),
    ] as [(Thrower.Kind, String?)])
  func reportsThrownErrors(kind: Thrower.Kind, text: String?) async throws {
    let intent = Thrower()
    intent.kind = kind
    let reply = try await IntentPerformance.perform(PerformRequest(action: intent.action()))
    #expect(reply.error == text)
    #expect(reply.opensApp == (kind == .foreground))
  }
}

struct PublicIntent: AppIntent {
  static let title: LocalizedStringResource = "Public"

  @Parameter(title: "Toy") var toy: Toy?
  @Parameter(title: "Shapes") var shapes: [Shape]
  @Parameter(title: "Level", default: .low) var level: Level

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let names = shapes.map(\.rawValue).joined(separator: ", ")
    return .result(dialog: "\(toy?.name ?? "-") \(names) \(level.rawValue)")
  }
}

private struct PrivateIntent: AppIntent {
  static let title: LocalizedStringResource = "Private"

  func perform() async throws -> some IntentResult { .result() }
}

enum Outer {
  struct Nested: AppIntent {
    static var title: LocalizedStringResource { "Nested" }

    func perform() async throws -> some IntentResult { .result() }
  }

  struct Deep<T> {
    struct Inner: AppIntent {
      static var title: LocalizedStringResource { "Inner" }

      func perform() async throws -> some IntentResult { .result() }
    }
  }
}

struct Generic<Value: AppEnum>: AppIntent {
  static var title: LocalizedStringResource { "Generic" }

  @Parameter(title: "Value") var value: Value?

  func perform() async throws -> some IntentResult { .result() }
}

final class ClassIntent: AppIntent {
  static let title: LocalizedStringResource = "Class"

  init() {}

  func perform() async throws -> some IntentResult { .result() }
}

struct SwitchIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Switch"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(value)")
  }
}

struct Endless: AppIntent {
  static let title: LocalizedStringResource = "Endless"

  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Endless()) }
}

struct Thrower: ForegroundContinuableIntent {
  enum Kind: String, AppEnum {
    case text, localized, foreground

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
    static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [:]
  }

  struct Text: Error, CustomStringConvertible {
    let description = "Sorry."
  }

  struct Localized: LocalizedError {
    let errorDescription: String? = "Oh no."
  }

  static let title: LocalizedStringResource = "Throw"

  @Parameter(title: "Kind") var kind: Kind

  func perform() async throws -> Never {
    switch kind {
    case .text: throw Text()
    case .localized: throw Localized()
    case .foreground: throw needsToContinueInForegroundError()
    }
  }
}
