import Testing
import UIKit
import ViewArchive

@testable import SwiftUI

/// One builder for all kinds of content, as in sources of Xcode 27.
@MainActor
@Suite struct ContentBuilderTests {
  struct Bar: View {
    let isEditing: Bool

    @ContentBuilder var items: some ToolbarContent {
      ToolbarItem { Text(verbatim: "First") }
      if isEditing {
        ToolbarItem { Text(verbatim: "Done") }
      } else {
        ToolbarItem { Text(verbatim: "Edit") }
      }
      if isEditing { ToolbarItem { Text(verbatim: "Undo") } }
    }

    var body: some View {
      NavigationStack {
        rows.toolbar { items }
      }
    }

    @ContentBuilder var rows: some View {
      Text(verbatim: "a")
      if isEditing { Text(verbatim: "b") } else { Color.red }
      ForEach(0..<2) { Text(verbatim: "row \($0)") }
    }
  }

  @Test(arguments: [(true, ["First", "Done", "Undo", "b"]), (false, ["First", "Edit"])])
  func buildsViewsAndToolbars(_ isEditing: Bool, _ expected: [String]) {
    let labels = Screen { Bar(isEditing: isEditing) }.labels
    #expect(Set(expected).isSubset(of: labels), "\(labels)")
    #expect(labels.filter { $0.hasPrefix("row") } == ["row 0", "row 1"])
    #expect(labels.contains("Edit") != isEditing)
  }

  struct Pages: View {
    @ContentBuilder var pages: some TabContent<Int> {
      Tab("Home", systemImage: "house", value: 1) { Text(verbatim: "at home") }
      Tab("Search", systemImage: "magnifyingglass", value: 2) { Text(verbatim: "found") }
    }

    var body: some View { TabView(selection: .constant(2)) { pages } }
  }

  @Test func buildsTabs() {
    #expect(Screen { Pages() }.labels.contains("found"))
  }

  @ContentBuilder private func nothing() -> some View {}

  @Test func emptyContentShowsNothing() {
    let content: EmptyContent = ContentBuilder.buildBlock()
    #expect(Screen { content }.labels.isEmpty)
    #expect(Screen { nothing() }.labels.isEmpty)
  }
}
