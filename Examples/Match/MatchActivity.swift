import ActivityKit
import SwiftUI
import WidgetKit

@main
struct MatchWidgets: WidgetBundle {
  var body: some Widget {
    MatchActivity()
  }
}

struct MatchActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MatchAttributes.self) { context in
      MatchCard(context: context)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .widgetURL(URL(string: "match://today"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          HStack {
            Crest(isHome: true)
            Text(context.attributes.home.short).font(.headline)
          }
          .islandText()
        }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          HStack {
            Text(context.attributes.away.short).font(.headline)
            Crest(isHome: false)
          }
          .islandText()
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 2) {
            Score(state: context.state).font(.system(.title, design: .rounded).bold())
            MatchClock(state: context.state)
              .font(.footnote)
              .foregroundStyle(.secondary)
              .multilineTextAlignment(.center)
            Text(context.state.news).font(.footnote).lineLimit(1)
          }
          .frame(maxWidth: .infinity)
          .islandText()
        }
      } compactLeading: {
        HStack(spacing: 4) {
          Crest(isHome: true, size: 16)
          Text("\(context.state.home)").contentTransition(.numericText())
        }
        .islandText()
      } compactTrailing: {
        HStack(spacing: 4) {
          Text("\(context.state.away)").contentTransition(.numericText())
          Crest(isHome: false, size: 16)
        }
        .islandText()
      } minimal: {
        Text("\(context.state.home)–\(context.state.away)").font(.caption.weight(.semibold))
          .islandText()
      }
      .keylineTint(.green)
      .widgetURL(URL(string: "match://today"))
    }
    .supplementalActivityFamilies([.small])
  }
}

extension View {
  /// Keeps the text of the Dynamic Island, whose size is fixed, at its standard size.
  func islandText() -> some View { dynamicTypeSize(...DynamicTypeSize.large) }
}

#Preview(
  "Match", as: .content,
  using: MatchAttributes(
    home: .init(name: "Harbour City", short: "HAR"), away: .init(name: "Mill Town", short: "MIL"))
) {
  MatchActivity()
} contentStates: {
  MatchAttributes.ContentState(
    home: 1, away: 0, half: .now - 1320...Date.now + 1380, news: "Goal for Harbour City")
  MatchAttributes.ContentState(home: 2, away: 2, half: nil, news: "Full time")
}
