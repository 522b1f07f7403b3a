import CoreLocation
import SwiftUI
import WidgetKit

struct PositionEntry: TimelineEntry {
  let date: Date
  let text: String
}

/// Asks for the position as widgets do: the manager's delegate completes the timeline.
final class PositionReader: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var completion: ((String) -> Void)?

  func read(_ completion: @escaping (String) -> Void) {
    self.completion = completion
    manager.delegate = self
    manager.requestLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    let coordinate = locations[0].coordinate
    finish("\(coordinate.latitude) \(coordinate.longitude)")
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    finish(manager.authorizationStatus == .notDetermined ? "not asked yet" : "no position")
  }

  private func finish(_ text: String) {
    completion?(text)
    completion = nil
  }
}

struct PositionProvider: TimelineProvider {
  private let reader = PositionReader()

  func placeholder(in context: Context) -> PositionEntry { PositionEntry(date: .now, text: "…") }

  func getSnapshot(in context: Context, completion: @escaping (PositionEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<PositionEntry>) -> Void
  ) {
    reader.read { text in
      completion(Timeline(entries: [PositionEntry(date: .now, text: text)], policy: .never))
    }
  }
}

@main
struct LocatedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Located", provider: PositionProvider()) { entry in
      Text(entry.text).containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
