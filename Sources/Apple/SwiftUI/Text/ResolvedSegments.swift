import TextEngine
import ViewArchive

/// The segments of a resolved text, which can be painted again for other bounds.
///
/// A text is resolved before its bounds are known. Its segments are painted for empty bounds first,
/// because the text engine measures complete styles. `painted(in:)` then replaces the paints that
/// depend on the bounds, such as gradients.
@MainActor
struct ResolvedSegments {
  private(set) var text = StyledText([])
  /// Whether a bar is drawn for each line in place of the text.
  var isPlaceholder = false
  /// The context of each segment.
  private var contexts: [_ViewContext] = []

  init() {}

  mutating func append(_ segment: StyledText.Segment, _ context: _ViewContext) {
    text.segments.append(segment)
    contexts.append(context)
  }

  /// The custom attributes of each segment.
  var attributes: [TextAttributes] { contexts.map(\.environment.text.attributes) }

  /// Text that follows the clock is laid out by the host, which has no font of the author.
  func drawableByHost(_ session: RenderSession) -> ResolvedSegments {
    guard text.isDynamic else { return self }
    var result = self
    for index in text.segments.indices {
      guard let name = text.segments[index].style.font.family, AuthorFonts.hasFont(named: name),
        !SystemFonts.isFamily(name)
      else { continue }
      result.text.segments[index].style.font.family = nil
      session.notice(
        "A text with a date or timer is drawn in the system's font in place of \(name). On a "
          + "device it has that font.")
    }
    return result
  }

  func painted(in bounds: CGRect) -> StyledText {
    var painted = text
    for index in contexts.indices where painted.segments[index].style.paint.dependsOnBounds {
      painted.segments[index].style.paint = Self.paint(contexts[index], in: bounds)
    }
    return painted
  }

  /// The foreground paint of a context.
  static func paint(_ context: _ViewContext, in bounds: CGRect) -> Paint {
    ForegroundStyle()._paint(_PaintRequest(context, bounds: bounds))
  }
}

extension Paint {
  fileprivate var dependsOnBounds: Bool {
    switch self {
    case .color, .material: false
    case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient, .image: true
    }
  }
}
