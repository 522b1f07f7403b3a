import Foundation

/// What the sessions of the capture extension have left for the app.
public final class LockedCameraCaptureManager: Sendable {
  public static let shared = LockedCameraCaptureManager()

  /// A change of the folders with captured content.
  public enum SessionContentUpdate: Hashable, Sendable {
    case initial(urls: [URL])
    case added(url: URL)
    case removed(url: URL)
  }

  /// The changes: one `initial` with the folders that there are now, and no more.
  public struct SessionContentUpdates: AsyncSequence, Sendable {
    public typealias Element = SessionContentUpdate

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var isDone = false

      init() {}

      public mutating func next() async -> SessionContentUpdate? {
        guard !isDone else { return nil }
        isDone = true
        return .initial(urls: LockedCameraCaptureSession.folders)
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The folders of the sessions, oldest first.
  public var sessionContentURLs: [URL] { LockedCameraCaptureSession.folders }

  public var sessionContentUpdates: SessionContentUpdates { SessionContentUpdates() }

  /// Removes the folder of a session. Throws `CocoaError` if it is none of them.
  public func invalidateSessionContent(at url: URL) async throws {
    guard sessionContentURLs.contains(where: { $0.standardized.path == url.standardized.path })
    else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]) }
    try FileManager.default.removeItem(at: url)
  }
}
