import Foundation
import Testing
import TextEngine
import ViewArchive

@testable import SwiftUI

/// What a device does not draw.
@MainActor
@Suite struct DeviceRuleTests {
  private struct Steps: DiscreteFormatStyle, Hashable {
    func format(_ value: Date) -> String { "\(Int(value.timeIntervalSince1970))" }
    func discreteInput(before input: Date) -> Date? { input - 1 }
    func discreteInput(after input: Date) -> Date? { input + 1 }
    func input(after input: Date) -> Date? { input + 1 }
    func input(before input: Date) -> Date? { input - 1 }
  }

  private static let activity = Archiving.environment { $0.isInLiveActivity = true }

  @Test func authorsFormatStyleIsPlaceholderInActivity() throws {
    let widget = try Archiving.archive { Text(.currentDate, format: Steps()) }
    #expect(widget.content.first("redaction") == nil && widget.notices.isEmpty)
    let activity = try Archiving.archive(in: Self.activity) { Text(.currentDate, format: Steps()) }
    #expect(activity.content.first("redaction") != nil)
    #expect(activity.notices.contains { $0.contains("format style Steps is your own") })
    let system = try Archiving.archive(in: Self.activity) {
      Text(.currentDate, format: .timer(countingDownIn: Archiving.now..<Archiving.now + 60))
    }
    #expect(system.content.first("redaction") == nil && system.notices.isEmpty)
  }

  /// The paint of the first fill.
  private static func paint(_ archive: ViewArchive) -> Paint? { paint(archive.content) }

  private static func paint(_ node: ArchiveNode) -> Paint? {
    if case .fill(_, let paint, _) = node.content { return paint }
    for child in node.children {
      if let paint = paint(child) { return paint }
    }
    return nil
  }

  @Test func materialIsEvenWashInActivity() throws {
    let widget = try Archiving.archive { Rectangle().fill(.ultraThinMaterial) }
    if case .material? = Self.paint(widget) {} else { Issue.record("not a material") }
    let activity = try Archiving.archive(in: Self.activity) { Rectangle().fill(.ultraThinMaterial) }
    if case .color? = Self.paint(activity) {} else { Issue.record("not a color") }
    #expect(activity.notices.contains { $0.contains("material inside a Live Activity") })
  }

  /// Controls with a label or a knob on a fill, which would have one color.
  private nonisolated static let filled: [@MainActor @Sendable () -> AnyView] = [
    { AnyView(Toggle("On", isOn: .constant(true)).toggleStyle(.switch)) },
    { AnyView(Toggle("On", isOn: .constant(true)).toggleStyle(.button)) },
    { AnyView(Button("On") {}.buttonStyle(.borderedProminent)) },
  ]

  @Test(arguments: filled.indices)
  func fillIsTranslucentInAccentedMode(index: Int) throws {
    func fill(isAccented: Bool) throws -> Paint? {
      Self.paint(
        try Archiving.archive(in: Archiving.environment { $0.isAccented = isAccented }) {
          Self.filled[index]()
        })
    }
    guard case .color(let accented)? = try fill(isAccented: true),
      case .color(let colored)? = try fill(isAccented: false)
    else {
      Issue.record("no fill")
      return
    }
    #expect(accented.alpha == 0.5 && colored.alpha == 1)
  }

  @Test func widgetWithoutContainerBackgroundShowsMessage() throws {
    let archiver = try ViewArchiver(fonts: .standard)
    func archive(_ view: some View) -> ViewArchive {
      archiver.archive(
        view, size: CGSize(width: 100, height: 100), environment: Archiving.environment(),
        now: Archiving.now, expectsContainerBackground: true)
    }
    let old = archive(Text("Hello"))
    #expect(old.tree().contains("Please adopt containerBackground API"))
    #expect(!old.tree().contains("Hello"))
    #expect(old.notices.contains { $0.contains("no containerBackground") })
    let new = archive(
      Text("Hello").containerBackground(for: .widgetPlacement) { Color.red })
    #expect(new.tree().contains("Hello") && new.notices.isEmpty)
  }
}
