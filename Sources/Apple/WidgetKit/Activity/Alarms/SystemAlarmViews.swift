import AlarmKit
import HostLink

/// The Lock Screen's presentation, and the banner.
struct SystemAlarmCard: View {
  let context: ActivityViewContext<SystemAlarm.Attributes>

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        AlarmSymbol(context: context)
        Text(context.title).font(.headline).lineLimit(2)
        Spacer()
        AlarmTimer(context: context).multilineTextAlignment(.trailing).font(.title2)
      }
      AlarmButtons(context: context)
    }
    .padding(16)
    .foregroundStyle(.white)
    .activityBackgroundTint(.black.opacity(0.75))
  }
}

struct AlarmSymbol: View {
  let context: ActivityViewContext<SystemAlarm.Attributes>

  var body: some View {
    Image(systemName: isAlert ? "alarm.fill" : "timer")
      .foregroundStyle(context.attributes.tintColor)
      .accessibilityHidden(true)
  }

  private var isAlert: Bool {
    if case .alert = context.state.mode { true } else { false }
  }
}

/// The time of an alert, or what is left of a countdown.
struct AlarmTimer: View {
  let context: ActivityViewContext<SystemAlarm.Attributes>

  var body: some View {
    time
      .monospacedDigit()
      .foregroundStyle(context.attributes.tintColor)
  }

  private var time: Text {
    switch context.state.mode {
    case .alert(let alert): Text(alert.time.text)
    case .countdown(let countdown):
      Text(
        timerInterval: min(countdown.startDate, countdown.fireDate)...countdown.fireDate,
        countsDown: true)
    case .paused(let paused):
      Text(
        Duration.seconds(
          max(paused.totalCountdownDuration - paused.previouslyElapsedDuration, 0)
        ).formatted(.time(pattern: .minuteSecond)))
    }
  }
}

extension Alarm.Schedule.Relative.Time {
  /// In the format of the device's locale.
  fileprivate var text: String {
    let calendar = Calendar.current
    let date = calendar.date(bySettingHour: hour, minute: minute, second: 0, of: .now)
    return date?.formatted(date: .omitted, time: .shortened)
      ?? "\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

/// The buttons of an alarm's state. The device performs them itself (`AlarmButtonName`).
struct AlarmButtons: View {
  let context: ActivityViewContext<SystemAlarm.Attributes>

  var body: some View {
    HStack(spacing: 8) {
      switch context.state.mode {
      case .alert:
        if let secondary = presentation.alert.secondaryButton {
          button(.secondary, secondary, isProminent: true)
        }
      case .countdown:
        if let pause = presentation.countdown?.pauseButton { button(.pause, pause) }
      case .paused:
        if let resume = presentation.paused?.resumeButton {
          button(.resume, resume, isProminent: true)
        }
      }
      button(.stop, presentation.alert.stopButton ?? stop)
    }
  }

  private var presentation: AlarmPresentation { context.attributes.presentation }

  /// The system's own button.
  private var stop: AlarmButton {
    AlarmButton(text: "Stop", textColor: .white, systemImageName: "xmark")
  }

  private func button(
    _ name: AlarmButtonName, _ label: AlarmButton, isProminent: Bool = false
  ) -> some View {
    Button(nodeAction: .intent(identifier: name.intentIdentifier, parameters: Data())) {
      Label {
        Text(label.text)
      } icon: {
        Image(systemName: label.systemImageName)
      }
      .font(.callout.weight(.semibold))
      .lineLimit(1)
      .foregroundStyle(label.textColor)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity)
      .background(
        isProminent
          ? AnyShapeStyle(context.attributes.tintColor) : AnyShapeStyle(.gray.opacity(0.4)),
        in: .capsule)
    }
    .buttonStyle(.plain)
  }
}
