import AppIntents
import HostLink

/// The shortcuts of the program: those of its `AppShortcutsProvider`s. Apple's build tools find the
/// providers in the sources; here, they are found by their conformances.
enum ShortcutCatalog {
  /// In the order of the author. Throws if other processes cannot find the type of an intent.
  static func descriptions() throws -> [AppShortcutDescription] {
    try ProgramTypes.types(conformingTo: (any AppShortcutsProvider).self)
      .compactMap { $0 as? any AppShortcutsProvider.Type }
      .sorted { "\($0)" < "\($1)" }
      .flatMap { provider in try provider.appShortcuts.map { try $0.description() } }
  }
}
