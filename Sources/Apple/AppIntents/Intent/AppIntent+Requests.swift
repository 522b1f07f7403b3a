// Compatibility: works | `requestConfirmation` in all forms, `ConfirmationActionName` | asks on the
//   device for shortcuts; throws in widgets and controls, which cannot ask. `conditions` has no
//   effect
// Compatibility: partial | `requestChoice`, `requestValue`, `requestDisambiguation` | throw

import HostLink
import SwiftUI

// A shortcut's intent asks on the device's card. Widgets and controls cannot ask the user anything:
// all requests fail with an error.
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
    let isConfirmed = try await IntentStage.current.confirm(
      action.labels, dialog: dialog, snippet: snippet)
    guard isConfirmed else { throw AppIntentError(kind: .cancelled) }
  }
}

extension AppIntent {
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    throw AppIntentError(kind: .confirmationUnavailable)
  }

  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    throw AppIntentError(kind: .confirmationUnavailable)
  }

  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    throw AppIntentError(kind: .confirmationUnavailable)
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

extension IntentParameter {
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(kind: .needsValue(String(localized: title), dialog))
  }

  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(kind: .needsDisambiguation(String(localized: title), dialog))
  }

  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    throw needsValueError(dialog)
  }

  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    throw needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
  }

  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await confirm(dialog, nil)
  }

  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
  ) async throws -> Bool {
    try await confirm(dialog, .view(AnyView(view)))
  }

  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil,
    @ViewBuilder view: () -> ViewType
  ) async throws -> Bool {
    try await confirm(dialog, .view(AnyView(view())))
  }

  private func confirm(_ dialog: IntentDialog?, _ snippet: IntentSnippet?) async throws -> Bool {
    try await IntentStage.current.confirm(
      ConfirmationLabels(accept: "Yes", deny: "No"), dialog: dialog, snippet: snippet)
  }
}
