import ActivityKit
import SwiftUI
import WidgetKit

@main
struct DeliveryWidgets: WidgetBundle {
  var body: some Widget {
    DeliveryActivity()
  }
}

struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      DeliveryCard(context: context)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .activityBackgroundTint(Color(red: 0.16, green: 0.11, blue: 0.08))
        .activitySystemActionForegroundColor(.orange)
        .widgetURL(URL(string: "delivery://order"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label("\(context.attributes.bags)", systemImage: "bag.fill")
            .font(.title3.weight(.semibold))
            .foregroundStyle(.orange)
            .islandText()
        }
        DynamicIslandExpandedRegion(.trailing) {
          DeliveryCountdown(state: context.state)
            .font(.title3.weight(.semibold))
            .multilineTextAlignment(.trailing)
            .frame(maxWidth: 80, alignment: .trailing)
            .islandText()
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.shop)
            .font(.subheadline)
            .lineLimit(1)
            .islandText()
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 8) {
            Text(context.state.stage.sentence(context.state.courier))
              .font(.headline)
            DeliveryTrack(state: context.state)
          }
          .islandText()
        }
      } compactLeading: {
        Image(systemName: context.state.stage.symbol)
          .foregroundStyle(.orange)
          .islandText()
      } compactTrailing: {
        DeliveryCountdown(state: context.state)
          .foregroundStyle(.orange)
          .multilineTextAlignment(.trailing)
          .minimumScaleFactor(0.7)
          .frame(maxWidth: 52)
          .islandText()
      } minimal: {
        Image(systemName: context.state.stage.symbol)
          .foregroundStyle(.orange)
          .islandText()
      }
      .keylineTint(.orange)
      .widgetURL(URL(string: "delivery://order"))
    }
  }
}

extension View {
  /// Keeps the text of the Dynamic Island, whose size is fixed, at its standard size.
  func islandText() -> some View { dynamicTypeSize(...DynamicTypeSize.large) }
}

#Preview("Delivery", as: .content, using: DeliveryAttributes(shop: "Corner Bakery", bags: 2)) {
  DeliveryActivity()
} contentStates: {
  for stage in DeliveryAttributes.Stage.allCases {
    DeliveryAttributes.ContentState(
      stage: stage, courier: "Nora", ride: .now - 300...Date.now + 1200)
  }
}
