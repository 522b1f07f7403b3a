import AppIntents
import SwiftUI
import WidgetKit

@main
struct SnapshotControls: WidgetBundle {
  var body: some Widget {
    SnapshotControl()
    FlashControl()
  }
}

struct SnapshotControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Snapshot") {
      ControlWidgetButton(action: TakePhoto()) { Label("Take Photo", systemImage: "camera") }
    }
    .displayName("Snapshot")
  }
}

/// Its title is the context that the app has set.
struct FlashControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool {
      try await TakePhoto.appContext?.usesFlash ?? false
    }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Flash", provider: Provider()) { usesFlash in
      ControlWidgetButton(action: TakePhoto()) {
        Label(usesFlash ? "Flash" : "No Flash", systemImage: "bolt")
      }
    }
    .displayName("Flash")
  }
}
