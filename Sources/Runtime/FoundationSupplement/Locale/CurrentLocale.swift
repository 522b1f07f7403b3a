import Synchronization

/// The locale that `Locale.current` returns in this process.
///
/// ```swift
/// CurrentLocale.set(Locale(identifier: "de_DE"))
/// Locale.current.identifier  // "de_DE"
/// ```
/// In Linux Foundation (6.3), `Locale.current` is always `en_001`, whatever the environment says.
/// This module therefore defines the accessors of `Locale.current`, `Locale.autoupdatingCurrent`,
/// `Locale.preferredLanguages` and `Calendar.current` under Foundation's symbol names
/// (`LocaleAccessors.swift`). The dynamic linker uses the first definition that it finds. So the
/// library with this module must be searched before Foundation's libraries, either as an input file
/// of the link or through `LD_PRELOAD`.
///
/// The initial value is the identifier in the variable `VITRINE_LOCALE`, or else `en_US`, the
/// locale of a new iPhone. `LANG` is ignored, so that pictures do not depend on the machine. A host
/// may change the locale between two evaluations.
package enum CurrentLocale {
  private static let state = Mutex(
    Locale(identifier: ProcessInfo.processInfo.environment["VITRINE_LOCALE"] ?? "en_US"))

  package static var locale: Locale { state.withLock { $0 } }

  /// Sets the locale for the whole process. Values that were read before do not change.
  package static func set(_ locale: Locale) { state.withLock { $0 = locale } }

  /// The locale's language with its region as a BCP 47 tag, as in the list of iOS.
  package static var preferredLanguages: [String] {
    [locale.identifier(.bcp47)]
  }
}
