// Compatibility (views): partial | `AsyncImage` | the placeholder, as on a device

/// The loading state of an `AsyncImage`.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// An image from the network. Widgets do not load it: as in WidgetKit, the placeholder is drawn.
/// Load images in the timeline provider instead.
public struct AsyncImage<Content: View> {
  let content: (AsyncImagePhase) -> Content

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }
}

extension AsyncImage {
  public init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: nil, scale: scale, transaction: transaction, content: content)
  }

  public init<I: View, P: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: nil, scale: scale, content: content, placeholder: placeholder)
  }
}

extension View {
  /// Has no effect: no image is loaded.
  nonisolated public func asyncImageURLSession(_ urlSession: URLSession) -> some View { self }
}

extension AsyncImage where Content == Color {
  public init(request: URLRequest, scale: CGFloat = 1) {
    self.init(url: nil, scale: scale)
  }

  public init(url: URL?, scale: CGFloat = 1) {
    content = { _ in Color.gray.opacity(0.3) }
  }
}

extension AsyncImage: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    context.session.notice(
      "AsyncImage does not load in a widget: its placeholder is drawn. Load the image in the "
        + "timeline provider and pass it to the view in the entry.")
    return nodes(of: content(.empty), context)
  }
}
