import HostLink
import NoticeCatalog
import SwiftUI
import Testing
import ViewArchive

@testable import WidgetKit

private struct Ferry: ActivityAttributes {
  struct Leg: Codable, Hashable { var arrives: Date }

  struct ContentState: Codable, Hashable {
    var leaves: Date
    var legs: [Leg] = []
    var count = 0
  }
}

private struct FerryActivity: Widget {
  var hasFrame = false

  init() {}

  init(hasFrame: Bool) {
    self.hasFrame = hasFrame
  }

  var body: some WidgetConfiguration {
    let width: CGFloat? = hasFrame ? 40 : nil
    return ActivityConfiguration(for: Ferry.self) { context in
      Text(context.state.leaves, style: .timer)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.state.leaves, style: .timer) }
      } compactLeading: {
        Text("Ferry")
      } compactTrailing: {
        Text(context.state.leaves, style: .timer).frame(width: width)
      } minimal: {
        Text("F")
      }
    }
  }
}

@MainActor
@Suite struct ActivityNoticeTests {
  private func reply(
    _ state: String, hasFrame: Bool = false, forms: [ActivityPresentationName] = []
  ) async throws -> ActivityReply {
    var list = _WidgetList()
    FerryActivity._register(FerryActivity(hasFrame: hasFrame), in: &list)
    let request = ActivityRequest(
      id: "a1", attributesType: "Ferry", attributes: Data("{}".utf8), state: Data(state.utf8),
      forms: forms.map {
        ActivityForm(presentation: $0, width: 120, minimumHeight: 36, maximumHeight: 36)
      })
    let reply = await ExtensionRuntime(list).answer(.activity(request))
    guard case .activity(let activity) = reply else { throw Unexpected(reply) }
    return activity
  }

  @Test(arguments: [
    (
      #"{"leaves": 1795003600, "legs": [], "count": 0}"#, "\"leaves\" is in the year 2057",
      "seconds"
    ),
    (
      #"{"leaves": 1795003600000, "legs": [], "count": 0}"#, "\"leaves\" is in the year 58882",
      "milliseconds"
    ),
    (
      #"{"leaves": 817200000, "legs": [{"arrives": 1795003600}], "count": 0}"#,
      "\"legs[0].arrives\" is in the year 2057", "seconds"
    ),
  ])
  func unixDateIsReported(state: String, start: String, unit: String) async throws {
    for forms in [[], [ActivityPresentationName.lockScreen]] {
      let notices = try await reply(state, forms: forms).notices.map(\.message)
      let notice = try #require(notices.first { NoticeKind(notice: $0) == .unixDate })
      #expect(notice.hasPrefix(start), "\(notice)")
      #expect(notice.contains("This looks like \(unit) since 1970."), "\(notice)")
    }
  }

  /// Dates of this century, dates that mean "never", and numbers that are no dates.
  @Test(arguments: [
    #"{"leaves": 817200000, "legs": [], "count": 1795003600}"#,
    #"{"leaves": 64092211200, "legs": [], "count": 0}"#,
    #"{"leaves": 1230768000, "legs": [], "count": 0}"#,
  ])
  func otherNumberIsNoMistake(state: String) async throws {
    #expect(try await reply(state).notices == [])
  }

  @Test(arguments: [(false, true), (true, false)])
  func timerInCompactIslandIsReported(hasFrame: Bool, isReported: Bool) async throws {
    let forms: [ActivityPresentationName] = [
      .lockScreen, .compactLeading, .compactTrailing, .minimal, .expanded,
    ]
    let notices = try await reply(
      #"{"leaves": 817200000, "legs": [], "count": 0}"#, hasFrame: hasFrame, forms: forms
    ).notices.map(\.message).filter { NoticeKind(notice: $0) == .islandWidth }
    #expect(notices.count == (isReported ? 1 : 0))
    #expect(notices.allSatisfy { $0.contains("all the width of compactTrailing, 120 points.") })
  }
}
