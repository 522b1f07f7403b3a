import Testing

@testable import ExtensionBuilder

/// Types that app and extension both need.
@Suite struct MembershipTests {
  private func remarks(app: String, widget: String) -> [String] {
    func sources(_ text: String, _ path: String) -> [Membership.Source] {
      text.isEmpty ? [] : [Membership.Source(path: path, text: Array(text.utf8))]
    }
    return Membership(
      app: sources(app, "App/A.swift"), widget: sources(widget, "Widget/W.swift")
    ).remarks
  }

  private static func attributes(_ own: String, _ state: String) -> String {
    """
    import ActivityKit
    struct Ride: ActivityAttributes {
      struct ContentState: Codable, Hashable { \(state) }
      \(own)
      var text: String { "" }
      static var count = 0
    }
    """
  }

  @Test(
    arguments: [
      ("var a: Int", "var b: Date", "var a: Int", "var b: Date", nil),
      // The extension ignores what it does not declare, and decodes without optional values.
      ("var a: Int; var c: Int", "var b: Date", "var a: Int", "var b: Date", nil),
      ("var a: Int", "var b: Date", "var a: Int; var c: Int?", "var b: Optional<Date>", nil),
      // Perhaps the same in JSON.
      ("var a: Stage", "var b: Date", "var a: RideStage", "var b: Date", nil),
      ("var a: Int", "var b: Date", "let a: Int", "var b : Date { didSet {} }", nil),
      (
        "var a: Int", "var b: Date", "var a: String", "var b: Date",
        "a is Int in the app's, and String in the extension's"
      ),
      (
        "var a: Int", "var b: Date", "var a: Int", "var b: Double",
        "ContentState.b is Date in the app's, and Double in the extension's"
      ),
      (
        "var a: Int", "var b: Date", "var a: Int; var c: Int", "var b: Date",
        "c is missing in the app's"
      ),
      (
        "var a: Int?", "var b: Date", "var a: Int", "var b: Date",
        "a is optional in the app's only"
      ),
      // It declares its keys.
      (
        "var a: Int; enum CodingKeys: String, CodingKey { case a = \"b\" }", "var b: Date",
        "var b: String", "var b: Date", nil
      ),
    ] as [(String, String, String, String, String?)])
  func attributesAreDeclaredOnce(
    appOwn: String, appState: String, own: String, state: String, expected: String?
  ) {
    let remarks = remarks(
      app: Self.attributes(appOwn, appState), widget: Self.attributes(own, state))
    #expect(
      remarks.first?.hasPrefix(
        "Widget/W.swift:2 and App/A.swift:2 declare Ride differently: \(expected ?? ""). ")
        == expected.map { _ in true }, "\(remarks)")
  }

  private static let use = "\nlet button = Button(intent: Stop()) {}"

  @Test(
    arguments: [
      ("struct Stop: LiveActivityIntent {}", "is a LiveActivityIntent, which the app performs"),
      ("struct Stop: AppIntent, AudioPlaybackIntent {}", "is an AudioPlaybackIntent"),
      ("struct Stop: OpenIntent {}", "opens the app"),
      ("struct Stop: AppIntent { static let openAppWhenRun = true }", "opens the app"),
      ("struct Stop: AppIntent { static var openAppWhenRun: Bool { true } }", "opens the app"),
      ("struct Stop: AppIntent { static var openAppWhenRun: Bool { false } }", nil),
      ("struct Stop: AppIntent {}", nil), ("// struct Stop: LiveActivityIntent", nil),
    ] as [(String, String?)])
  func intentOfAppIsInApp(declaration: String, expected: String?) {
    let app = "struct Pier: App {}"
    let remarks = remarks(app: app, widget: declaration + Self.use)
    #expect(remarks.count == (expected == nil ? 0 : 1), "\(remarks)")
    #expect(
      expected == nil
        || remarks.first?.hasPrefix("Widget/W.swift:1: Stop \(expected ?? "")") == true)
    // The app has another type with the name, nothing uses the intent, or there is no app.
    let namesake = "struct Stop: AppIntent {}"
    #expect(self.remarks(app: namesake, widget: declaration + Self.use) == [])
    #expect(self.remarks(app: app, widget: declaration) == [])
  }

  @Test func deepSourceIsNotSearched() {
    let deep = "let LiveActivityIntent = " + String(repeating: "[", count: 100_000)
    #expect(remarks(app: deep, widget: deep) == [])
  }
}
