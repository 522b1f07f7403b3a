// As on Apple's systems, `import CoreGraphics` also provides the geometry types, which are part of
// Foundation on Linux (CGFloat, CGPoint, CGSize, CGRect, CGRectEdge).
@_exported import Foundation
