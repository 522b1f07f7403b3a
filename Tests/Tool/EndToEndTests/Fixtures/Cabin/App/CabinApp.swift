import SwiftData
import SwiftUI
import WidgetKit

@main struct CabinApp: App {
  init() {
    UserDefaults.standard.set("from the app", forKey: "note")
    try? "from the app".write(to: Cabin.file, atomically: true, encoding: .utf8)
    if let container = try? ModelContainer(for: Guest.self) {
      let context = ModelContext(container)
      context.insert(Guest(name: "Ana"))
      try? context.save()
    }
    let group = UserDefaults(suiteName: Cabin.group)
    group?.set((group?.integer(forKey: "launches") ?? 0) + 1, forKey: "launches")
    WidgetCenter.shared.reloadAllTimelines()
  }

  var body: some Scene { WindowGroup { Text("Cabin") } }
}
