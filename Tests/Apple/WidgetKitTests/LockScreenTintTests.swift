import HostLink
import SwiftUI
import Testing
import TextEngine
import ViewArchive

@testable import WidgetKit

/// Source: docs/layout-facts.md §6.
@MainActor
@Suite struct LockScreenTintTests {
  private func fill(
    _ mode: RenderEnvironment.RenderingMode, @ViewBuilder _ content: () -> some View
  ) throws -> Paint? {
    let environment = try EnvironmentValues(
      RenderEnvironment(colorScheme: .dark, renderingMode: mode))
    let archive = try ViewArchiver(fonts: .standard).archive(
      content(), size: CGSize(width: 100, height: 40), environment: environment, now: Date())
    guard case .fill(_, let paint, _)? = archive.content.first("fill")?.content else { return nil }
    return paint
  }

  private func gauge() -> some View {
    Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
  }

  @Test func untintedViewIsAsBrightAsText() throws {
    #expect(try fill(.vibrant) { gauge() } == .color(.white))
    let blue = PaintColor(red: 0, green: 145 / 255, blue: 1)
    #expect(try fill(.fullColor) { gauge() } == .color(blue))
  }

  @Test func keepsExplicitTint() throws {
    #expect(
      try fill(.vibrant) { gauge().tint(.red) } == fill(.fullColor) { gauge().tint(.red) })
  }
}

extension ArchiveNode {
  fileprivate func first(_ kind: String) -> ArchiveNode? {
    if self.kind == kind { return self }
    return children.lazy.compactMap { $0.first(kind) }.first
  }
}
