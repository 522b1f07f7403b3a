import HostLink
import StringTables

/// The question that the device asks before an intent deletes entities that other people can see.
struct DeletionQuestion {
  private let names: String
  private let ownership: EntityOwnership

  /// nil if the intent deletes only entities of the user, or cannot ask: widgets and controls
  /// perform it without a question.
  init?(_ intent: some AppIntent) {
    guard let display = IntentRun.display, let deletion = intent as? any DeleteIntent else {
      return nil
    }
    let visible = Self.entities(of: deletion).filter { !$0.ownership.isEmpty }
    if visible.isEmpty { return nil }
    let titles: [String] = visible.map { String(localized: $0.displayRepresentation.title) }
    let locale = Locale(identifier: display.environment.locale)
    names = titles.formatted(.list(type: .and).locale(locale))
    ownership = visible.reduce(into: []) { $0.formUnion($1.ownership) }
  }

  private static func entities(of intent: some DeleteIntent) -> [any OwnershipProvidingEntity] {
    intent.entities.compactMap { $0 as? any OwnershipProvidingEntity }
  }

  /// Throws `AppIntentError` if the user cancels.
  func ask() async throws {
    let reach: SystemWord = ownership.contains(.public) ? .everyone : .shared
    let labels = ConfirmationLabels(
      accept: SystemWord.delete.text, deny: SystemWord.cancel.text, isDestructive: true)
    try await IntentStage.current.confirm(labels, dialog: "\(names): \(reach.text)")
  }
}
