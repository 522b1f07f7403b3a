/// Stands for Foundation's `NSLocalizedString`, as the accessors of `CurrentLocale` stand for
/// Foundation's: the sources go on calling that, and get the extension's own strings.
///
/// - Parameter value: the text when there is no translation; the key if empty.
// swift-format-ignore
@_silgen_name("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
package func localizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedStrings(bundle: bundle).text(
    key: key, fallback: value.isEmpty ? nil : value, arguments: [], table: tableName,
    locale: CurrentLocale.locale)
}
