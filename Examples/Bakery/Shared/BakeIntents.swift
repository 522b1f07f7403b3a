import AlarmKit
import AppIntents
import SwiftUI
import WidgetKit

/// The app's data of an alarm, which the Live Activity receives.
nonisolated struct BakeMetadata: AlarmMetadata {
  var loaf: Loaf
}

/// Puts a loaf into the oven and starts the alarm of its end.
///
/// A `LiveActivityIntent` runs in the app, whose `Info.plist` explains the alarm.
struct BakeIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Bake"
  static let description = IntentDescription("Bakes a loaf and rings when it is done.")

  @Parameter(title: "Loaf", default: .country)
  var loaf: Loaf

  static var parameterSummary: some ParameterSummary { Summary("Bake \(\.$loaf)") }

  init() {}

  init(_ loaf: Loaf) { self.loaf = loaf }

  func perform() async throws -> some IntentResult {
    let store = BakeryStore()
    guard store.bake == nil else { return .result() }
    let alarm = UUID()
    _ = try await AlarmManager.shared.schedule(
      id: alarm,
      configuration: AlarmManager.AlarmConfiguration(
        countdownDuration: .init(preAlert: loaf.bakingTime, postAlert: BrownIntent.time),
        attributes: attributes,
        stopIntent: TakeOutIntent(alarm), secondaryIntent: BrownIntent(alarm)))
    store.bake = Bake(loaf: loaf, span: .now...(.now + loaf.bakingTime), alarm: alarm)
    WidgetCenter.shared.reloadTimelines(ofKind: "Oven")
    return .result()
  }

  private var attributes: AlarmAttributes<BakeMetadata> {
    let brown = AlarmButton(
      text: "2 More Minutes", textColor: .white, systemImageName: "flame.fill")
    return AlarmAttributes(
      presentation: AlarmPresentation(
        alert: .init(
          title: "\(loaf.localizedStringResource) is done", secondaryButton: brown,
          secondaryButtonBehavior: .custom),
        countdown: .init(title: "\(loaf.localizedStringResource) is in the oven")),
      metadata: BakeMetadata(loaf: loaf), tintColor: .orange)
  }
}

/// The snooze: bakes two minutes longer.
///
/// The button is `.custom`, because the widget shows the new end, too. The intent itself starts the
/// countdown again, which lasts as long as the alarm's `postAlert`.
struct BrownIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Bake Longer"
  static let isDiscoverable = false
  static let time: TimeInterval = 120

  @Parameter(title: "Alarm") var alarm: String

  init() {}

  init(_ alarm: UUID) { self.alarm = alarm.uuidString }

  func perform() async throws -> some IntentResult {
    let store = BakeryStore()
    guard var bake = store.bake, bake.alarm.uuidString == alarm else { return .result() }
    try AlarmManager.shared.countdown(id: bake.alarm)
    bake.span = .now...(.now + Self.time)
    store.bake = bake
    WidgetCenter.shared.reloadTimelines(ofKind: "Oven")
    return .result()
  }
}

/// Stops the alarm. Only a loaf that is done goes on the shelf.
struct TakeOutIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Take Out"
  static let isDiscoverable = false

  @Parameter(title: "Alarm") var alarm: String

  init() {}

  init(_ alarm: UUID) { self.alarm = alarm.uuidString }

  func perform() async throws -> some IntentResult {
    let store = BakeryStore()
    guard let bake = store.bake, bake.alarm.uuidString == alarm else { return .result() }
    // The alarm is gone if it was stopped in the meantime.
    try? AlarmManager.shared.cancel(id: bake.alarm)
    if case .ready = store.oven { store.putOnShelf(bake.loaf) }
    store.bake = nil
    WidgetCenter.shared.reloadTimelines(ofKind: "Oven")
    return .result()
  }
}
