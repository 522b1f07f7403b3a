import SwiftUI

/// A view of a tip. It draws nothing, because no tip is available.
public struct TipView<Content: Tip>: View {
  public init(
    _ tip: Content, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {}

  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {}

  public var body: some View { EmptyView() }
}

extension View {
  /// Has no effect: no tip is available.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View { self }

  /// Has no effect: no tip is drawn.
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Has no effect: no tip is drawn.
  public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }
  /// Has no effect: no tip is drawn.
  public func tipImageSize(_ size: CGSize) -> some View { self }
}
