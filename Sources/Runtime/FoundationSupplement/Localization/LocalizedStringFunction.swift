/// Replaces Foundation's `NSLocalizedString` under its symbol name (see `CurrentLocale`), so that
/// it returns the extension's strings.
///
/// - Parameter value: The text if there is no translation; if empty, the key is used.
// swift-format-ignore
@_silgen_name("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
package func localizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedStrings(bundle: bundle).text(
    key: key, fallback: value.isEmpty ? nil : value, arguments: [], table: tableName,
    locale: CurrentLocale.locale)
}
