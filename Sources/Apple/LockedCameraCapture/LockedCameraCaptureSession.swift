import Foundation
import FoundationSupplement

/// A session of a capture extension. There is no such extension: its folder stays empty, and it
/// cannot open the app.
public final class LockedCameraCaptureSession: Sendable {
  /// Why the app could not be opened.
  public enum ApplicationLaunchError: Error, Hashable, Sendable {
    case applicationNotFound
    case authenticationFailed
    case unknown
  }

  /// The folder for captured content: a temporary one, which is not created.
  public let sessionContentURL: URL

  init() {
    sessionContentURL = FileManager.default.temporaryDirectory
      .appendingPathComponent("LockedCameraCapture", isDirectory: true)
  }

  /// Always throws `ApplicationLaunchError.applicationNotFound`, after a notice.
  public func openApplication(for userActivity: NSUserActivity) async throws {
    UnsupportedCapture.report("openApplication(for:)")
    throw ApplicationLaunchError.applicationNotFound
  }

  /// Does nothing except print a notice.
  public func invalidateSessionContent() async throws {
    UnsupportedCapture.report("invalidateSessionContent()")
  }
}
