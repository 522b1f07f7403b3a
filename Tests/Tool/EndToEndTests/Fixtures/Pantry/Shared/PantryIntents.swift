import ActivityKit
import AppIntents
import Foundation

struct StockAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var jars: Int
  }
}

/// A diary that app and extension share. Each line names the process that wrote it.
enum Diary {
  static func write(_ text: String) {
    let defaults = UserDefaults(suiteName: "group.pantry")
    let process = ProcessInfo.processInfo.processName
    let lines = defaults?.stringArray(forKey: "diary") ?? []
    defaults?.set(lines + ["\(process): \(text)"], forKey: "diary")
  }
}

/// The app performs it, in the background.
struct StockIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Stock"

  func perform() async throws -> some IntentResult {
    Diary.write("stock")
    _ = try Activity.request(
      attributes: StockAttributes(),
      content: ActivityContent(state: StockAttributes.ContentState(jars: 3), staleDate: nil))
    return .result()
  }
}

/// The app performs it, in the background.
struct ChimeIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Chime"

  func perform() async throws -> some IntentResult {
    Diary.write("chime")
    return .result()
  }
}

/// The app performs it, in the foreground.
struct ShowIntent: AppIntent {
  static let title: LocalizedStringResource = "Show"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult {
    Diary.write("show")
    return .result()
  }
}

/// The extension performs it, and has no access to the app's Live Activities.
struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"

  func perform() async throws -> some IntentResult {
    do {
      let count = Activity<StockAttributes>.activities.count
      Diary.write("count \(count)")
      _ = try Activity.request(
        attributes: StockAttributes(),
        content: ActivityContent(state: StockAttributes.ContentState(jars: 4), staleDate: nil))
    } catch ActivityAuthorizationError.unsupportedTarget {
      Diary.write("starts none")
    }
    return .result()
  }
}

struct ShelfIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shelf"
  @Parameter(title: "Number", default: 1) var number: Int
}
