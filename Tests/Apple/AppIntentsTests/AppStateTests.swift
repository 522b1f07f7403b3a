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
