/// Opens a URL, e.g. as the last step of an intent: `.result(opensIntent: OpenURLIntent(url))`.
public struct OpenURLIntent: SystemIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  public static var isDiscoverable: Bool { false }

  @Parameter(title: "URL")
  public var url: URL

  public init() {}

  public init(_ url: URL) {
    self.url = url
  }

  public func perform() async throws -> some IntentResult { .result() }
}
