import AuthorNotices

extension URLCache {
  /// - Parameters:
  ///   - memoryCapacity: In bytes.
  ///   - diskCapacity: In bytes.
  ///   - directory: Where responses are stored.
  public convenience init(
    memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil
  ) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
  }
}

extension URLSessionConfiguration {
  /// Has no effect: requests fail at once without a network.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  /// Has no effect: no background session starts an app.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  /// The default configuration: a session ends with its process, and its tasks with it.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    AuthorNotice.report(
      "Foundation: the background session \(identifier) runs as a default one, and ends with the "
        + "process. Test it on a device.")
    return .default
  }
}
