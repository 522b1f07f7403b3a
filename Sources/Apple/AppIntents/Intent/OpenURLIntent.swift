/// Opens a URL, e.g. as the last step of an intent: `.result(opensIntent: OpenURLIntent(url))`.
public struct OpenURLIntent: SystemIntent, URLRepresentableIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  public static var isDiscoverable: Bool { false }

  @Parameter(title: "URL")
  public var url: URL

  public init() {}

  public init(_ url: URL) {
    self.url = url
  }

  /// - Throws: `AppIntentError` if the entity has no URL.
  public init(urlRepresentable: some URLRepresentableEntity) async throws {
    guard let url = await urlRepresentable.urlRepresentation else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    self.init(url)
  }

  /// - Throws: `AppIntentError` if the case has no URL.
  public init(urlRepresentable: some URLRepresentableEnum) throws {
    guard let url = urlRepresentable.urlRepresentation else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    self.init(url)
  }

  public static var urlRepresentation: URLRepresentation { "\(\.$url)" }

  public func perform() async throws -> some IntentResult { .result() }
}
