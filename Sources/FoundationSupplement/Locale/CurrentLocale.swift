import Synchronization

/// The locale that `Locale.current` answers within this process; a host may change it between two
/// evaluations.
///
/// Linux Foundation (6.3) always answers `en_001`, whatever the environment says. So this module
/// defines the accessors of `Locale.current`, `Locale.autoupdatingCurrent`,
/// `Locale.preferredLanguages` and `Calendar.current` itself (`LocaleAccessors.swift`); the dynamic
/// linker prefers them when the library with this module stands before Foundation's libraries: as
/// an input file of the link, or in `LD_PRELOAD`.
///
/// The first value is the identifier in the environment's `VITRINE_LOCALE`, or else `en_US`, the
/// locale of a new iPhone. `LANG` isn't asked: a picture must not depend on the machine.
package enum CurrentLocale {
  private static let state = Mutex(
    Locale(identifier: ProcessInfo.processInfo.environment["VITRINE_LOCALE"] ?? "en_US"))

  package static var locale: Locale { state.withLock { $0 } }

  /// Everything that asks for the current locale from now on gets this one.
  package static func set(_ locale: Locale) { state.withLock { $0 = locale } }

  /// The locale's language as a BCP 47 tag with its region, as in iOS' list of languages.
  package static var preferredLanguages: [String] {
    [locale.identifier(.bcp47)]
  }
}
