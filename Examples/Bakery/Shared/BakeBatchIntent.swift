import AppIntents
import WidgetKit

/// Bakes several loaves in the large oven, which takes longer than an intent may usually run.
///
/// The system shows `progress` and a button that stops the intent. `onCancel` is called in both
/// cases: the user has stopped it, or `progress` has not moved for too long.
struct BakeBatchIntent: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Bake a Batch"
  static let description = IntentDescription("Fills the shelf with loaves of one kind.")

  /// Only the app reaches the oven.
  static var allowedExecutionTargets: IntentExecutionTargets { .main }

  @Parameter(title: "Loaf", default: .baguette)
  var loaf: Loaf

  @Parameter(title: "Count", default: 6, inclusiveRange: (1, 24))
  var count: Int

  static var parameterSummary: some ParameterSummary { Summary("Bake \(\.$count) × \(\.$loaf)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    try await performBackgroundTask {
      progress.totalUnitCount = Int64(count)
      progress.localizedDescription = String(localized: "Baking a Batch")
      for number in 1...count {
        progress.localizedAdditionalDescription = String(localized: "Loaf \(number) of \(count)")
        try await DeckOven.shared.bake(loaf)
        BakeryStore().putOnShelf(loaf)
        progress.completedUnitCount = Int64(number)
      }
    } onCancel: { reason in
      Task { await DeckOven.shared.turnOff(because: reason) }
    }
    WidgetCenter.shared.reloadTimelines(ofKind: "Oven")
    return .result(value: count, dialog: "\(count) more on the shelf.")
  }
}

/// A stand-in for an oven that the app controls over the network.
actor DeckOven {
  static let shared = DeckOven()

  func bake(_ loaf: Loaf) async throws {
    try await Task.sleep(for: .seconds(2))
  }

  func turnOff(because reason: IntentCancellationReason) {
    print("The oven is off: \(reason == .timeout ? "no progress" : "stopped")")
  }
}
