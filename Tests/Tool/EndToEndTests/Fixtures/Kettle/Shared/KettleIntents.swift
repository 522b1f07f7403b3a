import AlarmKit
import AppIntents
import SwiftUI

nonisolated struct Tea: AlarmMetadata {
  var kind: String
}

/// A diary that app and extension share. Each line names the process that wrote it.
enum Diary {
  static func write(_ text: String) {
    let defaults = UserDefaults(suiteName: "group.kettle")
    let process = ProcessInfo.processInfo.processName
    let lines = defaults?.stringArray(forKey: "diary") ?? []
    defaults?.set(lines + ["\(process): \(text)"], forKey: "diary")
  }
}

enum Kettle {
  private static let attributes = AlarmAttributes(
    presentation: AlarmPresentation(
      alert: .init(
        title: "Tea is ready",
        secondaryButton: AlarmButton(
          text: "Again", textColor: .white, systemImageName: "repeat"),
        secondaryButtonBehavior: .countdown),
      countdown: .init(
        title: "Steeping",
        pauseButton: AlarmButton(
          text: "Pause", textColor: .white, systemImageName: "pause.fill")),
      paused: .init(
        title: "Paused",
        resumeButton: AlarmButton(
          text: "Resume", textColor: .white, systemImageName: "play.fill"))),
    metadata: Tea(kind: "Oolong"), tintColor: .orange)

  static func configuration<M: AlarmMetadata>(
    _ id: UUID, _ attributes: AlarmAttributes<M>
  ) -> AlarmManager.AlarmConfiguration<M> {
    AlarmManager.AlarmConfiguration(
      countdownDuration: .init(preAlert: 300, postAlert: 60), attributes: attributes,
      stopIntent: ServeIntent(alarm: id.uuidString))
  }

  /// A timer of five minutes, which can be repeated for one.
  static func steep() async throws {
    let id = UUID()
    _ = try await AlarmManager.shared.schedule(id: id, configuration: configuration(id, attributes))
  }

  /// A timer that the extension has no `ActivityConfiguration` for.
  static func boil() async throws {
    let id = UUID()
    let other = AlarmAttributes<Water>(
      presentation: attributes.presentation, tintColor: attributes.tintColor)
    _ = try await AlarmManager.shared.schedule(id: id, configuration: configuration(id, other))
  }

  /// Rings at seven on Fridays and Mondays, with a snooze of nine minutes.
  static func wake() async throws {
    _ = try await AlarmManager.shared.schedule(
      id: UUID(),
      configuration: AlarmManager.AlarmConfiguration(
        countdownDuration: .init(preAlert: nil, postAlert: 540),
        schedule: .relative(
          .init(time: .init(hour: 7, minute: 0), repeats: .weekly([.monday, .friday]))),
        attributes: attributes))
  }

  nonisolated struct Water: AlarmMetadata {}
}

/// What the buttons of the widget do.
struct KettleIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Kettle"
  @Parameter(title: "Action") var action: String

  init() {}

  init(_ action: String) { self.action = action }

  func perform() async throws -> some IntentResult {
    switch action {
    case "steep": try await Kettle.steep()
    case "boil": try await Kettle.boil()
    case "wake": try await Kettle.wake()
    default:
      let manager = AlarmManager.shared
      guard let alarm = try manager.alarms.first else { break }
      switch action {
      case "pause": try manager.pause(id: alarm.id)
      case "resume": try manager.resume(id: alarm.id)
      default: try manager.cancel(id: alarm.id)
      }
    }
    return .result()
  }
}

/// Stops the alarm, as the app's own code may also do.
struct ServeIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Serve"
  @Parameter(title: "Alarm") var alarm: String

  init() {}

  init(alarm: String) { self.alarm = alarm }

  func perform() async throws -> some IntentResult {
    Diary.write("served")
    if let id = UUID(uuidString: alarm) { try AlarmManager.shared.stop(id: id) }
    return .result()
  }
}
