import Foundation
import Testing
import ViewArchive

@testable import SwiftUI

extension View {
  /// As in WidgetKit.
  fileprivate func widgetURL(_ url: URL?) -> some View { modifier(WidgetURLModifier(url: url)) }
}

/// Links and widget URLs in a widget family whose whole area is one tap target.
@MainActor
@Suite struct TapAreaTests {
  nonisolated private static let first = URL(string: "game://hero/1")
  nonisolated private static let second = URL(string: "game://hero/2")
  nonisolated private static let intent = NodeAction.intent(identifier: "Play", parameters: Data())

  private func archive(
    family: String? = nil, @ViewBuilder _ content: () -> some View
  ) throws -> ViewArchive {
    var environment = Archiving.environment()
    environment.singleTapAreaFamily = family
    return try Archiving.archive(in: environment, content)
  }

  @Test(arguments: [nil, "systemSmall", "accessoryRectangular"])
  func linkIsTargetOnlyBesideOthers(family: String?) throws {
    let url = try #require(Self.first)
    let archive = try archive(family: family) {
      VStack {
        Link("Hero", destination: url)
        Link("Again", destination: url)
      }
      .widgetURL(Self.second)
    }
    let link = try #require(archive.content.first("Link"))
    #expect(link.action == (family == nil ? .link(url) : nil))
    let elements = archive.accessibilityElements { _, _ in "" }
    #expect(elements.map(\.label) == ["Hero", "Again"])
    #expect(elements.allSatisfy { $0.traits.contains(.isLink) == (family == nil) })
    // A tap on the link is a tap on the widget.
    let points = archive.content.frames(of: "Link").map { CGPoint(x: $0.midX, y: $0.midY) }
    let target = family == nil ? .link(url) : Self.second.map { NodeAction.link($0) }
    for point in points { #expect(archive.hit(at: point) == target) }
    let notices = archive.notices.filter { $0.contains("A Link does nothing") }
    #expect(notices.count == (family == nil ? 0 : 1))
    #expect(notices.allSatisfy { $0.contains(family ?? "") })
  }

  @Test func buttonStaysTarget() throws {
    let archive = try archive(family: "systemSmall") {
      Button(nodeAction: Self.intent) { Text(verbatim: "Play") }
    }
    #expect(archive.content.first("Button")?.action == Self.intent)
    #expect(archive.notices == [])
  }

  @Test(arguments: [
    ([Self.first], false), ([Self.first, Self.first], false), ([nil, Self.first], false),
    ([Self.second, Self.first], true),
  ])
  func severalWidgetURLsAddNotice(urls: [URL?], hasNotice: Bool) throws {
    let siblings = try archive {
      VStack { ForEach(urls.indices, id: \.self) { Text(verbatim: "A").widgetURL(urls[$0]) } }
    }
    #expect(siblings.widgetURL == Self.first)
    #expect(siblings.notices.contains { $0.contains("widgetURL") } == hasNotice)
  }

  @Test func outermostWidgetURLIsUsed() throws {
    let archive = try archive {
      Text(verbatim: "A").widgetURL(Self.first).padding().widgetURL(Self.second)
    }
    #expect(archive.widgetURL == Self.second)
    #expect(archive.notices.count == 1)
  }
}
