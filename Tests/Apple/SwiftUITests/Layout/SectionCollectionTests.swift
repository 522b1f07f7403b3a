import SwiftUI
import Testing

/// Containers that take the sections of their content apart.
@MainActor
@Suite struct SectionCollectionTests {
  private func labels<Content: View>(@ViewBuilder _ content: () -> Content) throws -> [String] {
    try Archiving.archive { content() }.accessibilityElements { _, _ in "" }
      .compactMap(\.label)
  }

  struct Shelves: View {
    var body: some View {
      Text(verbatim: "loose")
      Section {
        Text(verbatim: "a")
        ForEach(0..<2) { Text(verbatim: "\($0)") }
      } header: {
        Text(verbatim: "head")
      } footer: {
        Text(verbatim: "foot")
      }
      Section { Text(verbatim: "b") }
    }
  }

  @Test func groupResolvesSections() throws {
    let found = try labels {
      Group(sections: Shelves()) { sections in
        VStack {
          Text(verbatim: "\(sections.map(\.content.count)) \(sections.map(\.header.count))")
          ForEach(sections) { section in
            section.footer
            section.header
            section.content.last
          }
        }
      }
    }
    #expect(found == ["[1, 3, 1] [0, 1, 0]", "loose", "foot", "head", "1", "b"])
  }

  @Test func forEachCreatesViewForEachSection() throws {
    let found = try labels {
      VStack {
        ForEach(sections: Shelves()) { section in
          Text(verbatim: "\(section.content.count)")
          section.content
        }
      }
    }
    #expect(found == ["1", "loose", "3", "a", "0", "1", "1", "b"])
  }

  /// A section in another container is not one of the group's sections.
  @Test func keepsNestedSections() throws {
    let found = try labels {
      Group(sections: VStack { Section("inner") { Text(verbatim: "x") } }) { sections in
        VStack {
          Text(verbatim: "\(sections.count) \(sections.first?.header.count ?? -1)")
          ForEach(sections) { $0.content }
        }
      }
    }
    #expect(found == ["1 0", "inner", "x"])
  }

  private final class Counter {
    var count = 0

    func add() { count += 1 }
  }

  private struct Counted: View {
    let counter: Counter

    var body: some View {
      let _ = counter.add()
      Text(verbatim: "x")
    }
  }

  private struct Shelf<Content: View>: View {
    let content: Content

    var body: some View {
      Group(sections: Section { content }) { sections in
        ForEach(sections) { $0.content }
      }
    }
  }

  /// Each level counts its subviews once and draws them once.
  @Test func nestedSectionsCreateTheirContentTwicePerLevel() throws {
    let counter = Counter()
    _ = try Archiving.archive {
      Shelf(content: Shelf(content: Shelf(content: Counted(counter: counter))))
    }
    #expect(counter.count <= 8)
  }

  /// A section that a modifier hides from the group keeps its content.
  @Test func modifiedSectionIsDrawn() throws {
    let found = try labels {
      Group(sections: Section("head") { Text(verbatim: "x") }.padding()) { sections in
        VStack {
          Text(verbatim: "\(sections.count) \(sections.first?.header.count ?? -1)")
          ForEach(sections) { $0.content }
        }
      }
    }
    #expect(found == ["1 0", "head", "x"])
  }

  /// A stack arranges the header and the content of a section that is not the group's.
  @Test func stackArrangesNestedSection() throws {
    let row = HStack { Section("A") { Text(verbatim: "B") } }
    let archive = try Archiving.archive {
      Group(sections: row) { sections in
        ForEach(sections) { $0.content }
      }
    }
    let frames = archive.content.frames(of: "Text")
    try #require(frames.count == 2)
    #expect(frames[0].minY == frames[1].minY)
    #expect(frames[0].maxX < frames[1].minX)
  }
}
