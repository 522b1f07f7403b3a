import FoundationNetworking
import SwiftUI
import WidgetKit

/// Shows what the extension can reach: its folders, other processes, the network.
@main struct Confined: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Confined", provider: Provider()) { entry in
      Text(entry.facts).containerBackground(.white, for: .widget)
    }
  }
}

struct Facts: TimelineEntry {
  var date = Date()
  var facts = ""
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Facts { Facts() }

  func getSnapshot(in context: Context, completion: @escaping (Facts) -> Void) {
    completion(Facts())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Facts>) -> Void) {
    let files = FileManager.default
    let folders = [
      NSHomeDirectory(), files.urls(for: .documentDirectory, in: .userDomainMask).first?.path,
      files.containerURL(forSecurityApplicationGroupIdentifier: "group.confined")?.path,
    ].compactMap(\.self)
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/true")
    let canStart = (try? child.run()) != nil
    nonisolated(unsafe) let completion = completion
    // Nothing listens on the port of the discard service.
    guard let url = URL(string: "http://127.0.0.1:9/") else { return }
    URLSession.shared.dataTask(with: url) { _, _, error in
      let access = [canStart ? "starts" : "starts nothing", error == nil ? "net" : "no net"]
      let facts = (folders + access).joined(separator: "|")
      completion(Timeline(entries: [Facts(facts: facts)], policy: .never))
    }.resume()
  }
}
