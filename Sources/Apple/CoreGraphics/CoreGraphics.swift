// As on Apple's systems, `import CoreGraphics` also provides the geometry types, which are part of
// Foundation on Linux (CGFloat, CGPoint, CGSize, CGRect, CGRectEdge), and Core Foundation's names.
@_exported import Foundation
@_exported import FoundationSupplement

// Compatibility (module): partial | | geometry, paths, colors, bitmap contexts, layers, images; no
//   PDF contexts, patterns and fonts
