import SwiftUI

// Compatibility: partial | `annotation`, `zIndex`, `opacity`, `offset`, `cornerRadius`, `blur`,
//   `shadow`, `mask`, `clipShape`, accessibility | the first 100 marks are accessible elements;
//   corners are arcs; `padScale` fits annotations instead of extending the scale

/// Where an annotation is, relative to its mark.
public struct AnnotationPosition: Equatable, Sendable {
  /// The direction from the mark's center: -1, 0 or 1.
  let x, y: CGFloat
  let isAutomatic: Bool

  private init(_ x: CGFloat, _ y: CGFloat, isAutomatic: Bool = false) {
    self.x = x
    self.y = y
    self.isAutomatic = isAutomatic
  }

  /// Above a mark; below a legend's chart.
  public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
  /// On the mark.
  public static let overlay = AnnotationPosition(0, 0)
  public static let top = AnnotationPosition(0, -1)
  public static let bottom = AnnotationPosition(0, 1)
  public static let leading = AnnotationPosition(-1, 0)
  public static let trailing = AnnotationPosition(1, 0)
  public static let topLeading = AnnotationPosition(-1, -1)
  public static let topTrailing = AnnotationPosition(1, -1)
  public static let bottomLeading = AnnotationPosition(-1, 1)
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// The mark of an annotation.
public struct AnnotationContext: Sendable {
  /// In points.
  public let targetSize: CGSize
}

/// What happens to an annotation that does not fit.
public struct AnnotationOverflowResolution: Sendable {
  public struct Boundary: Hashable, Sendable {
    let name: String

    public static let automatic = Boundary(name: "automatic")
    public static let chart = Boundary(name: "chart")
    public static let plot = Boundary(name: "plot")
  }

  public struct Strategy: Hashable, Sendable {
    /// nil leaves the annotation where it is.
    let boundary: Boundary?

    public static let automatic = Strategy(boundary: .chart)
    public static let disabled = Strategy(boundary: nil)
    public static let fit = Strategy(boundary: .chart)
    /// Like `fit`: scales are not extended.
    public static let padScale = Strategy(boundary: .chart)
    /// Moves the annotation into the boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
  }

  let x, y: Strategy

  public static let automatic = AnnotationOverflowResolution()

  public nonisolated init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}

extension ChartContent {
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotation(
      position: position, alignment: alignment, spacing: spacing,
      overflowResolution: overflowResolution
    ) { _ in view }
  }

  /// Places a view beside each mark.
  ///
  /// - Parameter spacing: The distance to the mark, in points; nil means 4.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    // Only the main actor evaluates the content.
    nonisolated(unsafe) let content = content
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution
    ) { AnyView(content($0)) }
    return changing { $0.annotations.append(annotation) }
  }
}
