import Foundation

/// A run of an attributed string with the attributes that are stored.
private struct StoredRun: Codable {
  var text: String
  var link: URL?
  var languageIdentifier: String?
  var intent: InlinePresentationIntent?
}

/// Stores the text with links, language and inline presentation. Foundation on Linux codes no
/// attributed strings; other attributes are lost.
// swift-format-ignore: AvoidRetroactiveConformances
extension AttributedString: @retroactive Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init()
    for stored in try container.decode([StoredRun].self) {
      var run = AttributedString(stored.text)
      run.link = stored.link
      run.languageIdentifier = stored.languageIdentifier
      run.inlinePresentationIntent = stored.intent
      append(run)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      runs.map { run in
        StoredRun(
          text: String(self[run.range].characters), link: run.link,
          languageIdentifier: run.languageIdentifier, intent: run.inlinePresentationIntent)
      })
  }
}
