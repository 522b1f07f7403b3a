import DeviceEngine
import HostLink
import Testing

/// The number of values of a list parameter, by family.
@Suite struct ListCountTests {
  private static let counts: [ParameterDescription.ListCount] = [
    .init(family: "systemSmall", minimum: 2, maximum: 2), .init(minimum: 0, maximum: 3),
  ]

  @Test(
    arguments: [
      (WidgetFamilyName.systemSmall, 2, nil), (.systemSmall, 1, nil),
      (.systemSmall, 3, "a list of at most 2 in systemSmall"), (.systemLarge, 3, nil),
      (.systemLarge, 4, "a list of at most 3"),
    ] as [(WidgetFamilyName, Int, String?)])
  func listIsLimited(family: WidgetFamilyName, count: Int, expected: String?) throws {
    let parameter = ParameterDescription(
      name: "habits", title: "Habits", type: .string, isList: true, counts: Self.counts)
    let check = ConfigurationCheck(kind: "k", [parameter], family: family)
    let value = ConfigurationValue.list((0..<count).map { .string("\($0)") })
    let words: String
    do {
      _ = try check.checked(["habits": value])
      words = ""
    } catch {
      words = "\(error)"
    }
    #expect(expected.map(words.contains) ?? words.isEmpty, "\(words)")
  }
}
