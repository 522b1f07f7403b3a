import GoldenFiles
import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct ContainerTests {
  @Test func treeMatchesGolden() throws {
    let archive = try Archiving.archive(CGSize(width: 200, height: 400)) {
      VStack {
        GroupBox("Box") {
          GroupBox { Text(verbatim: "Inner") }
        }
        LabeledContent("Name", value: "Value")
        Section("Header") { Text(verbatim: "Row") }
        ControlGroup {
          Text(verbatim: "A")
          Text(verbatim: "B")
        }
      }
    }
    try expectGolden(archive.tree(), "containers.txt")
  }

  struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { configuration.content }.padding(1)
    }
  }

  /// A box's content keeps the custom style; only `GroupBox(configuration)` has the default one.
  @Test func nestedBoxesHaveSameStyle() throws {
    let tree = try Archiving.archive {
      GroupBox { GroupBox { Color.red.frame(width: 10, height: 10) } }.groupBoxStyle(Plain())
    }.content
    #expect(tree.frames(of: "GroupBox").map(\.width) == [14, 12])
  }

  struct Item: Identifiable {
    let id: Int
    var children: [Item]?
  }

  @Test func outlineIsCollapsed() throws {
    let items = [Item(id: 1, children: [Item(id: 2)]), Item(id: 3)]
    let tree = try Archiving.archive {
      VStack {
        OutlineGroup(items, children: \.children) { Text(verbatim: "\($0.id)") }
      }
    }
    #expect(
      tree.accessibilityElements { _, _ in "" }.map(\.label).filter { $0.count == 1 } == ["1", "3"])
  }

  @Test(arguments: [(true, 2), (false, 1)])
  func sectionShowsContentIfExpanded(isExpanded: Bool, count: Int) throws {
    let tree = try Archiving.archive {
      VStack {
        Section("Header", isExpanded: .constant(isExpanded)) { Text(verbatim: "Row") }
      }
    }.content
    #expect(tree.frames(of: "Text").count == count)
  }
}
