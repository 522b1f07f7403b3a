import Foundation
import GoldenFiles
import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct ProgressViewTests {
  /// The width of the filled part of 200 points. The smallest one is as wide as the bar is tall.
  @Test(arguments: [(0.0, nil), (0.001, 4), (0.25, 50), (1, 200), (7, 200), (-1, nil)])
  func barFillsByValue(value: Double, width: Double?) throws {
    let tree = try Archiving.archive { ProgressView(value: value) }.content
    let bar = try #require(tree.first("ProgressBar"))
    #expect(bar.frame.size == CGSize(width: 200, height: 4))
    #expect(bar.first("fill")?.frame.width == width.map { CGFloat($0) })
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteValueIsEmpty(value: Double) throws {
    let tree = try Archiving.archive { ProgressView(value: value) }.content
    #expect(tree.first("ProgressBar") != nil)
    #expect(tree.first("fill") == nil)
  }

  @Test func barFillsFromLeadingEdge() throws {
    let tree = try Archiving.archive(
      in: Archiving.environment { $0.layoutDirection = .rightToLeft }
    ) {
      ProgressView(value: 0.25)
    }.content
    #expect(tree.first("fill")?.frame.minX == 150)
  }

  @Test func treeMatchesGolden() throws {
    let archive = try Archiving.archive(CGSize(width: 200, height: 300)) {
      VStack {
        ProgressView("Loading", value: 3, total: 4)
        ProgressView(value: 0.5) {
          Text(verbatim: "Label")
        } currentValueLabel: {
          Text(verbatim: "50%")
        }
        ProgressView(value: 0.75) { Text(verbatim: "75") }
          .progressViewStyle(.circular).tint(.red).frame(width: 50, height: 50)
        ProgressView()
      }
    }
    try expectGolden(archive.tree(), "progress.txt")
  }

  /// The archive stores the interval, so it does not depend on the instant; only the drawing does.
  @Test func intervalFollowsClock() throws {
    let start = Archiving.now
    let interval = start...start.addingTimeInterval(100)
    let archives = try [0.0, 30].map { elapsed in
      try Archiving.archive(
        CGSize(width: 200, height: 200), now: start.addingTimeInterval(elapsed)
      ) {
        ProgressView(timerInterval: interval, countsDown: false) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
      }
    }
    #expect(archives[0] == archives[1])
    let bar = try #require(archives[0].content.first("ProgressBar"))
    guard case .timedProgress(let timed) = bar.content else {
      Issue.record("the bar is \(bar.content)")
      return
    }
    #expect(timed.fraction(at: start.addingTimeInterval(30)) == 0.3)
    #expect(timed.fraction(at: start.addingTimeInterval(80)) == 0.8)
    #expect(bar.frame.size == CGSize(width: 200, height: 4))
  }

  @Test func intervalLabelIsTimer() throws {
    let interval = Archiving.now...Archiving.now.addingTimeInterval(60)
    let tree = try Archiving.archive { ProgressView(timerInterval: interval) }.content
    let text = try #require(tree.first("Text"))
    guard case .dynamicText(let styled, _) = text.content else {
      Issue.record("the label is \(text.content)")
      return
    }
    #expect(
      styled.segments.map(\.content) == [
        .dynamic(
          .timerInterval(
            start: interval.lowerBound, end: interval.upperBound, pause: nil, countsDown: true,
            showsHours: true))
      ])
  }

  @Test func timedRingFitsItsFrame() throws {
    let interval = Archiving.now...Archiving.now.addingTimeInterval(60)
    let tree = try Archiving.archive {
      ProgressView(timerInterval: interval).progressViewStyle(.circular).frame(height: 29)
    }.content
    let ring = try #require(tree.first("ProgressRing"))
    #expect(ring.frame.size == CGSize(width: 29, height: 29))
    guard case .timedProgress(let timed) = ring.content else {
      Issue.record("the ring is \(ring.content)")
      return
    }
    #expect(timed.shape == .ring)
    #expect(abs(timed.lineWidth - 2.79) < 1e-9)
  }

  struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      if let fraction = configuration.fractionCompleted {
        Text(verbatim: "\(Int(fraction * 100))")
      } else {
        ProgressView(configuration)
      }
    }
  }

  @Test func appliesCustomStyle() throws {
    let known = try Archiving.archive {
      ProgressView(value: 0.5).progressViewStyle(Percent())
    }
    #expect(known.accessibilityElements { _, _ in "" }.first?.label == "50")
    let interval = Archiving.now...Archiving.now.addingTimeInterval(60)
    let timed = try Archiving.archive {
      ProgressView(timerInterval: interval).progressViewStyle(Percent())
    }
    #expect(timed.notices == [])
    #expect(timed.content.first("ProgressBar") != nil)
  }
}
