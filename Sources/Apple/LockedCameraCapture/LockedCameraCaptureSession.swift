import Foundation
import FoundationSupplement

/// A session of a capture extension: from its start to its end. Its folder is for what it captures.
public final class LockedCameraCaptureSession: Sendable {
  /// Why the app could not be opened.
  public enum ApplicationLaunchError: Error, Hashable, Sendable {
    case applicationNotFound
    case authenticationFailed
    case unknown
  }

  /// The folder for captured content. The app finds it with `LockedCameraCaptureManager`.
  public let sessionContentURL: URL

  /// That of this process.
  static let current = LockedCameraCaptureSession()

  private init() {
    let root = Self.root
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let last = names.compactMap { Int($0) }.max() ?? 0
    sessionContentURL = root.appendingPathComponent("\(last + 1)", isDirectory: true)
  }

  /// The folder with those of all sessions. The app and its capture extension have the same home
  /// folder.
  private static var root: URL {
    FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(
      "Library/LockedCameraCapture/Sessions", isDirectory: true)
  }

  /// The folders of the sessions that have content, oldest first.
  static var folders: [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: nil)
    return (found ?? []).filter { !isEmpty($0) }.sorted {
      (Int($0.lastPathComponent) ?? 0) < (Int($1.lastPathComponent) ?? 0)
    }
  }

  private static func isEmpty(_ folder: URL) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty != false
  }

  /// Creates the session's folder.
  func begin() {
    do {
      try FileManager.default.createDirectory(
        at: sessionContentURL, withIntermediateDirectories: true)
    } catch {
      report("the session's folder cannot be created", error)
    }
  }

  /// Writes a photo of the camera into the session's folder.
  func keep(_ photo: Data) {
    do {
      let count = try FileManager.default.contentsOfDirectory(atPath: sessionContentURL.path).count
      try photo.write(to: sessionContentURL.appendingPathComponent("IMG_\(count + 1).png"))
    } catch {
      report("the photo cannot be written", error)
    }
  }

  private func report(_ failure: String, _ error: any Error) {
    FileHandle.standardError.write(Data("\(failure): \(error.localizedDescription)\n".utf8))
  }

  /// Always throws `ApplicationLaunchError.authenticationFailed`, after a notice.
  public func openApplication(for userActivity: NSUserActivity) async throws {
    UnsupportedCapture.report("openApplication(for:)")
    throw ApplicationLaunchError.authenticationFailed
  }

  /// Removes the content of the session's folder.
  public func invalidateSessionContent() async throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: sessionContentURL.path) {
      try FileManager.default.removeItem(at: sessionContentURL.appendingPathComponent(name))
    }
  }
}
