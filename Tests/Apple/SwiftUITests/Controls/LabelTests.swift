import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct LabelTests {
  @Test func iconPrecedesTitle() throws {
    let tree = try Archiving.archive { Label("Steps", systemImage: "figure.walk") }.content
    let row = try #require(tree.first("HStack"))
    #expect(row.children.count == 2)
    let (icon, title) = (row.children[0], row.children[1])
    #expect(title.frame.minX == icon.frame.maxX + 8)
    #expect(icon.accessibility?.isHidden == true)
  }

  @Test func titleOfSeveralViewsIsStacked() throws {
    let tree = try Archiving.archive {
      Label {
        Text(verbatim: "Parking Spot")
        Text(verbatim: "Cupertino")
      } icon: {
        Image(systemName: "box.truck")
      }
    }.content
    let texts = tree.frames(of: "Text")
    try #require(texts.count == 2)
    #expect(texts[0].minX == texts[1].minX)
    #expect(texts[1].minY >= texts[0].maxY)
  }

  @Test func titleOnlyDrawsNoIcon() throws {
    let tree = try Archiving.archive {
      Label("Steps", systemImage: "figure.walk").labelStyle(.titleOnly)
    }.content
    let label = try #require(tree.first("Label"))
    #expect(label.children.map(\.kind) == ["Text"])
  }

  @Test func iconOnlyLabelHasTitleAsAccessibilityLabel() throws {
    let archive = try Archiving.archive {
      Label("Steps", systemImage: "figure.walk").labelStyle(.iconOnly)
    }
    #expect(archive.content.first("Text") == nil)
    let elements = archive.accessibilityElements { _, _ in "" }
    #expect(elements.map(\.label) == ["Steps"])
  }

  struct Stacked: LabelStyle {
    @Environment(\.layoutDirection) private var direction

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Label(configuration)
        Text(direction == .rightToLeft ? "rtl" : "ltr")
      }
    }
  }

  /// A style reads the environment, and `Label(configuration)` inside it has the default style.
  @Test func appliesCustomStyle() throws {
    let archive = try Archiving.archive(
      CGSize(width: 200, height: 200),
      in: Archiving.environment { $0.layoutDirection = .rightToLeft }
    ) {
      Label("Steps", systemImage: "figure.walk").labelStyle(Stacked())
    }
    #expect(archive.notices == [])
    let stack = try #require(archive.content.first("VStack"))
    #expect(stack.children.map(\.kind) == ["Label", "Text"])
    let elements = archive.accessibilityElements { _, _ in "" }
    #expect(elements.map(\.label) == ["Steps", "rtl"])
  }
}
