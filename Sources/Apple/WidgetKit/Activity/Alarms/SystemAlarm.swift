import AlarmKit
import HostLink

/// The system's presentation of alarms: every alert, and the countdown of an app whose extension
/// has no `ActivityConfiguration` for it.
///
/// Source: AlarmKit, "Scheduling an alarm with AlarmKit". The colours and sizes are estimates.
enum SystemAlarm {
  /// The attributes of any alarm.
  typealias Attributes = AlarmAttributes<UnreadMetadata>

  /// Decodes the metadata of any app without reading it.
  struct UnreadMetadata: AlarmMetadata {
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
  }

  private static let typePrefix = "AlarmAttributes<"

  /// The registration that draws a request in place of the bundle's own; nil if that one draws it.
  @MainActor
  static func registration(
    for request: ActivityRequest, inPlaceOf own: ActivityRegistration?
  ) -> ActivityRegistration? {
    guard request.attributesType.hasPrefix(typePrefix), !request.forms.isEmpty,
      let state = try? JSONDecoder().decode(AlarmPresentationState.self, from: request.state)
    else { return nil }
    switch state.mode {
    case .alert: break
    case .countdown, .paused: if own != nil { return nil }
    }
    return ActivityRegistration(
      attributesType: request.attributesType,
      source: TypedActivitySource<Attributes>(
        content: { AnyView(SystemAlarmCard(context: $0)) }, dynamicIsland: island))
  }

  private static func island(_ context: ActivityViewContext<Attributes>) -> DynamicIsland {
    let tint = context.attributes.tintColor
    return DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { AlarmSymbol(context: context) }
      DynamicIslandExpandedRegion(.trailing) {
        AlarmTimer(context: context).multilineTextAlignment(.trailing)
      }
      DynamicIslandExpandedRegion(.bottom) {
        VStack(spacing: 8) {
          Text(context.title).font(.headline).lineLimit(1)
          AlarmButtons(context: context)
        }
      }
    } compactLeading: {
      AlarmSymbol(context: context)
    } compactTrailing: {
      // In landscape there is no room but the width of the camera.
      ViewThatFits(in: .horizontal) {
        AlarmTimer(context: context).multilineTextAlignment(.trailing)
          .frame(width: 56, alignment: .trailing)
        AlarmTimer(context: context).multilineTextAlignment(.center)
      }
      .lineLimit(1).minimumScaleFactor(0.4)
    } minimal: {
      AlarmSymbol(context: context)
    }
    .keylineTint(tint)
  }
}

extension ActivityViewContext where Attributes == SystemAlarm.Attributes {
  /// The title of the alarm's state.
  var title: LocalizedStringResource {
    let presentation = attributes.presentation
    switch state.mode {
    case .alert: return presentation.alert.title
    case .countdown: return presentation.countdown?.title ?? presentation.alert.title
    case .paused: return presentation.paused?.title ?? presentation.alert.title
    }
  }
}
