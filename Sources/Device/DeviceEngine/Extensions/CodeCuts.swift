/// What the builder has cut out of the sources of an extension, because it does not compile.
public struct CodeCuts: Codable, Equatable, Sendable {
  /// At least 1.
  public var count: Int
  /// By module: `3 cuts in Kit, 1 cut in Harbour`.
  public var summary: String
  /// The first ones: `Kit.ImageCache.load (body), Cache.swift:41: cannot find 'CMSampleBuffer' in
  /// scope`.
  public var list: [String]

  public init(count: Int, summary: String, list: [String]) {
    self.count = count
    self.summary = summary
    self.list = list
  }

  /// For explanations.
  package var sentence: String {
    "Builds with \(count) \(count == 1 ? "cut" : "cuts"), because code does not compile "
      + "(\(summary)): what it shows may differ from a device."
  }
}
