import AppIntents
import SwiftUI
import WidgetKit

@main
struct SnapshotControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Snapshot") {
      ControlWidgetButton(action: TakePhoto()) { Label("Take Photo", systemImage: "camera") }
    }
    .displayName("Snapshot")
  }
}
