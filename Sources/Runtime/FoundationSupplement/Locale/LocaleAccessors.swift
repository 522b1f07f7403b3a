// Replacements for Foundation's accessors, under the same symbol names: see `CurrentLocale`. Static
// methods have the same calling convention as static accessors.

extension Locale {
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  package static func currentAccessor() -> Locale { CurrentLocale.locale }

  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  package static func autoupdatingCurrentAccessor() -> Locale { CurrentLocale.locale }

  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  package static func preferredLanguagesAccessor() -> [String] { CurrentLocale.preferredLanguages }
}

extension Calendar {
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  package static func currentAccessor() -> Calendar { ofCurrentLocale() }

  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  package static func autoupdatingCurrentAccessor() -> Calendar { ofCurrentLocale() }

  private static func ofCurrentLocale() -> Calendar {
    let locale = CurrentLocale.locale
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = .current
    return calendar
  }
}
