import LockedCameraCapture
import SwiftUI
import UIKit

@main
struct SnapshotCapture: LockedCameraCaptureExtension {
  var body: some LockedCameraCaptureExtensionScene {
    LockedCameraCaptureUIScene { session in
      CaptureView(session: session)
    }
  }
}

struct CaptureView: View {
  let session: LockedCameraCaptureSession
  @State private var usesFlash = false

  var body: some View {
    ViewFinder()
      .overlay(alignment: .top) {
        Text(usesFlash ? "Flash" : "No flash").padding(.top, 80)
      }
      .task { usesFlash = (try? await TakePhoto.appContext)?.usesFlash ?? false }
  }
}

/// As in Xcode's template: the system's camera, which keeps its photos in the session's folder.
struct ViewFinder: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.sourceType = .camera
    picker.cameraDevice = .rear
    return picker
  }

  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}
