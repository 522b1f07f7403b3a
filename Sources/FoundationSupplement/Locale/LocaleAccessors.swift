// The names are those of Foundation's own accessors: see `CurrentLocale`.

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
package func currentLocaleAccessor() -> Locale { CurrentLocale.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
package func autoupdatingCurrentLocaleAccessor() -> Locale { CurrentLocale.locale }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
package func preferredLanguagesAccessor() -> [String] { CurrentLocale.preferredLanguages }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
package func currentCalendarAccessor() -> Calendar { calendarOfCurrentLocale() }

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
package func autoupdatingCurrentCalendarAccessor() -> Calendar { calendarOfCurrentLocale() }

private func calendarOfCurrentLocale() -> Calendar {
  let locale = CurrentLocale.locale
  var calendar = Calendar(identifier: locale.calendar.identifier)
  calendar.locale = locale
  calendar.timeZone = .current
  return calendar
}
