import AppIntents
import SwiftUI
import Testing

/// What intents ask of the user, and the results that only Siri and Shortcuts show.
struct RequestTests {
  @Test(arguments: [
    (AppIntentError.PermissionRequired.photos, "This app needs access to your photos."),
    (.PermissionRequired.location(precise: true), "This app needs your precise location."),
    (.UserActionRequired.signin, "Sign in to the app first."),
    (.Unrecoverable.entityNotFound, "This item was not found."),
  ])
  func namedErrorsHaveTexts(error: AppIntentError, text: String) {
    #expect(error.description == text)
    #expect(error.errorDescription == text)
    #expect(String(localized: error.localizedStringResource) == text)
  }

  @Test func requestsFail() async {
    let intent = AskingIntent()
    await #expect(throws: AppIntentError.self) {
      try await intent.requestChoice(between: [IntentChoiceOption(title: "Yes"), .cancel])
    }
    await #expect(throws: AppIntentError.self) {
      try await intent.requestConfirmation(conditions: .lowConfidenceSource, actionName: .send)
    }
    await #expect(throws: AppIntentError.self) {
      try await intent.requestConfirmation(snippetIntent: EmptySnippetIntent())
    }
  }

  @Test func choicesHaveStyles() {
    #expect(IntentChoiceOption.cancel.style == .cancel)
    #expect(IntentChoiceOption(title: "Delete", style: .destructive).style != .default)
  }

  @Test func stateOfValueIgnoresDefault() {
    let intent = AskingIntent()
    guard case .unset = intent.$count.valueState else {
      Issue.record("a default is not a value that was set")
      return
    }
    #expect(intent.count == 2)
    intent.count = 5
    guard case .set(5) = intent.$count.valueState else {
      Issue.record("the value was set")
      return
    }
  }

  @Test func resultsWithSnippetsKeepTheirOtherParts() async throws {
    let result = try await AskingIntent(count: 4).perform()
    #expect(result.value == 4)
    #expect(AskingIntent().systemContext.currentMode == .background)
    #expect(!IntentModes.Current.background.canContinueInForeground)
  }
}

private struct AskingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ask"

  @Parameter(title: "Count", default: 2)
  var count: Int

  init() {}

  init(count: Int) {
    self.count = count
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetIntent {
    .result(
      value: count, dialog: IntentDialog(full: "Done", systemImageName: "checkmark"),
      snippetIntent: CountSnippet())
  }
}

private struct CountSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Count"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("Count"))
  }
}
