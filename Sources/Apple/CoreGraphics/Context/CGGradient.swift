import Foundation

// Compatibility: works | `CGGradient`

/// Colours along a line.
public final class CGGradient: Sendable {
  let stops: [(color: CGColor, location: CGFloat)]

  /// - Parameters:
  ///   - colors: The colours, of type `CGColor`.
  ///   - locations: The position of each colour, 0…1; nil spaces them evenly.
  /// - Returns: nil without colours.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = colors.indices.map { index in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return (colors[index], locations?[index] ?? even)
    }
  }

  /// - Parameters:
  ///   - components: The components of all colours, each followed by its alpha.
  ///   - locations: The position of each colour, 0…1; nil spaces them evenly.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let length = space.numberOfComponents + 1
    let colors = (0..<min(max(count, 0), 10_000)).compactMap { index in
      CGColor(
        colorSpace: space, components: (0..<length).map { components[index * length + $0] })
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// Whether a gradient continues before its start and after its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
