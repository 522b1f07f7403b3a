import LockedCameraCapture
import SwiftUI

/// Shows what the camera has left, and passes its settings to it.
@main
struct SnapshotApp: App {
  @State private var photos: [String] = []

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Photos: \(photos.joined(separator: ", "))")
        Button("Use flash") {
          Task { try await TakePhoto.updateAppContext(.init(usesFlash: true)) }
        }
        Button("Import") { importPhotos() }
      }
      .task {
        for await update in LockedCameraCaptureManager.shared.sessionContentUpdates {
          if case .initial(let folders) = update { show(folders) }
        }
      }
    }
  }

  private func show(_ folders: [URL]) {
    photos = folders.flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      return (names ?? []).sorted().map { "\(folder.lastPathComponent)/\($0)" }
    }
  }

  private func importPhotos() {
    Task {
      let manager = LockedCameraCaptureManager.shared
      for folder in manager.sessionContentURLs {
        try await manager.invalidateSessionContent(at: folder)
      }
      show(manager.sessionContentURLs)
    }
  }
}
