import SwiftUI
import Testing
import ViewArchive

/// Drawings that are mirrored in one layout direction.
@MainActor
@Suite struct MirroringTests {
  private func archive(
    _ direction: LayoutDirection, @ViewBuilder _ content: () -> some View
  ) throws -> ArchiveNode {
    try Archiving.archive(
      in: Archiving.environment { $0.layoutDirection = direction }, content
    ).content
  }

  private func isMirrored(_ node: ArchiveNode?) -> Bool {
    node?.effects.contains { effect in
      if case .transform(let matrix) = effect { matrix.a == -1 } else { false }
    } ?? false
  }

  @Test(
    arguments: [
      (.fixed, false, false), (.mirrors, false, true), (.mirrors(in: .leftToRight), true, false),
    ] as [(LayoutDirectionBehavior, Bool, Bool)])
  func behaviorMirrorsInOneDirection(
    _ behavior: LayoutDirectionBehavior, _ inLeftToRight: Bool, _ inRightToLeft: Bool
  ) throws {
    for (direction, expected) in [
      (LayoutDirection.leftToRight, inLeftToRight), (.rightToLeft, inRightToLeft),
    ] {
      let node = try archive(direction) { Text("a").layoutDirectionBehavior(behavior) }
      #expect(isMirrored(node.first("flip")) == expected)
    }
  }

  /// The ring begins at the end where the label of the minimum is.
  @Test func openGaugeIsMirrored() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let node = try archive(direction) {
        Gauge(value: 0.3) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        .gaugeStyle(.accessoryCircular)
      }
      #expect(isMirrored(node.first("GaugeRing")) == (direction == .rightToLeft))
    }
  }
}
