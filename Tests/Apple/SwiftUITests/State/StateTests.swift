import Testing

@testable import SwiftUI

/// When `@State` creates its value, and what changes it.
@MainActor
@Suite struct StateTests {
  @MainActor
  private final class Counter {
    static var created = 0
    var count = 7

    init() { Self.created += 1 }
  }

  private struct Child: View {
    @State private var counter = Counter()

    var body: some View { Text(verbatim: "count \(counter.count)") }
  }

  /// Evaluated twice, because it changes when it appears.
  private struct Parent: View {
    @State private var turns = 0

    var body: some View {
      VStack {
        Child()
        Text(verbatim: "turns \(turns)")
      }
      .onAppear { turns = 1 }
    }
  }

  @Test func createsAnObjectOnce() throws {
    Counter.created = 0
    let archive = try Archiving.archive { Parent() }
    #expect(archive.content.texts.contains("turns 1"))
    #expect(archive.content.texts.contains("count 7"))
    #expect(Counter.created == 1)
  }

  @Test(
    arguments: [
      (["DTXcode": "2700"], true), (["DTXcode": "2710"], true), (["DTXcode": "2640"], false),
      (["DTXcode": "soon"], true), ([:], true), (nil, true),
    ] as [([String: String]?, Bool)])
  func dependsOnXcode(information: [String: String]?, expected: Bool) {
    #expect(StateRules.createsObjectsOnce(information) == expected)
  }

  private struct Assigned: View {
    @State private var title = "default"
    @State private var name: String
    @State private var note: String

    init() {
      name = "assigned"
      _note = State(initialValue: "explicit")
      // After all properties have values: before, Swift creates the property's wrapper again.
      title = "changed"
    }

    var body: some View { Text(verbatim: "\(title), \(name), \(note)") }
  }

  @Test func ignoresChangesBeforeTheViewIsOnTheScreen() throws {
    let archive = try Archiving.archive { Assigned() }
    #expect(archive.content.texts == ["default, assigned, explicit"])
  }
}
