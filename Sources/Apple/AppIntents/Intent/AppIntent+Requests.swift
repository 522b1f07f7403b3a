// Compatibility: works | `requestConfirmation` in all forms, `ConfirmationActionName` | asks on the
//   device for shortcuts; throws in widgets and controls, which cannot ask. `conditions` has no
//   effect
// Compatibility: works | `requestChoice`, `requestValue`, `requestDisambiguation`,
//   `IntentChoiceOption` | ask on the device for shortcuts; throw in widgets and controls. Values
//   of types without an editor cannot be asked for

import HostLink
import StringTables
import SwiftUI

// A shortcut's intent asks on the device's card. Widgets and controls cannot ask the user anything:
// all requests throw.
extension AppIntent {
  public func requestConfirmation() async throws {
    try await confirm(.continue, nil, nil)
  }

  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    let shown = result as? any AnyIntentResult
    try await confirm(
      confirmationActionName, showPrompt ? shown?.anyDialog : nil, shown?.anySnippet)
  }

  public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
  }

  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil
  ) async throws {
    try await confirm(actionName, dialog, nil)
  }

  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws {
    try await confirm(actionName, showDialogAsPrompt ? dialog : nil, .intent(snippetIntent))
  }

  /// Returns what the snippet's intent returns when it is performed after the confirmation.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws -> Snippet.PerformResult.Value where Snippet.PerformResult: ReturnsValue {
    try await confirm(actionName, showDialogAsPrompt ? dialog : nil, .intent(snippetIntent))
    let result =
      try await IntentStage.performed(try snippetIntent.action()) as? any AnyIntentResult
    guard let value = result?.anyValue as? Snippet.PerformResult.Value else {
      throw AppIntentError(kind: .notAsked("\(Snippet.self) returned no value"))
    }
    return value
  }

  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {
    try await confirm(
      actionName, showDialogAsPrompt ? dialog : nil, .view(AnyView(content())))
  }

  /// Throws `AppIntentError` if the user cancels or cannot be asked.
  private func confirm(
    _ action: ConfirmationActionName, _ dialog: IntentDialog?, _ snippet: IntentSnippet?
  ) async throws {
    try await IntentStage.current.confirm(action.labels, dialog: dialog, snippet: snippet)
  }
}

extension AppIntent {
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await choose(options, dialog, nil)
  }

  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    try await choose(options, dialog, .view(AnyView(view)))
  }

  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await choose(options, dialog, .view(AnyView(content())))
  }

  /// The option with the style `cancel` is last, and throws. Source: the symbol page of
  /// `IntentChoiceOption.cancel`.
  private func choose(
    _ options: [IntentChoiceOption], _ dialog: IntentDialog?, _ snippet: IntentSnippet?
  ) async throws -> IntentChoiceOption {
    let choices = options.filter { $0.style != .cancel }
    var cancel = options.first { $0.style == .cancel }.map { String(localized: $0.title) }
    if choices.isEmpty { cancel = cancel ?? SystemWord.cancel.text }
    let index = try await IntentStage.current.choose(
      among: choices.map {
        SnippetOption(
          title: String(localized: $0.title), isDestructive: $0.style == .destructive)
      }, cancel: cancel, dialog: dialog, snippet: snippet)
    return choices[index]
  }

  public var systemContext: IntentSystemContext { IntentSystemContext(preciseTimestamp: Date()) }
}

/// When an intent asks for a confirmation.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Values were understood with little confidence.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

/// The system's state when an intent is performed.
public struct IntentSystemContext: Sendable {
  public let preciseTimestamp: Date?

  /// Widgets and controls perform intents in the background.
  public var currentMode: IntentModes.Current { .background }
}

extension AppIntent {
  public func callAsFunction(
    donate donateOnCompletion: Bool = true
  ) async throws -> PerformResult.Value where PerformResult: ReturnsValue {
    guard let value = try await perform().value else {
      throw AppIntentError(kind: .noResultValue)
    }
    return value
  }

  public func callAsFunction(
    donate donateOnCompletion: Bool = true
  ) async throws where PerformResult.Value == Never {
    _ = try await perform()
  }
}
