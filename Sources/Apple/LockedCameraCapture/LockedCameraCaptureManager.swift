import Foundation

/// What capture extensions have left for the app: always nothing.
public final class LockedCameraCaptureManager: Sendable {
  public static let shared = LockedCameraCaptureManager()

  /// A change of the folders with captured content.
  public enum SessionContentUpdate: Hashable, Sendable {
    case initial(urls: [URL])
    case added(url: URL)
    case removed(url: URL)
  }

  /// The changes: one `initial` without folders, and no more.
  public struct SessionContentUpdates: AsyncSequence, Sendable {
    public typealias Element = SessionContentUpdate

    public struct AsyncIterator: AsyncIteratorProtocol {
      private var isDone = false

      init() {}

      public mutating func next() async -> SessionContentUpdate? {
        guard !isDone else { return nil }
        isDone = true
        return .initial(urls: [])
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public var sessionContentURLs: [URL] { [] }

  public var sessionContentUpdates: SessionContentUpdates { SessionContentUpdates() }

  /// Does nothing except print a notice.
  public func invalidateSessionContent(at url: URL) async throws {
    UnsupportedCapture.report("invalidateSessionContent(at:)")
  }
}
