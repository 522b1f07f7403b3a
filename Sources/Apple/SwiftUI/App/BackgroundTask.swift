/// Work that the system starts in the background. The device never starts any.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }

  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }

  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }

  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> {
    BackgroundTask<String, Void>()
  }
}
