@MainActor @preconcurrency
public protocol ArrangementViewStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ArrangementViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticArrangementViewStyle: ArrangementViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SplitArrangement(configuration: configuration, axes: [.horizontal, .vertical])
  }
}

/// One view beside the other, along one of the axes.
public struct SplitArrangementViewStyle: ArrangementViewStyle {
  private var allowed: Axis.Set = [.horizontal, .vertical]

  nonisolated public init() {}

  nonisolated public func axes(_ axes: Axis.Set) -> SplitArrangementViewStyle {
    var style = self
    style.allowed = axes
    return style
  }

  public func makeBody(configuration: Configuration) -> some View {
    SplitArrangement(configuration: configuration, axes: allowed)
  }
}

/// The first view over the second one; on the two sides of the fold if the device is half open.
public struct OverlayArrangementViewStyle: ArrangementViewStyle {
  private var allowed: Axis.Set = [.horizontal, .vertical]

  nonisolated public init() {}

  nonisolated public func axes(_ axes: Axis.Set) -> OverlayArrangementViewStyle {
    var style = self
    style.allowed = axes
    return style
  }

  public func makeBody(configuration: Configuration) -> some View {
    OverlayArrangement(configuration: configuration, axes: allowed)
  }
}

/// Source: UIKit's `UISplitArrangement`, which describes the places of the views: the first one is
/// at the top in portrait and leading in landscape; a closed iPhone Duo on its side shows it alone.
private struct SplitArrangement: View {
  let configuration: ArrangementViewStyleConfiguration
  let axes: Axis.Set

  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  var body: some View {
    GeometryReader { geometry in
      let fold = geometry.fold(allowing: axes)
      if fold == nil, horizontal == .compact, vertical == .compact {
        configuration.primary.frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        let axis = fold?.axis ?? geometry.longerAxis(allowing: axes)
        ArrangementLayout(axis: axis, fold: fold?.range) {
          configuration.primary.layoutValue(key: ArrangementPaneKey.self, value: .primary)
          configuration.secondary.layoutValue(key: ArrangementPaneKey.self, value: .secondary)
        }
        .environment(\.splitArrangementAxis, axis)
      }
    }
  }
}

/// Source: UIKit's `UIOverlayArrangement` and its view properties: at a fold, the first view is at
/// the bottom or trailing.
private struct OverlayArrangement: View {
  let configuration: ArrangementViewStyleConfiguration
  let axes: Axis.Set

  var body: some View {
    GeometryReader { geometry in
      if let fold = geometry.fold(allowing: axes) {
        ArrangementLayout(axis: fold.axis, fold: fold.range, usesEdges: true) {
          configuration.primary.layoutValue(key: ArrangementPaneKey.self, value: .primary)
          configuration.secondary.layoutValue(key: ArrangementPaneKey.self, value: .secondary)
        }
      } else {
        ZStack {
          configuration.secondary
          configuration.primary.environment(\.overlayArrangementZIndex, 1)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

extension GeometryProxy {
  /// The fold that divides the view, if the views may be on its sides: the axis along which they
  /// are, and the part of the length that they leave free.
  fileprivate func fold(allowing axes: Axis.Set) -> (axis: Axis, range: ClosedRange<CGFloat>)? {
    for region in reservedRegions(kind: .division) {
      let frame = region.frame
      let isUpright = frame.width < frame.height
      let range = isUpright ? frame.minX...frame.maxX : frame.minY...frame.maxY
      let length = isUpright ? size.width : size.height
      guard axes.contains(isUpright ? .horizontal : .vertical), range.lowerBound > 0,
        range.upperBound < length
      else { continue }
      return (isUpright ? .horizontal : .vertical, range)
    }
    return nil
  }

  fileprivate func longerAxis(allowing axes: Axis.Set) -> Axis {
    if axes == .horizontal { return .horizontal }
    if axes == .vertical { return .vertical }
    return size.width >= size.height ? .horizontal : .vertical
  }
}

extension ArrangementViewStyle where Self == AutomaticArrangementViewStyle {
  nonisolated public static var automatic: AutomaticArrangementViewStyle {
    AutomaticArrangementViewStyle()
  }
}

extension ArrangementViewStyle where Self == SplitArrangementViewStyle {
  nonisolated public static var split: SplitArrangementViewStyle { SplitArrangementViewStyle() }
}

extension ArrangementViewStyle where Self == OverlayArrangementViewStyle {
  nonisolated public static var overlay: OverlayArrangementViewStyle {
    OverlayArrangementViewStyle()
  }
}

private enum ArrangementViewStyleKey: EnvironmentKey {
  static var defaultValue: any ArrangementViewStyle { AutomaticArrangementViewStyle() }
}

private enum SplitArrangementAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}

private enum OverlayArrangementZIndexKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var arrangementViewStyle: any ArrangementViewStyle {
    get { self[ArrangementViewStyleKey.self] }
    set { self[ArrangementViewStyleKey.self] = newValue }
  }

  /// The axis along which the views of an `ArrangementView` are split; nil outside of one.
  public var splitArrangementAxis: Axis? {
    get { self[SplitArrangementAxisKey.self] }
    set { self[SplitArrangementAxisKey.self] = newValue }
  }

  /// 1 for a view over the other one of an `ArrangementView`, otherwise 0.
  public var overlayArrangementZIndex: Int {
    get { self[OverlayArrangementZIndexKey.self] }
    set { self[OverlayArrangementZIndexKey.self] = newValue }
  }
}

extension View {
  nonisolated public func arrangementViewStyle(_ style: some ArrangementViewStyle) -> some View {
    environment(\.arrangementViewStyle, style)
  }
}
