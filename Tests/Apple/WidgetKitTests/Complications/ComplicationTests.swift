import HostLink
import SwiftUI
import Testing
import ViewArchive

@testable import WidgetKit

/// Complications and their labels, as placed trees.
@MainActor
@Suite struct ComplicationTests {
  /// A widget with one entry and this content.
  private func archive(
    _ family: WidgetFamilyName = .accessoryCorner, size: LinkSize = LinkSize(width: 80, height: 80),
    corner: ComplicationCorner? = nil,
    environment: RenderEnvironment = RenderEnvironment(displayScale: 2),
    @ViewBuilder content: @escaping () -> some View
  ) async throws -> ViewArchive {
    var list = _WidgetList()
    let configuration = StaticConfiguration(kind: "sample", provider: SampleProvider()) { _ in
      content().containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryCorner, .accessoryCircular, .accessoryRectangular])
    type(of: configuration)._register(configuration, in: &list)
    let request = WidgetRequest(
      kind: "sample", family: family, displaySize: size, corner: corner,
      environments: [environment], archives: .indices([0]))
    let reply = await ExtensionRuntime(list).answer(.timeline(request))
    guard case .timeline(let timeline) = reply else { throw Unexpected(reply) }
    let others = timeline.notices.filter { !$0.message.hasPrefix("ProgressView without a value") }
    #expect(others == [])
    return try ViewArchive(decoding: try #require(timeline.archive(entry: 0, environment: 0)))
  }

  private func curve(_ kind: String, in archive: ViewArchive) throws -> ArchiveCurve {
    let node = try #require(archive.content.first(kind))
    guard case .bend(let curve)? = node.effects.first else {
      throw UnexpectedTree(text: "\(node.effects)")
    }
    return curve
  }

  @Test(arguments: [
    (ComplicationCorner.topLeading, 100.0, 100.0, -135.0, true),
    (.topTrailing, -20, 100, -45, true), (.bottomLeading, 100, -20, 135, false),
    (.bottomTrailing, -20, -20, 45, false),
  ])
  func labelsAreCurvedAroundTheMiddleOfTheFace(
    corner: ComplicationCorner, x: Double, y: Double, degrees: Double, isClockwise: Bool
  ) async throws {
    let archive = try await archive(corner: corner) {
      Image(systemName: "drop.fill").widgetLabel("High tide")
    }
    #expect(archive.size == CGSize(width: 80, height: 80))
    let label = try curve("widgetLabel", in: archive)
    #expect(abs(label.center.x - x) < 1e-9 && abs(label.center.y - y) < 1e-9)
    #expect(abs(label.angle - degrees * .pi / 180) < 1e-9)
    #expect(label.isClockwise == isClockwise)
    // The content is between the label and the corner of the screen.
    let content = try #require(archive.content.first("content", inside: "Complication"))
    let outer = CGPoint(x: corner.isLeading ? 0 : 80, y: corner.isTop ? 0 : 80)
    let middle = CGPoint(x: content.frame.midX, y: content.frame.midY)
    #expect(hypot(middle.x - outer.x, middle.y - outer.y) < 25)
    #expect(hypot(middle.x - x, middle.y - y) > label.radius + content.frame.width / 2)
  }

  /// Sizes of images: Human Interface Guidelines, Complications, Corner.
  @Test(arguments: [(65, 32.0, 20.0), (70.5, 34, 21), (73.5, 36, 22), (79, 38, 24)])
  func contentHasTheSizeOfTheGuidelines(side: Double, alone: Double, besideLabel: Double)
    async throws
  {
    let size = LinkSize(width: side, height: side)
    let labeled = try await archive(size: size) { Color.red.widgetLabel("Tide") }
    let plain = try await archive(size: size) { Color.red }
    let widths = [plain, labeled].map { $0.content.first("Color")?.frame.width ?? 0 }
    #expect(abs(widths[0] - alone) < 1 && abs(widths[1] - besideLabel) < 1)
    #expect(plain.content.first("widgetLabel") == nil)
  }

  @Test func gaugesAndProgressAreBarsInLabels() async throws {
    let gauge = try await archive {
      Text("72").widgetLabel {
        Gauge(value: 0.5) {
          Text("Temperature")
        } currentValueLabel: {
          Text("72")
        } minimumValueLabel: {
          Text("55")
        } maximumValueLabel: {
          Text("76")
        }
      }
    }
    #expect(
      gauge.content.first("widgetLabel").map(texts) == ["55", "76"], "no label and no value")
    let bar = try #require(gauge.content.first("ProgressBar"))
    #expect(abs(bar.frame.height - 5) < 0.1 && bar.frame.width > 50)
    let timer = try await archive {
      Text("72").widgetLabel {
        ProgressView(timerInterval: SampleProvider.start...(SampleProvider.start + 60))
      }
    }
    guard case .timedProgress(let progress)? = timer.content.first("ProgressBar")?.content else {
      throw UnexpectedTree(text: timer.tree())
    }
    #expect(progress.shape == .bar)
    let waiting = try await archive { Text("72").widgetLabel { ProgressView() } }
    #expect(waiting.content.first("ProgressBar") != nil)
  }

  @Test func contentIsCurvedOnlyBesideALabel() async throws {
    let curved = try await archive {
      Text("CUP").widgetCurvesContent().widgetLabel("10:09")
    }
    let (content, label) = (
      try curve("widgetCurvesContent", in: curved), try curve("widgetLabel", in: curved)
    )
    #expect(content.center == label.center && content.radius > label.radius)
    for archive in [
      try await archive { Text("CUP").widgetCurvesContent() },
      try await archive { Text("CUP").widgetCurvesContent(false).widgetLabel("10:09") },
    ] {
      #expect(archive.content.first("widgetCurvesContent") == nil)
      #expect(archive.content.first("content", inside: "Complication") != nil)
    }
  }

  @Test func circularLabelIsOnTheBezelIfThereIsOne() async throws {
    let size = LinkSize(width: 50, height: 50)
    let bezel = RenderEnvironment(displayScale: 2, showsWidgetLabel: true)
    let labeled = try await archive(.accessoryCircular, size: size, environment: bezel) {
      Color.red.widgetLabel("8:00 AM yoga")
    }
    #expect(labeled.size == CGSize(width: 155, height: 66))
    #expect(labeled.content.first("content", inside: "Complication")?.frame.size.width == 50)
    #expect(try curve("widgetLabel", in: labeled).isClockwise)
    for (environment, label) in [(bezel, nil), (RenderEnvironment(displayScale: 2), "Tide")] {
      let plain = try await archive(.accessoryCircular, size: size, environment: environment) {
        if let label { Color.red.widgetLabel(label) } else { Color.red }
      }
      #expect(plain.size == CGSize(width: 50, height: 50))
      #expect(plain.content.first("widgetLabel") == nil)
    }
  }

  @Test func viewsKnowWhetherALabelIsShown() async throws {
    func text(_ family: WidgetFamilyName, _ environment: RenderEnvironment) async throws -> [String]
    {
      texts(try await archive(family, environment: environment) { LabelReader() }.content)
    }
    let plain = RenderEnvironment()
    #expect(try await text(.accessoryCorner, plain) == ["label"])
    #expect(try await text(.accessoryCircular, plain) == ["no label"])
    #expect(try await text(.accessoryRectangular, plain) == ["no label"])
    #expect(
      try await text(.accessoryCircular, RenderEnvironment(showsWidgetLabel: true)) == ["label"])
  }

  /// The ring of a gauge has 58 points, more than a complication of a watch.
  @Test(arguments: [(72, nil), (50, 50.0 / 58)] as [(Double, Double?)])
  func circularGaugeFitsIntoTheComplication(side: Double, scale: Double?) async throws {
    let archive = try await archive(
      .accessoryCircular, size: LinkSize(width: side, height: side)
    ) {
      Gauge(value: 0.6) {
        Text("UV")
      } currentValueLabel: {
        Text("5")
      }
      .gaugeStyle(.accessoryCircular)
    }
    #expect(archive.content.scales == (scale.map { [$0] } ?? []))
  }

  @Test func outermostLabelCounts() async throws {
    let archive = try await archive {
      VStack { Text("A").widgetLabel("inner") }.widgetLabel { Text("outer") }
    }
    #expect(archive.content.first("widgetLabel").map(texts) == ["outer"])
  }

  @Test func longLabelIsTruncated() async throws {
    let archive = try await archive {
      Text("A").widgetLabel("A label that is far longer than the curve of a corner")
    }
    #expect(archive.tree().contains("truncated"))
  }

  private struct LabelReader: View {
    @Environment(\.showsWidgetLabel) private var showsLabel
    var body: some View { Text(showsLabel ? "label" : "no label") }
  }
}

private struct UnexpectedTree: Error {
  var text: String
}

/// The texts in a tree, in order.
func texts(_ node: ArchiveNode) -> [String] {
  let own: [String] = if case .text(let block) = node.content { [block.string] } else { [] }
  return own + node.children.flatMap(texts)
}

extension ArchiveNode {
  /// The first node of a kind. `inside`: the kind of its parent.
  func first(_ kind: String, inside parent: String? = nil) -> ArchiveNode? {
    for child in children {
      if child.kind == kind, parent == nil || parent == self.kind { return child }
      if let found = child.first(kind, inside: parent) { return found }
    }
    return nil
  }
}

extension ArchiveNode {
  /// The factors of all transforms of the tree.
  fileprivate var scales: [Double] {
    effects.compactMap { effect in
      if case .transform(let matrix) = effect { matrix.a } else { nil }
    } + children.flatMap(\.scales)
  }
}
