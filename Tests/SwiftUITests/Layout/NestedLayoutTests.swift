import SwiftUI
import Testing

/// Deep nesting costs a bounded number of questions to each view.
@MainActor
@Suite struct NestedLayoutTests {
  /// An author's column, which measures each subview twice as it pleases.
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
    _ nesting: Nesting, _ depth: Int, _ leaf: CountingLeaf, _ recorder: QuestionRecorder
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

  /// What offers its content a size that comes of measuring it.
  enum Feedback: CaseIterable {
    case baselines, frames, grids, ratios
  }

  static func nested(
    _ feedback: Feedback, _ depth: Int, _ leaf: CountingLeaf, _ recorder: QuestionRecorder
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

  static func questions(_ nesting: Nesting, _ depth: Int, _ leaf: CountingLeaf) throws -> Int {
    let recorder = QuestionRecorder()
    _ = try Archiving.archive { nested(nesting, depth, leaf, recorder) }
    return recorder.questions
  }

  /// The small depths stop the test early where costs grow without bounds.
  @Test(arguments: Nesting.allCases, CountingLeaf.allCases)
  func costsGrowSlowlyWithDepth(_ nesting: Nesting, leaf: CountingLeaf) throws {
    for depth in [4, 8, 12, 30] {
      let questions = try Self.questions(nesting, depth, leaf)
      try #require(questions <= 12 * depth * depth, "\(depth) deep: \(questions)")
    }
  }

  /// Guides and ratios that depend on a size found by measuring cost more; at the depth that
  /// widgets come to, still little.
  @Test(arguments: Feedback.allCases, CountingLeaf.allCases)
  func feedbackStaysCheapAtTheDepthOfWidgets(_ feedback: Feedback, leaf: CountingLeaf) throws {
    let recorder = QuestionRecorder()
    _ = try Archiving.archive { Self.nested(feedback, 10, leaf, recorder) }
    #expect(recorder.questions <= 2500)
  }
}
