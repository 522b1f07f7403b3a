/// A sequence that ends at once.
struct NoElements<Element: Sendable>: AsyncIteratorProtocol, Sendable {
  func next() async -> Element? { nil }
}
