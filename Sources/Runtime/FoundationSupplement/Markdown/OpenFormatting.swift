/// The formatting that has begun and not ended at a point of a paragraph.
struct OpenFormatting {
  private var counts: [InlinePresentationIntent.RawValue: Int] = [:]
  private var links: [String] = []
  private var images: [String] = []
  private(set) var intent: InlinePresentationIntent = []

  /// The destination of the innermost link.
  var link: String? { links.last }
  var image: String? { images.last }

  mutating func begin(_ formatting: InlineMarkdown.Formatting) {
    switch formatting {
    case .intent(let intent):
      counts[intent.rawValue, default: 0] += 1
      self.intent.insert(intent)
    case .link(let target): links.append(target)
    case .image(let target): images.append(target)
    }
  }

  mutating func end(_ formatting: InlineMarkdown.Formatting) {
    switch formatting {
    case .intent(let intent):
      let count = counts[intent.rawValue, default: 0] - 1
      counts[intent.rawValue] = count
      if count == 0 { self.intent.remove(intent) }
    case .link: links.removeLast()
    case .image: images.removeLast()
    }
  }
}
