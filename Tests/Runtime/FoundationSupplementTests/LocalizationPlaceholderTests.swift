import FoundationSupplement
import Testing

struct LocalizationPlaceholderTests {
  @Test(
    arguments: [
      ("\(placeholder: .int) books", "%lld books"), ("\(placeholder: .uint)", "%llu"),
      ("a \(placeholder: .double, specifier: "%.1f")", "a %.1f"), ("\(placeholder: .object)", "%@"),
    ] as [(LocalizedStringResource, String)])
  func addsFormatSpecifierToKey(resource: LocalizedStringResource, key: String) {
    #expect(resource.key == key)
  }
}
