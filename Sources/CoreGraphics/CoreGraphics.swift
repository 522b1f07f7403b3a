// `import CoreGraphics` gives what it gives on Apple's systems: the geometry types as well, which
// Foundation carries on Linux (CGFloat, CGPoint, CGSize, CGRect, CGRectEdge).
@_exported import Foundation
