import Testing

@testable import ExtensionBuilder

/// Imports of modules that only names mention.
@Suite struct QualifiedNamesTests {
  @Test(
    arguments: [
      (
        "import SwiftUI\nlet a: SwiftUICore.Color = .red",
        "import SwiftUI; import SwiftUICore\nlet a: SwiftUICore.Color = .red"
      ),
      ("import SwiftUI\r\nSwiftUICore.A", "import SwiftUI; import SwiftUICore\r\nSwiftUICore.A"),
      ("import SwiftUI\nlet a: Color = .red", nil), ("import SwiftUI.View\nSwiftUICore.A", nil),
      ("SwiftUICore.A", nil),
    ] as [(String, String?)])
  func importIsAdded(source: String, expected: String?) {
    var text = Array(source.utf8)
    QualifiedNames.rewrite(&text, imports: ["SwiftUI"])
    #expect(String(decoding: text, as: UTF8.self) == expected ?? source)
  }

  @Test func importOfAuthorIsEnough() {
    let source = Array("import SwiftUI\nimport SwiftUICore\nlet a: SwiftUICore.Color = .red".utf8)
    var text = source
    QualifiedNames.rewrite(&text, imports: ["SwiftUI", "SwiftUICore"])
    #expect(text == source)
  }
}
