@_exported import Foundation
import SwiftUI

// Compatibility (module): accepted | | there are no capture extensions: calls print a notice; a
//   `CameraCaptureIntent` is performed in the extension and opens the app, without an
//   `appContext`

// Capture extensions run outside of widgets and controls, so nothing here starts a camera. The
// declarations let sources compile that a control shares with its app and capture extension. A
// control that opens a camera performs its `CameraCaptureIntent`, which opens the app.

/// A capture extension. Running one prints a notice and ends.
@MainActor @preconcurrency
public protocol LockedCameraCaptureExtension {
  associatedtype Body: LockedCameraCaptureExtensionScene
  init()
  var body: Body { get }
}

extension LockedCameraCaptureExtension {
  public static func main() {
    UnsupportedCapture.report("The capture extension \(Self.self)")
  }
}

/// The scene of a capture extension.
@MainActor @preconcurrency
public protocol LockedCameraCaptureExtensionScene {}

/// A scene with a view, which is never shown.
@MainActor @preconcurrency
public struct LockedCameraCaptureUIScene<Content: View>: LockedCameraCaptureExtensionScene, Sendable
{
  public let session: LockedCameraCaptureSession

  nonisolated public init(
    @ViewBuilder content: @escaping @MainActor (LockedCameraCaptureSession) -> Content
  ) {
    session = LockedCameraCaptureSession()
  }
}

/// The activity type with which a capture extension opens its app.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeLockedCameraCapture = "NSUserActivityTypeLockedCameraCapture"

/// Tells the author that a call has no effect.
enum UnsupportedCapture {
  static func report(_ subject: String) {
    let message =
      "\(subject) has no effect: Vitrine runs no capture extensions. Test it on a device.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}
