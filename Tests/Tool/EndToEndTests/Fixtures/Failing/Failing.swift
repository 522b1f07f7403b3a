// Widgets whose providers fail, one for each kind of failure.
import SwiftUI
import WidgetKit

@main
struct Failing: WidgetBundle {
  var body: some Widget {
    Released()
    Hanging()
    Spinning()
    Crashing()
    Exiting()
    Empty()
    Fatal()
    Unsorted()
  }
}

/// What `getTimeline` does.
enum Fault: String {
  case released, hanging, spinning, crashing, exiting, empty, fatal, unsorted
}

struct Entry: TimelineEntry {
  var date: Date
}

struct Provider: TimelineProvider {
  var fault: Fault

  func placeholder(in context: Context) -> Entry { Entry(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    switch fault {
    case .released: break
    case .hanging: DispatchQueue.global().asyncAfter(deadline: .now() + 600) { print(completion) }
    case .spinning: while true {}
    case .crashing:
      let none: [Int] = []
      print(none[3])
    case .exiting: exit(3)
    case .empty: completion(Timeline(entries: [], policy: .never))
    case .fatal: fatalError("no tide today")
    case .unsorted:
      let now = Date()
      completion(Timeline(entries: [Entry(date: now + 60), Entry(date: now)], policy: .never))
    }
  }
}

func widget(failingBy fault: Fault) -> some WidgetConfiguration {
  StaticConfiguration(kind: fault.rawValue, provider: Provider(fault: fault)) { entry in
    Text(entry.date, style: .time)
  }
}

struct Released: Widget {
  var body: some WidgetConfiguration { widget(failingBy: .released) }
}

struct Hanging: Widget {
  var body: some WidgetConfiguration { widget(failingBy: .hanging) }
}

struct Spinning: Widget {
  var body: some WidgetConfiguration { widget(failingBy: .spinning) }
}

struct Crashing: Widget {
  var body: some WidgetConfiguration { widget(failingBy: .crashing) }
}

struct Exiting: Widget {
  var body: some WidgetConfiguration { widget(failingBy: .exiting) }
}

struct Empty: Widget {
  var body: some WidgetConfiguration { widget(failingBy: .empty) }
}

struct Fatal: Widget {
  var body: some WidgetConfiguration { widget(failingBy: .fatal) }
}

struct Unsorted: Widget {
  var body: some WidgetConfiguration { widget(failingBy: .unsorted) }
}
