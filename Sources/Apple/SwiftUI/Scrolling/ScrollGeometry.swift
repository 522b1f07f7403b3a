/// The sizes and the position of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content, including the insets.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible part of the content, without the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
  }

  public var debugDescription: String {
    "ScrollGeometry(offset: \(contentOffset), content: \(contentSize), container: \(containerSize))"
  }
}

/// What moves a scroll view.
public enum ScrollPhase: Equatable, Sendable, CustomDebugStringConvertible {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }

  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The state of a scroll view whose phase changes.
public struct ScrollPhaseChangeContext: Sendable {
  public let geometry: ScrollGeometry
  /// In points per second.
  public let velocity: CGVector?
}

/// A device that scrolls.
public struct ScrollInputKind: Equatable, Sendable {}
