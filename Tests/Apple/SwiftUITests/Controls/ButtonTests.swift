import Foundation
import GoldenFiles
import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct ButtonTests {
  private static let intent = NodeAction.intent(identifier: "Refresh", parameters: Data([1]))

  private func button() -> some View {
    Button(nodeAction: Self.intent) { Text(verbatim: "Go") }
  }

  @Test func intentBecomesAction() throws {
    let archive = try Archiving.archive { button().buttonStyle(.plain) }
    let node = try #require(archive.content.first("Button"))
    #expect(node.action == Self.intent)
    let elements = archive.accessibilityElements { _, _ in "" }
    #expect(elements.map(\.label) == ["Go"])
    #expect(elements.first?.traits.contains(.isButton) == true)
    #expect(archive.notices == [])
  }

  @Test func closureDoesNotRunAndAddsNotice() throws {
    var runs = 0
    let archive = try Archiving.archive { Button("Go") { runs += 1 } }
    #expect(runs == 0)
    #expect(archive.content.first("Button")?.action == nil)
    #expect(archive.notices.count == 1)
    #expect(archive.notices.first?.contains("Button(intent:)") == true)
  }

  @Test func disabledButtonHasNoAction() throws {
    let archive = try Archiving.archive { button().disabled(true) }
    #expect(archive.content.first("Button")?.action == nil)
  }

  @Test func outerDisabledTakesPrecedence() throws {
    let archive = try Archiving.archive { button().disabled(false).disabled(true) }
    #expect(archive.content.first("Button")?.action == nil)
  }

  @Test func treeMatchesGolden() throws {
    let archive = try Archiving.archive(CGSize(width: 300, height: 500)) {
      VStack(alignment: .leading, spacing: 10) {
        button()
        button().buttonStyle(.plain)
        button().buttonStyle(.borderless)
        button().buttonStyle(.bordered).tint(.green)
        button().buttonStyle(.borderedProminent)
        button().buttonStyle(.borderedProminent).controlSize(.small).buttonBorderShape(.capsule)
        button().buttonStyle(.bordered).controlSize(.large)
        button().disabled(true)
        Button(role: .destructive, nodeAction: Self.intent) { Text(verbatim: "Drop") }
      }
    }
    try expectGolden(archive.tree(), "buttons.txt")
  }

  struct Badge: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(configuration.isPressed ? 0 : 5)
    }
  }

  struct Wrapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(3).buttonStyle(.plain)
    }
  }

  @Test func appliesCustomStyles() throws {
    let styled = try Archiving.archive { button().buttonStyle(Badge()) }.content
    #expect(styled.first("Button")?.children.first?.kind == "padding")
    let primitive = try Archiving.archive { button().buttonStyle(Wrapped()) }.content
    let inner = primitive.first("padding")?.first("Button")
    #expect(inner?.action == Self.intent)
  }

  @Test func linkOpensItsDestination() throws {
    let url = try #require(URL(string: "game://hero/1"))
    let archive = try Archiving.archive { Link("Hero", destination: url) }
    let node = try #require(archive.content.first("Link"))
    #expect(node.action == .link(url))
    let elements = archive.accessibilityElements { _, _ in "" }
    #expect(elements.first?.traits.contains(.isLink) == true)
    try expectGolden(archive.tree(), "link.txt")
  }

  @Test(arguments: [(true, "1"), (false, "0")])
  func toggleStateIsAccessibilityValue(isOn: Bool, value: String) throws {
    let action = NodeAction.toggle(isOn: isOn, identifier: "Set", parameters: Data())
    let archive = try Archiving.archive {
      Toggle(isOn: isOn, nodeAction: action) { Text(verbatim: "Light") }
    }
    #expect(archive.content.first("Toggle")?.action == action)
    let elements = archive.accessibilityElements { _, _ in "" }
    #expect(elements.map(\.value) == [value])
    #expect(elements.map(\.label) == ["Light"])
  }

  @Test func toggleTreeMatchesGolden() throws {
    let archive = try Archiving.archive(CGSize(width: 200, height: 300)) {
      VStack(alignment: .leading) {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false)).tint(.orange)
        Toggle("Bare", isOn: .constant(true)).labelsHidden()
        Toggle("Pushed", isOn: .constant(true)).toggleStyle(.button)
        Toggle("Free", isOn: .constant(false)).toggleStyle(.button)
      }
    }
    try expectGolden(archive.tree(), "toggles.txt")
  }

  nonisolated static let bordered: [(String, @MainActor (AnyView) -> AnyView)] = [
    ("automatic", { AnyView($0) }), ("bordered", { AnyView($0.buttonStyle(.bordered)) }),
    ("prominent", { AnyView($0.buttonStyle(.borderedProminent)) }),
  ]

  @Test(arguments: bordered.map(\.0), [false, true])
  func borderedButtonUsesOuterForegroundStyle(style: String, isDisabled: Bool) throws {
    let styled = try #require(Self.bordered.first { $0.0 == style }).1
    let tree = try Archiving.archive {
      styled(AnyView(button())).foregroundStyle(Color(red: 0, green: 1, blue: 0))
        .disabled(isDisabled)
    }.tree()
    #expect(tree.contains("#00FF00") != isDisabled)
  }
}
