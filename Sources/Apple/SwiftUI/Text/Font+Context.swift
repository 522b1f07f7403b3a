import UIKit
import ViewArchive

extension Font {
  /// What the resolution of a font depends on.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let typeSize: DynamicTypeSize
    let legibilityWeight: LegibilityWeight?

    public var debugDescription: String { "Font.Context(\(typeSize))" }
  }

  /// A font with all its values known.
  public struct Resolved: Hashable, Sendable {
    /// In points.
    public let pointSize: CGFloat
    public let weight: Weight
    public let width: Width
    public let leading: Leading
    public let isBold: Bool
    public let isItalic: Bool
    public let isMonospaced: Bool
    public let isSmallCaps: Bool

    public var isLowercaseSmallCaps: Bool { isSmallCaps }
    public var isUppercaseSmallCaps: Bool { isSmallCaps }

    /// A system font of that size and weight.
    public var ctFont: CTFont {
      UIFont.systemFont(
        ofSize: pointSize, weight: UIFont.Weight(rawValue: (weight.value - 400) / 1000))
    }
  }

  public func resolve(in context: Context) -> Resolved {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = context.typeSize
    environment.legibilityWeight = context.legibilityWeight
    let request = request(in: environment)
    let leading = changes.reduce(Leading.standard) { leading, change in
      if case .leading(let changed) = change { changed } else { leading }
    }
    return Resolved(
      pointSize: request.size, weight: Weight(value: request.weight),
      width: Width(request.width / 100 - 1), leading: leading, isBold: request.weight >= 600,
      isItalic: request.isItalic, isMonospaced: request.design == .monospaced,
      isSmallCaps: request.hasSmallCaps)
  }
}

extension EnvironmentValues {
  public var fontResolutionContext: Font.Context {
    Font.Context(typeSize: dynamicTypeSize, legibilityWeight: legibilityWeight)
  }
}
