import HostLink
import Testing

@testable import AppIntents

/// The process in which an intent is performed if the app can perform it.
@Suite struct AppStateTests {
  struct Plain: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    func perform() async throws -> some IntentResult { .result(dialog: "performed") }
  }

  struct Opening: AppIntent {
    static let title: LocalizedStringResource = "Opening"
    static let openAppWhenRun = true
    func perform() async throws -> some IntentResult { .result(dialog: "performed") }
  }

  struct Activity: LiveActivityIntent {
    static let title: LocalizedStringResource = "Activity"
    func perform() async throws -> some IntentResult { .result(dialog: "performed") }
  }

  struct Continuable: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Continuable"
    func perform() async throws -> some IntentResult { .result(dialog: "performed") }
  }

  struct OfApp: AppIntent {
    static let title: LocalizedStringResource = "App"
    static var allowedExecutionTargets: IntentExecutionTargets { .main }
    func perform() async throws -> some IntentResult { .result(dialog: "performed") }
  }

  struct Anywhere: AppIntent {
    static let title: LocalizedStringResource = "Anywhere"
    static var allowedExecutionTargets: IntentExecutionTargets { [.widgetKitExtension, .main] }
    func perform() async throws -> some IntentResult { .result(dialog: "performed") }
  }

  struct OfIntentsExtension: AppIntent {
    static let title: LocalizedStringResource = "Intents"
    static var allowedExecutionTargets: IntentExecutionTargets { .appIntentsExtension }
    func perform() async throws -> some IntentResult { .result(dialog: "performed") }
  }

  /// What performs an intent with `allowedExecutionTargets`, with and without the app.
  @Test(arguments: [true, false]) func targetsDecideTheProcess(_ hasApp: Bool) async throws {
    func reply(_ intent: some AppIntent) async throws -> PerformReply {
      try await IntentPerformance.perform(
        PerformRequest(action: try intent.action(), hasApp: hasApp))
    }
    let ofApp = try await reply(OfApp())
    #expect(ofApp.app == (hasApp ? .background : nil))
    #expect(ofApp.error?.contains("only the app, which is not built here") == (hasApp ? nil : true))
    #expect(try await reply(Anywhere()).dialog == "performed")
    let none = try await reply(OfIntentsExtension())
    #expect(none.app == nil && none.dialog == nil)
    #expect(none.error?.contains("Add .widgetKitExtension or .main") == true)
  }

  @Test func appPerformsIntentsThatNoOtherProcessMay() async throws {
    var request = PerformRequest(action: try OfApp().action())
    request.isInApp = true
    #expect(try await IntentPerformance.perform(request).dialog == "performed")
  }

  private static let cases: [(any AppIntent, AppState?)] = [
    (Plain(), nil), (Opening(), .foreground), (Activity(), .background),
    (Continuable(), .background),
  ]

  @Test(arguments: cases.indices)
  func appPerformsIntentsThatBelongToIt(_ index: Int) async throws {
    let (intent, state) = Self.cases[index]
    let action = try intent.action()
    let withApp = try await IntentPerformance.perform(PerformRequest(action: action, hasApp: true))
    #expect(withApp.app == state)
    #expect((withApp.dialog == nil) == (state != nil))
    let without = try await IntentPerformance.perform(PerformRequest(action: action))
    #expect(without.app == nil)
    #expect(without.dialog == "performed")
  }
}
