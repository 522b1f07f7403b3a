import AppIntents
import SwiftUI

/// The answer to “What is in the oven?”.
///
/// The snippet runs again after each of its buttons. The dialog stays, so it does not describe the
/// oven.
struct ShowOvenIntent: AppIntent {
  static let title: LocalizedStringResource = "What Is in the Oven?"
  static let description = IntentDescription("Shows the oven, and bakes the next loaf.")

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: "Here is the oven.", snippetIntent: OvenSnippetIntent())
  }
}

struct OvenSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Oven"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let store = BakeryStore()
    return .result(view: OvenCard(oven: store.oven, next: store.nextLoaf).padding())
  }
}

struct BakeryShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .orange

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowOvenIntent(),
      phrases: [
        "What is in the oven of \(.applicationName)?", "Show the \(.applicationName) oven",
      ],
      shortTitle: "Oven", systemImageName: "oven")
    AppShortcut(
      intent: BakeIntent(),
      phrases: ["Bake in \(.applicationName)", "Bake \(\.$loaf) in \(.applicationName)"],
      shortTitle: "Bake", systemImageName: "flame")
    AppShortcut(
      intent: BakeBatchIntent(), phrases: ["Bake a batch in \(.applicationName)"],
      shortTitle: "Bake a Batch", systemImageName: "tray.full")
  }
}
