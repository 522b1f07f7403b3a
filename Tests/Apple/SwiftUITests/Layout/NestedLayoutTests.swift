import SwiftUI
import Testing

/// The number of layout queries must not grow exponentially with the nesting depth.
@MainActor
@Suite struct NestedLayoutTests {
  /// A custom column that measures each subview twice.
  struct Column: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
      let width = min(ideal, proposal.width ?? ideal)
      let heights = subviews.map { $0.sizeThatFits(.init(width: width, height: nil)).height }
      return CGSize(width: width, height: heights.reduce(0, +))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var y = bounds.minY
      for subview in subviews {
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
        y += subview.sizeThatFits(offer).height
      }
    }
  }

  enum Nesting: CaseIterable {
    case rows, firstInRows, alternating, ideal, baselines, frames, layers, depthStacks, fitting
    case layouts, guides, toggles, mixed
  }

  static func nested(
    _ nesting: Nesting, _ depth: Int, _ leaf: CountingLeaf, _ recorder: QueryRecorder
  ) -> AnyView {
    let own = leaf.view(recorder)
    guard depth > 0 else { return own }
    let inner = nested(nesting, depth - 1, leaf, recorder)
    switch nesting {
    case .rows:
      return AnyView(
        HStack {
          own
          Text("Row")
          Spacer()
          inner
        })
    case .firstInRows:
      return AnyView(
        HStack {
          inner
          Spacer(minLength: 8)
          own
        })
    case .alternating:
      return depth.isMultiple(of: 2)
        ? AnyView(
          HStack {
            own
            Spacer()
            inner
          })
        : AnyView(
          VStack {
            own
            inner
            Spacer()
          })
    case .ideal:
      return depth.isMultiple(of: 2)
        ? AnyView(
          HStack {
            own
            inner
          }.fixedSize())
        : AnyView(
          VStack {
            own
            inner
          }.fixedSize(horizontal: false, vertical: true))
    case .baselines:
      return AnyView(
        HStack(alignment: .firstTextBaseline) {
          own
          inner
        })
    case .frames:
      return AnyView(
        HStack {
          own
          inner.padding(1)
        }
        .frame(maxWidth: 190, alignment: .leading).frame(height: 100))
    case .layers:
      return AnyView(
        HStack {
          own
          inner
        }.overlay { own }.background { Color.blue })
    case .depthStacks:
      return AnyView(
        ZStack(alignment: .bottomTrailing) {
          own
          inner
        }.padding(1))
    case .fitting:
      return AnyView(
        ViewThatFits {
          HStack {
            own
            inner.frame(width: 500)
          }
          VStack {
            own
            own
          }
        })
    case .layouts:
      return AnyView(
        Column {
          own
          HStack {
            own
            inner
          }
        })
    case .guides:
      return AnyView(
        VStack(alignment: .leading) {
          own
          inner.alignmentGuide(.leading) {
            $0[.leading] + $0[.trailing] - $0[HorizontalAlignment.center]
          }
        })
    case .toggles:
      return AnyView(
        Toggle(isOn: .constant(true)) {
          HStack {
            own
            inner
          }
        })
    case .mixed:
      switch depth % 5 {
      case 0:
        return AnyView(
          HStack {
            own
            Spacer()
            inner
          })
      case 1:
        return AnyView(
          VStack(alignment: .leading) {
            own
            inner
          }.frame(maxWidth: .infinity))
      case 2: return AnyView(inner.overlay(alignment: .top) { own })
      case 3:
        return AnyView(
          ViewThatFits {
            inner
            own
          })
      default:
        return AnyView(
          Column {
            own
            inner
          })
      }
    }
  }

  /// Layouts whose proposals depend on measuring the content first.
  enum Feedback: CaseIterable {
    case baselines, frames, grids, ratios
  }

  static func nested(
    _ feedback: Feedback, _ depth: Int, _ leaf: CountingLeaf, _ recorder: QueryRecorder
  ) -> AnyView {
    let own = leaf.view(recorder)
    guard depth > 0 else { return own }
    let inner = nested(feedback, depth - 1, leaf, recorder)
    switch feedback {
    case .baselines:
      return AnyView(
        HStack(alignment: .firstTextBaseline) {
          own
          inner.frame(maxWidth: .infinity, alignment: .leadingFirstTextBaseline)
        })
    case .frames:
      return AnyView(
        HStack {
          own
          inner.frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(minHeight: 10))
    case .grids:
      return AnyView(
        Grid {
          GridRow {
            own
            inner
          }
        })
    case .ratios:
      return AnyView(
        VStack {
          own
          inner.aspectRatio(contentMode: .fit)
        })
    }
  }

  static func queries(_ nesting: Nesting, _ depth: Int, _ leaf: CountingLeaf) throws -> Int {
    let recorder = QueryRecorder()
    _ = try Archiving.archive { nested(nesting, depth, leaf, recorder) }
    return recorder.queries
  }

  /// The small depths fail the test early if the costs explode.
  @Test(arguments: Nesting.allCases, CountingLeaf.allCases)
  func queriesGrowAtMostQuadratically(_ nesting: Nesting, leaf: CountingLeaf) throws {
    for depth in [4, 8, 12, 30] {
      let queries = try Self.queries(nesting, depth, leaf)
      try #require(queries <= 12 * depth * depth, "\(queries) queries at depth \(depth)")
    }
  }

  /// Guides and ratios that depend on a measured size cost more, but little at realistic depths.
  @Test(arguments: Feedback.allCases, CountingLeaf.allCases)
  func feedbackIsCheapAtRealisticDepth(_ feedback: Feedback, leaf: CountingLeaf) throws {
    let recorder = QueryRecorder()
    _ = try Archiving.archive { Self.nested(feedback, 10, leaf, recorder) }
    #expect(recorder.queries <= 2500)
  }
}
