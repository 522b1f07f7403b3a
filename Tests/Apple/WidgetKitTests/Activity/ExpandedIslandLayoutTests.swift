import SwiftUI
import Testing
import TextEngine
import ViewArchive

@testable import WidgetKit

/// Source: docs/layout-facts.md §5. In points, the Island is 371 wide, the camera is 126×37, and
/// the margins are 12.
@MainActor
@Suite struct ExpandedIslandLayoutTests {
  /// The Island's height, then each named view's name, origin and size.
  private func places<Content: View>(
    height: Double = 160, rightToLeft: Bool = false,
    @DynamicIslandExpandedContentBuilder _ content: () -> DynamicIslandExpandedContent<Content>
  ) throws -> String {
    var environment = EnvironmentValues()
    if rightToLeft { environment.layoutDirection = .rightToLeft }
    let layout = ExpandedIslandLayout(
      notch: CGSize(width: 126, height: 37),
      margins: EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12), minimumHeight: 84)
    let regions = content().content
    let fitted = try ViewArchiver(fonts: .standard).archive(
      layout { regions },
      fitting: ArchiveBounds(
        minimum: CGSize(width: 371, height: 84), maximum: CGSize(width: 371, height: height)),
      environment: environment, now: Date(timeIntervalSince1970: 0))
    let names = fitted.archive.content.named(at: .zero)
    return (["\(Int(fitted.archive.size.height))"] + names).joined(separator: "\n")
  }

  private func box(_ name: String, _ width: CGFloat?, _ height: CGFloat?) -> some View {
    Color.red.frame(width: width, height: height).id(name)
  }

  @Test func placesRegionsAroundCamera() throws {
    #expect(
      try places {
        DynamicIslandExpandedRegion(.leading) { box("L", 60, 40) }
        DynamicIslandExpandedRegion(.trailing) { box("T", 50, 30) }
        DynamicIslandExpandedRegion(.center) { box("C", 80, 20) }
        DynamicIslandExpandedRegion(.bottom) { box("B", nil, 30) }
      } == """
        103
        L 12,12 60x40
        T 309,12 50x30
        C 145.5,33 80x20
        B 12,61 347x30
        """)
  }

  @Test func bottomBeginsBelowLowestRegion() throws {
    #expect(
      try places {
        DynamicIslandExpandedRegion(.leading) { box("L", 60, 20) }
        DynamicIslandExpandedRegion(.trailing) { box("T", 50, 70) }
        DynamicIslandExpandedRegion(.bottom) {
          box("B1", 100, 20)
          box("B2", 40, 10)
        }
      } == """
        140
        L 12,12 60x20
        T 309,12 50x70
        B1 12,90 100x20
        B2 12,118 40x10
        """)
  }

  @Test func singleBottomBeginsBelowCamera() throws {
    #expect(
      try places {
        DynamicIslandExpandedRegion(.bottom) { box("B", nil, 50) }
      } == """
        99
        B 12,37 347x50
        """)
  }

  @Test func sidesAreNarrowerBesideCamera() throws {
    // (371 − 126) / 2 − 12 = 110.5.
    #expect(
      try places {
        DynamicIslandExpandedRegion(.leading) { box("L", nil, 20) }
        DynamicIslandExpandedRegion(.trailing) { box("T", nil, 20) }
      } == """
        84
        L 12,12 110.5x20
        T 248.5,12 110.5x20
        """)
  }

  @Test func viewsBelowCameraGetHalfTheWidth() throws {
    #expect(
      try places {
        DynamicIslandExpandedRegion(.leading) {
          box("L1", 40, 30)
          box("L2", nil, 20)
        }
        DynamicIslandExpandedRegion(.trailing) { box("T", 40, 20) }
      } == """
        84
        L1 12,12 40x30
        L2 12,50 169.5x20
        T 319,12 40x20
        """)
  }

  @Test func singleSideGetsFullWidthBelowCamera() throws {
    #expect(
      try places {
        DynamicIslandExpandedRegion(.trailing) {
          box("T1", 40, 30)
          box("T2", nil, 20)
        }
      } == """
        84
        T1 319,12 40x30
        T2 12,50 347x20
        """)
  }

  @Test func higherPriorityGetsTheWidth() throws {
    #expect(
      try places {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          box("L1", 40, 30)
          box("L2", nil, 20)
        }
        DynamicIslandExpandedRegion(.trailing) {
          box("T1", 40, 30)
          box("T2", nil, 20)
        }
      } == """
        84
        L1 12,12 40x30
        L2 12,50 228.5x20
        T1 319,12 40x30
        T2 248.5,50 110.5x20
        """)
  }

  @Test func tooWideViewMovesBelowIfRequested() throws {
    #expect(
      try places {
        DynamicIslandExpandedRegion(.leading) {
          box("L", nil, 20).dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.trailing) { box("T", 40, 20) }
      } == """
        84
        L 12,37 169.5x20
        T 319,12 40x20
        """)
  }

  @Test func wideCenterLeavesSidesTheirMinimum() throws {
    // 371/2 − 12 − 40 − 8 on each side of the middle.
    #expect(
      try places {
        DynamicIslandExpandedRegion(.leading) { box("L", 40, 20) }
        DynamicIslandExpandedRegion(.trailing) { box("T", 30, 20) }
        DynamicIslandExpandedRegion(.center) { box("C", nil, 20) }
      } == """
        84
        L 12,12 40x20
        T 329,12 30x20
        C 60,33 251x20
        """)
  }

  @Test func sharesHeightLikeStacks() throws {
    #expect(
      try places {
        DynamicIslandExpandedRegion(.leading) { box("L", 40, 20) }
        DynamicIslandExpandedRegion(.bottom) { box("B", nil, nil) }
      } == """
        160
        L 12,12 40x20
        B 12,40 347x108
        """)
  }

  @Test func regionMarginsReplaceIslandMargins() throws {
    #expect(
      try places {
        DynamicIslandExpandedRegion(.leading) { box("L", 40, 40) }
          .contentMargins([.top, .leading], 20).contentMargins(.all, 3)
        DynamicIslandExpandedRegion(.bottom) { box("B", nil, 30) }
          .contentMargins(.horizontal, 0)
      } == """
        110
        L 20,20 40x40
        B 0,68 371x30
        """)
  }

  @Test func viewWithoutRegionGoesToBottom() throws {
    #expect(
      try places {
        box("V", 40, 20)
        DynamicIslandExpandedRegion(.leading) { box("L", 40, 40) }
      } == """
        92
        V 12,60 40x20
        L 12,12 40x40
        """)
  }

  @Test func mirrorsRightToLeftLayouts() throws {
    #expect(
      try places(rightToLeft: true) {
        DynamicIslandExpandedRegion(.leading) { box("L", 60, 40) }
        DynamicIslandExpandedRegion(.trailing) { box("T", 50, 30) }
      } == """
        84
        L 299,12 60x40
        T 12,12 50x30
        """)
  }
}

extension ArchiveNode {
  fileprivate func named(at origin: CGPoint) -> [String] {
    let (x, y) = (origin.x + frame.origin.x, origin.y + frame.origin.y)
    let own = identity.map { name in
      let numbers = [x, y, frame.width, frame.height].map { number in
        number == number.rounded() ? "\(Int(number))" : "\(number)"
      }
      return "\(name) \(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
    }
    return (own.map { [$0] } ?? [])
      + (own == nil ? children.flatMap { $0.named(at: CGPoint(x: x, y: y)) } : [])
  }
}
