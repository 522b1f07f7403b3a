/// The texts and images that a layout has placed, in their order.
///
/// Unlike `LabelParts`, it has only what is shown: of a `ViewThatFits` the candidate that fits.
@MainActor
final class PlacedParts {
  private(set) var texts: [Text] = []
  private(set) var images: [Image] = []
  /// Whether the first text is inside `privacySensitive()`.
  private(set) var isPrivacySensitive = false
  /// A layout may place a node more than once.
  private var known: Set<ObjectIdentifier> = []

  /// Whether a row of one image and one text would leave out something.
  var exceedRow: Bool { texts.count > 1 || images.count > 1 }

  func removeAll() { (texts, images, known) = ([], [], []) }

  func record(_ text: Text, of node: _LayoutNode, _ context: _ViewContext) {
    guard known.insert(ObjectIdentifier(node)).inserted else { return }
    if texts.isEmpty { isPrivacySensitive = context.environment.isPrivacySensitive }
    texts.append(text)
  }

  func record(_ image: Image, of node: _LayoutNode) {
    if known.insert(ObjectIdentifier(node)).inserted { images.append(image) }
  }
}

/// What an inline widget shows: the first image and the first text, in one row.
///
/// Source: `WidgetFamily.accessoryInline`, "a flat widget that contains a single row of text and an
/// optional image".
struct InlineRow: View {
  let image: Image?
  let text: Text?
  let isPrivacySensitive: Bool

  var body: some View {
    row.privacySensitive(isPrivacySensitive)
  }

  @ViewBuilder private var row: some View {
    if let image, let text {
      Label(title: { text }, icon: { image })
    } else {
      image
      text
    }
  }
}
