import AlarmKit
import SwiftUI

@main
struct KettleApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Kettle")
        .task {
          for await alarms in AlarmManager.shared.alarmUpdates {
            Diary.write("alarms " + alarms.map { "\($0.state)" }.joined(separator: " "))
          }
        }
    }
  }
}
