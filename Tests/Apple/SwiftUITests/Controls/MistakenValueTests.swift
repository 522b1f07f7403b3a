import NoticeCatalog
import Testing

@testable import SwiftUI

/// Values and modifiers that are valid and show something else than their author expects.
@MainActor
@Suite struct MistakenValueTests {
  private struct Case: Sendable {
    var kind: NoticeKind?
    /// A part of the notice.
    var text = ""
    var view: @MainActor @Sendable () -> AnyView
  }

  private struct Row: Identifiable {
    var id: Int
  }

  private nonisolated static let cases: [Case] = [
    Case(kind: .presentation, text: "sheet or popover presents") {
      AnyView(Color.red.sheet(isPresented: .constant(true)) { Text("Beds") })
    },
    Case(kind: .presentation, text: "fullScreenCover presents") {
      AnyView(Color.red.fullScreenCover(item: .constant(Row(id: 1))) { _ in Text("Beds") })
    },
    Case(kind: .presentation, text: "alert or confirmationDialog presents") {
      AnyView(Color.red.alert("Beds", isPresented: .constant(true)) {})
    },
    Case(kind: nil) { AnyView(Color.red.sheet(isPresented: .constant(false)) { Text("Beds") }) },
    Case(kind: .colorScheme) { AnyView(Color.red.preferredColorScheme(.dark)) },
    Case(kind: nil) { AnyView(Color.red.preferredColorScheme(nil)) },
    Case(kind: nil) { AnyView(Color.red.environment(\.colorScheme, .dark)) },
    Case(kind: .duplicateIDs, text: "the id mint") {
      AnyView(ForEach(["mint", "sage", "mint"], id: \.self) { Text($0) })
    },
    Case(kind: .duplicateIDs, text: "the id 1") {
      AnyView(ForEach([Row(id: 1), Row(id: 1)]) { _ in Color.red })
    },
    Case(kind: nil) { AnyView(ForEach(["mint", "sage"], id: \.self) { Text($0) }) },
    Case(kind: .outOfRange, text: "a ProgressView is 1.5 of its total") {
      AnyView(ProgressView(value: 3, total: 2))
    },
    Case(kind: .outOfRange, text: "a ProgressView is -0.5") { AnyView(ProgressView(value: -0.5)) },
    Case(kind: .outOfRange, text: "1e+308 of its") { AnyView(ProgressView(value: 1e308)) },
    Case(kind: nil) { AnyView(ProgressView(value: 0.1 + 0.2 + 0.7)) },
    Case(kind: nil) { AnyView(ProgressView(value: 0, total: 0)) },
    Case(kind: nil) { AnyView(ProgressView(value: 3).redacted(reason: .placeholder)) },
    Case(kind: .outOfRange, text: "a Gauge, 150.0, is outside of 0.0...100.0") {
      AnyView(Gauge(value: 150, in: 0...100) { Text("Water") })
    },
    Case(kind: nil) { AnyView(Gauge(value: 100, in: 0...100) { Text("Water") }) },
  ]

  @Test(arguments: cases.indices)
  func mistakeIsNoted(index: Int) throws {
    let tested = Self.cases[index]
    let notices = try Archiving.archive { tested.view() }.notices
    #expect(notices.compactMap(NoticeKind.init(notice:)) == [tested.kind].compactMap { $0 })
    #expect(tested.text.isEmpty || notices.allSatisfy { $0.contains(tested.text) }, "\(notices)")
  }
}
