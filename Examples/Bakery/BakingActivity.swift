import AlarmKit
import SwiftUI
import WidgetKit

/// The countdown of a bake. The system draws the alert itself.
struct BakingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AlarmAttributes<BakeMetadata>.self) { context in
      BakingCard(loaf: context.loaf, mode: context.state.mode)
        .padding()
        .activityBackgroundTint(Color(red: 0.18, green: 0.11, blue: 0.06).opacity(0.85))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) {
          BakingCard(loaf: context.loaf, mode: context.state.mode)
        }
      } compactLeading: {
        LoafPicture(loaf: context.loaf).frame(width: 22)
      } compactTrailing: {
        BakingTime(mode: context.state.mode)
          .font(.footnote.weight(.semibold))
          .minimumScaleFactor(0.7)
          .frame(maxWidth: 48)
          .foregroundStyle(.orange)
      } minimal: {
        LoafPicture(loaf: context.loaf).frame(width: 22)
      }
      .keylineTint(.orange)
    }
  }
}

extension ActivityViewContext where Attributes == AlarmAttributes<BakeMetadata> {
  fileprivate var loaf: Loaf { attributes.metadata?.loaf ?? .country }
}

struct BakingCard: View {
  let loaf: Loaf
  let mode: AlarmPresentationState.Mode

  var body: some View {
    Tray {
      HStack {
        Text(loaf.localizedStringResource).font(.headline)
        BakingTime(mode: mode)
          .font(.title2.bold())
          .foregroundStyle(.orange)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      if case .countdown(let countdown) = mode {
        ProgressView(timerInterval: countdown.startDate...countdown.fireDate, countsDown: false) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
        .tint(.orange)
      }
    } picture: {
      LoafPicture(loaf: loaf).frame(width: 44)
    }
    .foregroundStyle(.white)
    .dynamicTypeSize(...DynamicTypeSize.large)
  }
}

struct BakingTime: View {
  let mode: AlarmPresentationState.Mode

  var body: some View {
    Group {
      switch mode {
      case .countdown(let countdown):
        Text(timerInterval: countdown.startDate...countdown.fireDate, countsDown: true)
      case .paused: Text("Paused")
      case .alert: Text("Done")
      @unknown default: EmptyView()
      }
    }
    .monospacedDigit()
    .multilineTextAlignment(.trailing)
  }
}

#Preview("Baking", as: .content, using: AlarmAttributes<BakeMetadata>.sample) {
  BakingActivity()
} contentStates: {
  AlarmPresentationState(
    alarmID: UUID(),
    mode: .countdown(
      .init(
        totalCountdownDuration: 1320, previouslyElapsedDuration: 0, startDate: .now - 480,
        fireDate: .now + 840)))
}

extension AlarmAttributes<BakeMetadata> {
  fileprivate static var sample: Self {
    AlarmAttributes(
      presentation: AlarmPresentation(alert: .init(title: "Baguette is done")),
      metadata: BakeMetadata(loaf: .baguette), tintColor: .orange)
  }
}
