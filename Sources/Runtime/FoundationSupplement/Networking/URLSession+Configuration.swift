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
}
