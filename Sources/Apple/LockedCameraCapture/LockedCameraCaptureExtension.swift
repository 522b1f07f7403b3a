@_exported import Foundation
import SwiftUI
import UIKit

// Compatibility (module): partial | | a capture extension is a target of a project, or the folder
//   `Capture` of a folder of sources, with an entry point. A `CameraCaptureIntent` opens it on a
//   locked device. `UIImagePickerController` is its camera, with a stand-in for the picture;
//   `AVCaptureSession` is missing. `openApplication(for:)` prints a notice and throws

/// A capture extension: the screen that a `CameraCaptureIntent` opens on a locked device.
///
/// It runs in a separate process with the app's home folder, and ends when the user leaves it or
/// unlocks the device.
@MainActor @preconcurrency
public protocol LockedCameraCaptureExtension {
  associatedtype Body: LockedCameraCaptureExtensionScene
  init()
  var body: Body { get }
}

extension LockedCameraCaptureExtension {
  /// The extension's entry point.
  public static func main() {
    let session = LockedCameraCaptureSession.current
    session.begin()
    UIImagePickerController.keepsPhoto = { session.keep($0) }
    CaptureApp<Self>.main()
  }
}

/// The scene of a capture extension.
@MainActor @preconcurrency
public protocol LockedCameraCaptureExtensionScene {
  /// What the screen shows.
  var _view: AnyView { get }
}

/// A scene with a view, which fills the screen.
@MainActor @preconcurrency
public struct LockedCameraCaptureUIScene<Content: View>: LockedCameraCaptureExtensionScene, Sendable
{
  public let session: LockedCameraCaptureSession
  private let content: @MainActor @Sendable (LockedCameraCaptureSession) -> Content

  nonisolated public init(
    @ViewBuilder content: @escaping @MainActor (LockedCameraCaptureSession) -> Content
  ) {
    session = .current
    self.content = content
  }

  public var _view: AnyView { AnyView(content(session)) }
}

/// A capture extension with the life cycle of an app, which the device starts and ends.
private struct CaptureApp<Capture: LockedCameraCaptureExtension>: App {
  private let capture = Capture()

  init() {}

  var body: some Scene {
    WindowGroup { capture.body._view }
  }
}

/// The activity type with which a capture extension opens its app.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeLockedCameraCapture = "NSUserActivityTypeLockedCameraCapture"

/// Tells the author that a call has no effect.
enum UnsupportedCapture {
  static func report(_ subject: String) {
    let message = "\(subject) has no effect: Vitrine cannot unlock for it. Test it on a device.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}
