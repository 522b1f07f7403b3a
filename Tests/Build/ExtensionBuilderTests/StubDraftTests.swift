import SourceScanner
import Testing

@testable import ExtensionBuilder

@Suite struct StubDraftTests {
  private static let source = """
    import Gauges

    struct Needle: Dial {
      @Reading(rate: 2) var level = 1.5
      let store = GaugeStore.shared
      var body: some View {
        Meter(title: "Oil", level, 3, style: .round(width: 2.5), range: .full) { value in
          Text("x")
        }
        .needleColor(.red)
        .modifier(
          Glow(radius: 2))
      }
      func refresh() async throws { if store.isFresh { try await fetchGauges(limit: 3) } }
    }
    """

  private static func draft(_ names: [String]) -> String {
    let reader = NameUseReader(Array(source.utf8))
    var draft = StubDraft(module: "Gauges")
    for name in names {
      let last = name.drop { $0 == "@" }.split(separator: ".").last.map(String.init) ?? name
      draft.add(name, uses: reader.uses(of: last))
    }
    return draft.text
  }

  @Test(arguments: [
    (["Dial"], "public protocol Dial {}"),
    (["@Reading"], "@propertyWrapper\npublic struct Reading<Value> {"),
    (["@Reading"], "public init(wrappedValue: Value, rate: Int)"),
    (["GaugeStore", "GaugeStore.shared"], "public static let shared = GaugeStore()"),
    (["GaugeStore", "GaugeStore.isFresh"], "public var isFresh: Bool { false }"),
    (["Meter"], "public struct Meter: View {"),
    (
      ["Meter"],
      "public init(title: String, _ value2: Any?, _ value3: Int, style: MeterStyle, "
        + "range: MeterRange, @ViewBuilder _ content: (Any?) -> some View)"
    ),
    (["Meter"], "public static func round(width: Double) -> Self { Self() }"),
    (["Meter"], "public static let full = MeterRange()"),
    (["View.needleColor"], "extension View {\n  public func needleColor(_ value1: "),
    (["Glow"], "public struct Glow: ViewModifier {\n  public init(radius: Int) {}"),
    (["fetchGauges"], "public func fetchGauges(limit: Int) async throws {}"),
  ])
  func declarationFollowsFromUse(names: [String], declaration: String) {
    let text = Self.draft(names)
    #expect(text.contains(declaration), "\(text)")
  }
}
