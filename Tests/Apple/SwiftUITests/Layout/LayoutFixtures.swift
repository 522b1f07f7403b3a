import Foundation
import Testing
import ViewArchive

@testable import SwiftUI

/// The frames in AppKit's hosting view of 400 by 600 points. Source: docs/layout-facts.md §4.
struct LayoutFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let view: @Sendable @MainActor () -> AnyView
  /// The frames of leaves, colours and dividers.
  let frames: [CGRect]

  init<V: View>(
    _ name: String, _ frames: [CGRect], @ViewBuilder _ view: @escaping @Sendable @MainActor () -> V
  ) {
    self.name = name
    self.frames = frames
    self.view = { AnyView(view()) }
  }

  var testDescription: String { name }
}

private func box(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat = 16
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension LayoutFixture {
  static let stacks: [LayoutFixture] = [
    LayoutFixture("vstack-default", [box(9.5, 0, 27), box(0, 16, 46), box(7.5, 32, 31.5)]) {
      VStack {
        FixedLeaf(width: 27)
        FixedLeaf(width: 46)
        FixedLeaf(width: 31.5)
      }
    },
    LayoutFixture("vstack-leading", [box(0.5, 0, 33.5), box(0.5, 16, 77.5), box(0.5, 32, 22.5)]) {
      VStack(alignment: .leading) {
        FixedLeaf(width: 33.5)
        FixedLeaf(width: 77.5)
        FixedLeaf(width: 22.5)
      }
    },
    LayoutFixture(
      "vstack-trailing", [box(44.5, 0, 33.5), box(0.5, 16, 77.5), box(55.5, 32, 22.5)]
    ) {
      VStack(alignment: .trailing) {
        FixedLeaf(width: 33.5)
        FixedLeaf(width: 77.5)
        FixedLeaf(width: 22.5)
      }
    },
    LayoutFixture("vstack-spacing-20", [box(0, 0, 30), box(0, 36, 30), box(0, 72, 30)]) {
      VStack(spacing: 20) {
        FixedLeaf(width: 30)
        FixedLeaf(width: 30)
        FixedLeaf(width: 30)
      }
    },
    LayoutFixture(
      "vstack-nested", [box(0, 0, 30), box(0, 20, 30), box(0, 46, 30), box(0, 66, 30)]
    ) {
      VStack(spacing: 10) {
        VStack(spacing: 4) {
          FixedLeaf(width: 30)
          FixedLeaf(width: 30)
        }
        VStack(spacing: 4) {
          FixedLeaf(width: 30)
          FixedLeaf(width: 30)
        }
      }
    },
    LayoutFixture("vstack-with-spacer", [box(0, 0, 30), box(0, 584, 30)]) {
      VStack {
        FixedLeaf(width: 30)
        Spacer()
        FixedLeaf(width: 30)
      }
    },
    LayoutFixture(
      "spacer-between-texts", [box(0, 0, 30), box(0, 292, 30), box(0, 584, 30)]
    ) {
      VStack {
        FixedLeaf(width: 30)
        Spacer()
        FixedLeaf(width: 30)
        Spacer()
        FixedLeaf(width: 30)
      }
    },
    LayoutFixture(
      "unequal-flex-spacers", [box(0, 0, 30), box(0, 200, 30), box(0, 584, 30)]
    ) {
      VStack {
        FixedLeaf(width: 30)
        Spacer()
        FixedLeaf(width: 30)
        Spacer()
        Spacer()
        FixedLeaf(width: 30)
      }
    },
    LayoutFixture("hstack-default", [box(0, 0, 24), box(32, 0, 32)]) {
      HStack {
        FixedLeaf(width: 24)
        FixedLeaf(width: 32)
      }
    },
    LayoutFixture("hstack-spacing-20", [box(0, 0, 24), box(44, 0, 32)]) {
      HStack(spacing: 20) {
        FixedLeaf(width: 24)
        FixedLeaf(width: 32)
      }
    },
    LayoutFixture("hstack-with-spacer", [box(0, 0, 24), box(368, 0, 32)]) {
      HStack {
        FixedLeaf(width: 24)
        Spacer()
        FixedLeaf(width: 32)
      }
    },
    LayoutFixture("hstack-top", [box(0.5, 0, 33.5), box(42, 0, 51, 48)]) {
      HStack(alignment: .top) {
        FixedLeaf(width: 33.5)
        FixedLeaf(width: 51, height: 48)
      }
    },
    LayoutFixture("hstack-bottom", [box(0.5, 32, 33.5), box(42, 0, 51, 48)]) {
      HStack(alignment: .bottom) {
        FixedLeaf(width: 33.5)
        FixedLeaf(width: 51, height: 48)
      }
    },
    LayoutFixture(
      "mixed-fixed-flexible-hstack",
      [box(24, 292, 32.5), box(80, 0, 252, 600), box(358.5, 292, 23.5)]
    ) {
      HStack(spacing: 0) {
        FixedLeaf(width: 32.5).frame(width: 80)
        Color.red
        Spacer()
        FixedLeaf(width: 23.5).frame(width: 60)
      }
    },
    LayoutFixture("zstack-default", [box(0, 0, 200, 200), box(72, 92, 56)]) {
      ZStack {
        Color.red.frame(width: 200, height: 200)
        FixedLeaf(width: 56)
      }
    },
    LayoutFixture("zstack-top-leading", [box(0, 0, 200, 200), box(0, 0, 56)]) {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 200, height: 200)
        FixedLeaf(width: 56)
      }
    },
    LayoutFixture("zstack-bottom-trailing", [box(0, 0, 200, 200), box(112.5, 184, 87.5)]) {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 200, height: 200)
        FixedLeaf(width: 87.5)
      }
    },
    LayoutFixture("color-fill", [box(0, 0, 400, 600)]) { Color.red },
    LayoutFixture("empty-vstack", []) { VStack {} },
    LayoutFixture(
      "two-column-hstack", [box(0, 0, 120, 600), box(136, 280, 79), box(136, 304, 71)]
    ) {
      HStack(spacing: 16) {
        Color.red.frame(width: 120)
        VStack(alignment: .leading, spacing: 8) {
          FixedLeaf(width: 79)
          FixedLeaf(width: 71)
        }
      }
    },
    LayoutFixture(
      "hstack-in-vstack",
      [box(16, 0, 40), box(350.5, 0, 33.5), box(16, 28, 40), box(355.5, 28, 28.5)]
    ) {
      VStack(spacing: 12) {
        HStack {
          FixedLeaf(width: 40)
          Spacer()
          FixedLeaf(width: 33.5)
        }
        .padding(.horizontal, 16)
        HStack {
          FixedLeaf(width: 40)
          Spacer()
          FixedLeaf(width: 28.5)
        }
        .padding(.horizontal, 16)
      }
    },
    LayoutFixture(
      "complex-nested",
      [
        box(16, 0, 44, 44), box(72, 4, 50), box(72, 24, 60), box(0, 60, 400, 1),
        box(16, 77, 44, 44), box(72, 81, 50), box(72, 101, 60),
      ]
    ) {
      VStack(spacing: 16) {
        FixtureRow()
        Divider()
        FixtureRow()
      }
    },
    LayoutFixture(
      "toolbar-content", [box(8, 8, 32), box(186, 8, 28), box(360, 8, 32), box(0, 32, 400, 1)]
    ) {
      VStack(spacing: 0) {
        HStack {
          FixedLeaf(width: 32)
          Spacer()
          FixedLeaf(width: 28)
          Spacer()
          FixedLeaf(width: 32)
        }
        .padding(8)
        Divider()
        Spacer()
      }
    },
  ]

  static let frames: [LayoutFixture] = [
    LayoutFixture("frame-fixed", [box(77, 42, 46)]) {
      FixedLeaf(width: 46).frame(width: 200, height: 100)
    },
    LayoutFixture("frame-min-max", [box(113, 67, 74)]) {
      FixedLeaf(width: 74).frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
    },
    LayoutFixture("frame-maxwidth-infinity", [box(169.5, 0, 61)]) {
      FixedLeaf(width: 61).frame(maxWidth: .infinity)
    },
    LayoutFixture("frame-alignment-top-leading", [box(0, 0, 17)]) {
      FixedLeaf(width: 17).frame(width: 200, height: 200, alignment: .topLeading)
    },
    LayoutFixture("frame-alignment-bottom-trailing", [box(183, 184, 17)]) {
      FixedLeaf(width: 17).frame(width: 200, height: 200, alignment: .bottomTrailing)
    },
    LayoutFixture("frame-alignment-center", [box(95.5, 92, 9)]) {
      FixedLeaf(width: 9).frame(width: 200, height: 200)
    },
    LayoutFixture("deeply-nested-frames", [box(134, 92, 32)]) {
      FixedLeaf(width: 32).frame(width: 100, height: 50).frame(width: 200, height: 100)
        .frame(width: 300, height: 200)
    },
    LayoutFixture("frame-minheight-centers", [box(172, 82, 56)]) {
      FixedLeaf(width: 56).frame(maxWidth: .infinity, minHeight: 180)
    },
    LayoutFixture("frame-maxwidth-minheight", [box(189, 74, 22), box(178, 90, 44)]) {
      VStack {
        FixedLeaf(width: 22)
        FixedLeaf(width: 44)
      }
      .frame(maxWidth: .infinity, minHeight: 180)
    },
    LayoutFixture("nested-alignment-override", [box(0, 0, 9), box(391.5, 16, 8.5)]) {
      VStack(spacing: 0) {
        FixedLeaf(width: 9).frame(maxWidth: .infinity, alignment: .leading)
        FixedLeaf(width: 8.5).frame(maxWidth: .infinity, alignment: .trailing)
      }
    },
    LayoutFixture("padding-default", [box(16.5, 16, 46.5)]) { FixedLeaf(width: 46.5).padding() },
    LayoutFixture("padding-custom", [box(20.5, 20, 46.5)]) { FixedLeaf(width: 46.5).padding(20) },
    LayoutFixture("padding-horizontal", [box(24, 0, 46)]) {
      FixedLeaf(width: 46).padding(.horizontal, 24)
    },
    LayoutFixture("padding-nested", [box(24, 24, 46)]) {
      FixedLeaf(width: 46).padding(8).padding(16)
    },
    LayoutFixture("frame-inside-padding", [box(65.5, 37, 9)]) {
      FixedLeaf(width: 9).frame(width: 100, height: 50).padding(20)
    },
    LayoutFixture("padding-inside-frame", [box(95.5, 42, 9)]) {
      FixedLeaf(width: 9).padding(20).frame(width: 200, height: 100)
    },
    LayoutFixture("vstack-frame-padding", [box(16, 12, 30), box(16, 36, 40)]) {
      VStack(alignment: .leading, spacing: 8) {
        FixedLeaf(width: 30)
        FixedLeaf(width: 40)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
    },
  ]
}

private struct FixtureRow: View {
  var body: some View {
    HStack(spacing: 12) {
      FixedLeaf(width: 44, height: 44)
      VStack(alignment: .leading, spacing: 4) {
        FixedLeaf(width: 50)
        FixedLeaf(width: 60)
      }
      Spacer()
    }
    .padding(.horizontal, 16)
  }
}

@MainActor
@Suite struct LayoutFixtureTests {
  @Test(arguments: LayoutFixture.stacks + LayoutFixture.frames)
  func placesLikeAppKit(_ fixture: LayoutFixture) throws {
    let root = try Placement().root(fixture.view())
    #expect(
      root.frames(of: ["leaf", "Color", "Divider"]).map { snapped($0, root) } == fixture.frames)
  }

  /// The hosting view rounds its size up, centers the view, and snaps to half points.
  private func snapped(_ frame: CGRect, _ root: ArchiveNode) -> CGRect {
    func snap(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
      let offset = (length.rounded(.up) - length) / 2
      return ((value + offset) * 2 + 0.5).rounded(.down) / 2
    }
    return CGRect(
      x: snap(frame.minX, root.frame.width), y: snap(frame.minY, root.frame.height),
      width: frame.width, height: frame.height)
  }

  @Test func spacerInVerticalStackHasNoWidth() throws {
    #expect(try Placement().root(VStack { Spacer() }).frame.size == CGSize(width: 0, height: 600))
  }

  /// Of two children that grow without limit, the one with the larger minimum goes first.
  /// Source: docs/layout-facts.md §2, item 3.1.
  @Test func childWithLargerMinimumGetsSpaceFirst() throws {
    let root = try Placement().root(
      HStack(spacing: 0) {
        Color.red
        Color.green.frame(minWidth: 100)
      }, width: 150)
    #expect(root.frames(of: ["Color"]).map(\.width) == [50, 100])
  }

  @Test func stackOverflowsIfMinimumsAreTooLarge() throws {
    let root = try Placement().root(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 100)
        Color.green.frame(minWidth: 100)
      }, width: 150)
    #expect(root.frame == CGRect(x: -25, y: 0, width: 200, height: 600))
  }

  @Test func higherPriorityGetsSpaceFirst() throws {
    let root = try Placement().root(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20)
        Color.green.layoutPriority(1)
      }, width: 150)
    #expect(root.frames(of: ["Color"]).map(\.width) == [20, 130])
  }
}
