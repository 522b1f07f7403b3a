import HostLink
import StringTables
import SwiftUI

// What intents of shortcuts ask about the values of parameters. Widgets and controls cannot ask.
extension IntentParameter {
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(kind: .needsValue(String(localized: title), dialog))
  }

  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(kind: .needsDisambiguation(String(localized: title), dialog))
  }

  /// Shows the parameter's choices, or else a field.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    let value = try await askedValue(dialog)
    var decoding = ValueDecoding()
    if case .query(let query) = declaration.choices { decoding.query = query }
    let decoded = try await Value.ValueType.valueFormat.decode([value], &decoding).first
    guard case .value(let result)? = decoded else { throw needsValueError(dialog) }
    return result
  }

  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    guard IntentRun.display != nil, !itemsToDisambiguate.isEmpty else {
      throw needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
    }
    let display = Value.ValueType.valueFormat.display
    let index = try await IntentStage.current.choose(
      among: itemsToDisambiguate.map {
        let item = display($0)
        return SnippetOption(title: item.title, subtitle: item.subtitle)
      }, cancel: SystemWord.cancel.text, dialog: dialog ?? declaration.choiceDialog ?? titleDialog)
    return itemsToDisambiguate[index]
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
    let labels = ConfirmationLabels(accept: SystemWord.yes.text, deny: SystemWord.no.text)
    return try await IntentStage.current.ask(
      .confirmation(labels), dialog: dialog, snippet: snippet) == .confirmed
  }

  package func requestMissingValue(named name: String) async throws {
    let value = try await askedValue(nil)
    _ = try await read(value, named: name)
  }

  // MARK: The question

  private func askedValue(_ dialog: IntentDialog?) async throws -> ConfigurationValue {
    guard IntentRun.display != nil else { throw needsValueError(dialog) }
    let shown = dialog ?? declaration.valueDialog ?? titleDialog
    let choices = try await choices()
    if !choices.isEmpty {
      let index = try await IntentStage.current.choose(
        among: choices.map { SnippetOption(title: $0.title, subtitle: $0.subtitle) },
        cancel: SystemWord.cancel.text, dialog: shown)
      return choices[index].value
    }
    guard hasField else { throw needsValueError(dialog) }
    let field = ParameterDescription(
      name: "value", title: String(localized: title), type: elementType, isOptional: false,
      minimum: declaration.minimum, maximum: declaration.maximum)
    let answer = try await IntentStage.current.ask(.value(field), dialog: shown)
    guard case .value(let value) = answer else { throw AppIntentError(kind: .cancelled) }
    return value
  }

  /// Empty for a value that the user types.
  private func choices() async throws -> [ParameterDescription.Option] {
    if case .bool = elementType {
      let names = declaration.form.displayName
      return [
        .init(
          value: .bool(true), title: names.map { String(localized: $0.true) } ?? SystemWord.yes.text
        ),
        .init(
          value: .bool(false),
          title: names.map { String(localized: $0.false) } ?? SystemWord.no.text),
      ]
    }
    return try await options(search: nil).sections.flatMap(\.options)
  }

  private var hasField: Bool {
    switch elementType {
    case .integer, .double, .string, .date, .url, .dateComponents, .measurement, .file: true
    case .bool, .enumeration, .object, .other: false
    }
  }

  private var titleDialog: IntentDialog? { declaration.title.map { IntentDialog($0) } }
}

extension SystemWord {
  /// The word in the language of the device that shows what the intent asks.
  var text: String { text(in: IntentRun.display?.environment.locale ?? "en") }
}
