import HostLink
import SwiftUI
import Testing
import ViewArchive

@testable import WidgetKit

private struct LinkWidget: Widget {
  init() {}

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "link", provider: SampleProvider()) { _ in
      Link(destination: URL(fileURLWithPath: "/hero")) { Color.red }
        .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
      .accessoryRectangular, .accessoryInline,
    ])
  }
}

@MainActor
@Suite struct TapAreaFamilyTests {
  @Test(arguments: [
    WidgetFamilyName.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
    .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ])
  func onlyMediumAndLargerWidgetsHaveLinks(family: WidgetFamilyName) async throws {
    var list = _WidgetList()
    LinkWidget._register(LinkWidget(), in: &list)
    let reply = await ExtensionRuntime(list).answer(
      .timeline(.sample(kind: "link", family: family)))
    guard case .timeline(let timeline) = reply else { throw Unexpected(reply) }
    let data = try #require(timeline.archive(entry: 0, environment: 0))
    let action = try ViewArchive(decoding: data).hit(at: CGPoint(x: 79, y: 79))
    let isLarge = family.rawValue.hasPrefix("system") && family != .systemSmall
    #expect((action != nil) == isLarge)
    // One notice for three entries.
    #expect(
      timeline.notices.count { $0.message.contains("\(family.rawValue), whose") }
        == (isLarge ? 0 : 1))
  }
}
