import Testing
import ViewArchive

@testable import SwiftUI

/// The places of the two views of an `ArrangementView`, in points of the window.
@MainActor
@Suite struct ArrangementTests {
  private nonisolated static let wide = CGSize(width: 300, height: 100)
  private nonisolated static let both: Axis.Set = [.horizontal, .vertical]
  private nonisolated static let high = CGSize(width: 100, height: 300)

  /// The frames of the first and of the second view; nil for one that is not shown.
  private func frames<Content: View>(
    in size: CGSize, fold: CGRect? = nil, isLow: Bool = false,
    @ViewBuilder _ content: @escaping () -> Content
  ) throws -> [CGRect?] {
    let screen = Screen { content() }
    screen.window.use(
      AppScreenSize(
        size: size, insets: EdgeInsets(), isRegularInHeight: !isLow,
        regions: fold.map {
          [
            ReservedRegion(
              number: 0, kind: .division, frame: $0, margins: EdgeInsets(), isActive: true)
          ]
        } ?? []), EnvironmentValues())
    let elements = screen.elements
    return ["A", "B"].map { label in elements.first { $0.label == label }?.frame }
  }

  private struct Pane: View {
    let name: String

    var body: some View {
      Color.red.accessibilityElement().accessibilityLabel(name)
    }
  }

  @Test(
    arguments: [
      (wide, both, CGRect(x: 150, y: 0, width: 150, height: 100)),
      (high, both, CGRect(x: 0, y: 150, width: 100, height: 150)),
      (wide, .vertical, CGRect(x: 0, y: 50, width: 300, height: 50)),
      (high, .horizontal, CGRect(x: 50, y: 0, width: 50, height: 300)),
    ] as [(CGSize, Axis.Set, CGRect)])
  func splitsTheLongerAllowedSideInHalves(
    size: CGSize, axes: Axis.Set, second: CGRect
  ) throws {
    let frames = try frames(in: size) {
      ArrangementView {
        Pane(name: "A")
      } secondary: {
        Pane(name: "B")
      }
      .arrangementViewStyle(.split.axes(axes))
    }
    #expect(frames[1] == second)
    #expect(frames[0]?.origin == .zero && frames[0]?.size == second.size)
  }

  /// What each view wishes in a room of 300 points, and the length of the first one.
  struct Wish: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var first: @MainActor @Sendable (AnyView) -> AnyView = { $0 }
    var second: @MainActor @Sendable (AnyView) -> AnyView = { $0 }
    var length: CGFloat
  }

  @Test(arguments: [
    Wish(
      testDescription: "ratio", first: { AnyView($0.splitArrangementLayoutRatio(0.3)) },
      length: 90),
    Wish(
      testDescription: "ratio of the second",
      second: { AnyView($0.splitArrangementLayoutRatio(0.3)) }, length: 210),
    Wish(
      testDescription: "no ratio", first: { AnyView($0.splitArrangementLayoutRatio(nil)) },
      length: 150),
    Wish(
      testDescription: "both do not fill the room: the first one grows",
      first: { AnyView($0.splitArrangementLayoutRatio(0.3)) },
      second: { AnyView($0.splitArrangementLayoutRatio(0.2)) }, length: 240),
    Wish(
      testDescription: "both are too long: the second one gets the rest",
      first: { AnyView($0.splitArrangementLayoutRatio(0.6)) },
      second: { AnyView($0.splitArrangementLayoutRatio(0.6)) }, length: 180),
    Wish(
      testDescription: "priority decides which one is sized first",
      first: { AnyView($0.splitArrangementLayoutRatio(0.6)) },
      second: { AnyView($0.splitArrangementLayoutRatio(0.6).layoutPriority(1)) }, length: 120),
    Wish(
      testDescription: "more than the room",
      first: { AnyView($0.splitArrangementLayoutRatio(3)) }, length: 300),
    Wish(
      testDescription: "not a number",
      first: { AnyView($0.splitArrangementLayoutRatio(.nan)) }, length: 150),
    Wish(
      testDescription: "ratio of the other axis",
      first: { AnyView($0.splitArrangementLayoutRatio(idealVertical: 0.2)) }, length: 150),
    Wish(
      testDescription: "least ratio",
      first: { AnyView($0.splitArrangementLayoutRatio(minHorizontal: 0.8)) }, length: 240),
    Wish(
      testDescription: "size before ratio",
      first: {
        AnyView(
          $0.splitArrangementLayoutRatio(0.3).splitArrangementLayoutSize(idealWidth: 70))
      }, length: 70),
    Wish(
      testDescription: "largest size",
      first: { AnyView($0.splitArrangementLayoutSize(maxWidth: 60)) }, length: 60),
    Wish(
      testDescription: "least size of the second",
      first: { AnyView($0.splitArrangementLayoutRatio(0.9)) },
      second: { AnyView($0.splitArrangementLayoutSize(minWidth: 100)) }, length: 200),
    Wish(
      testDescription: "fixed size",
      first: { AnyView($0.frame(idealWidth: 44).splitArrangementFixedLayoutSize()) },
      length: 44),
  ])
  func wishesDecideLengths(wish: Wish) throws {
    let frames = try frames(in: Self.wide) {
      ArrangementView {
        wish.first(AnyView(Pane(name: "A")))
      } secondary: {
        wish.second(AnyView(Pane(name: "B")))
      }
    }
    #expect(frames[0]?.width ?? 0 == wish.length)
    #expect(frames[1]?.width ?? 0 == 300 - wish.length)
  }

  private nonisolated static let upright = CGRect(x: 140, y: 0, width: 20, height: 100)
  private nonisolated static let lying = CGRect(x: 0, y: 140, width: 100, height: 20)

  /// At the fold both views keep clear of it, whatever they wish.
  @Test(arguments: [
    (wide, upright, CGRect(x: 0, y: 0, width: 140, height: 100), 160.0, 0.0),
    (high, lying, CGRect(x: 0, y: 0, width: 100, height: 140), 0, 160),
  ])
  func splitIsAtTheFold(
    size: CGSize, fold: CGRect, first: CGRect, x: Double, y: Double
  ) throws {
    let frames = try frames(in: size, fold: fold) {
      ArrangementView {
        Pane(name: "A").splitArrangementLayoutRatio(0.9)
      } secondary: {
        Pane(name: "B")
      }
    }
    #expect(frames == [first, CGRect(origin: CGPoint(x: x, y: y), size: first.size)])
  }

  /// Source: UIKit's `UIOverlayArrangement`: the first view is at the bottom or trailing.
  @Test func overlayIsDividedAtTheFold() throws {
    func frames(
      _ size: CGSize, _ fold: CGRect?, axes: Axis.Set = [.horizontal, .vertical],
      edge: HorizontalEdge? = nil
    ) throws -> [CGRect?] {
      try self.frames(in: size, fold: fold) {
        ArrangementView {
          Pane(name: "A").overlayArrangementEdge(edge)
        } secondary: {
          Pane(name: "B")
        }
        .arrangementViewStyle(.overlay.axes(axes))
      }
    }
    let whole = CGRect(origin: .zero, size: Self.wide)
    let (left, right) = (
      CGRect(x: 0, y: 0, width: 140, height: 100), CGRect(x: 160, y: 0, width: 140, height: 100)
    )
    #expect(try frames(Self.wide, nil) == [whole, whole])
    #expect(try frames(Self.wide, Self.upright) == [right, left])
    #expect(try frames(Self.wide, Self.upright, edge: .leading) == [left, right])
    #expect(try frames(Self.wide, Self.upright, axes: .vertical) == [whole, whole])
    #expect(try frames(Self.high, Self.lying).map { $0?.minY } == [160, 0])
  }

  /// A closed iPhone Duo on its side shows the first view alone.
  @Test func lowAndNarrowWindowShowsTheFirstView() throws {
    let frames = try frames(in: Self.wide, isLow: true) {
      ArrangementView {
        Pane(name: "A")
      } secondary: {
        Pane(name: "B")
      }
    }
    #expect(frames == [CGRect(origin: .zero, size: Self.wide), nil])
  }

  @Test func viewsReadTheirPlace() throws {
    struct Reader: View {
      @Environment(\.splitArrangementAxis) private var axis
      @Environment(\.overlayArrangementZIndex) private var index

      var body: some View { Text("\(axis.map { "\($0)" } ?? "none") \(index)") }
    }
    func labels(_ style: some ArrangementViewStyle) -> [String] {
      let screen = Screen {
        ArrangementView {
          Reader()
        } secondary: {
          Reader()
        }.arrangementViewStyle(style)
      }
      return screen.labels.sorted()
    }
    #expect(labels(.split) == ["vertical 0", "vertical 0"])
    #expect(labels(.overlay) == ["none 0", "none 1"])
  }
}
