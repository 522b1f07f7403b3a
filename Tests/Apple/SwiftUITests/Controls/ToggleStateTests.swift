import Foundation
import GoldenFiles
import SwiftUI
import Testing
import ViewArchive

/// The archived opposite state of a toggle.
@MainActor
@Suite struct ToggleStateTests {
  private func toggle(_ title: String, isOn: Bool) -> some View {
    Toggle(
      isOn: isOn, nodeAction: .toggle(isOn: isOn, identifier: "Set", parameters: Data([1]))
    ) { Text(verbatim: title) }
  }

  /// Shows the state as texts of different lengths.
  struct Worded: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: configuration.isOn ? "on" : "switched off")
      }
    }
  }

  /// Wraps `Toggle(configuration)`.
  struct Wrapped: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).opacity(configuration.isOn ? 1 : 0.5).padding(4)
    }
  }

  @Test func treeMatchesGolden() throws {
    let archive = try Archiving.archive(CGSize(width: 200, height: 300)) {
      VStack(alignment: .leading) {
        toggle("Switch", isOn: false)
        toggle("Pushed", isOn: true).toggleStyle(.button)
        toggle("Worded", isOn: true).toggleStyle(Worded())
        toggle("Reader", isOn: true).toggleStyle(Measured())
        toggle("Idle", isOn: true).disabled(true)
      }
    }
    try expectGolden(archive.tree(), "toggle-states.txt")
  }

  /// Reads its global position, which is known only after layout.
  struct Measured: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      GeometryReader { place in
        Text(verbatim: "\(configuration.isOn) at \(Int(place.frame(in: .global).minX))")
      }
      .frame(height: 20)
    }
  }

  @Test func otherStateIsStyledContentOfOppositeState() throws {
    func archived(isOn: Bool) throws -> ArchiveNode {
      let archive = try Archiving.archive(CGSize(width: 100, height: 50)) {
        toggle("Lamp", isOn: isOn)
      }
      return try #require(archive.content.first("Toggle"))
    }
    let (off, on) = (try archived(isOn: false), try archived(isOn: true))
    #expect(off.otherState == on.children)
    #expect(on.otherState == off.children)
    #expect(on.children != off.children)
  }

  @Test func toggleWithoutActionHasNoOtherState() throws {
    let archive = try Archiving.archive {
      VStack {
        Toggle("Bound", isOn: .constant(true))
        toggle("Disabled", isOn: true).disabled(true)
      }
    }
    #expect(archive.content.all("Toggle").count == 2)
    #expect(archive.content.all("Toggle").allSatisfy { $0.otherState.isEmpty })
  }

  @Test func outerToggleHandlesTapInsideStyle() throws {
    let archive = try Archiving.archive(CGSize(width: 100, height: 50)) {
      toggle("Lamp", isOn: false).toggleStyle(Wrapped())
    }
    #expect(archive.content.all("Toggle").map { $0.action != nil } == [true, false])
    let target = archive.hitTarget(at: CGPoint(x: 50, y: 25))
    #expect(target?.toggleIndex == 0)
    let flipped = archive.flipping([0])
    #expect(archive.tree().contains("[opacity 0.5]"))
    #expect(flipped.content.first("opacity")?.effects == [.opacity(1)])
  }

  @Test func nestedTogglesEvaluateTheirLabelsOnce() throws {
    var count = 0
    func nested(_ depth: Int) -> AnyView {
      count += 1
      guard depth > 0 else { return AnyView(Text(verbatim: "end")) }
      return AnyView(
        Toggle(
          isOn: true, nodeAction: .toggle(isOn: true, identifier: "Set", parameters: Data())
        ) { nested(depth - 1) })
    }
    let archive = try Archiving.archive(CGSize(width: 600, height: 50)) { nested(5) }
    _ = try archive.encoded()
    #expect(archive.hitTarget(at: CGPoint(x: 590, y: 25))?.toggleIndex == 0)
    #expect(count == 6)
    #expect(archive.content.all("Toggle").count == 5)
  }

  @Test func otherStateRunsNoActions() throws {
    final class Counter { var runs = 0 }
    struct Counting: ToggleStyle {
      let counter: Counter
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onAppear { counter.runs += 1 }
      }
    }
    let counter = Counter()
    _ = try Archiving.archive { toggle("Lamp", isOn: true).toggleStyle(Counting(counter: counter)) }
    #expect(counter.runs == 1)
  }

  @Test func unredactedViewsAreMarked() throws {
    let archive = try Archiving.archive {
      VStack {
        Text(verbatim: "secret")
        Text(verbatim: "public").unredacted()
        Text(verbatim: "said").privacySensitive(false)
      }
      .privacySensitive()
    }
    #expect(
      archive.content.all("Text").map { $0.marks.contains(.unredacted) } == [false, true, true])
  }
}

extension ArchiveNode {
  /// Returns all nodes of a kind, without those in `otherState`.
  fileprivate func all(_ kind: String) -> [ArchiveNode] {
    (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
  }
}
