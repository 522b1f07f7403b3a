// The part of UIKit that widgets and their apps use: colours, images, fonts, paths, graphics
// contexts, the device, and the app's life cycle. Views exist as types and are not drawn.
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import Foundation
@_exported import FoundationSupplement
@_exported import ImageIO
@_exported import QuartzCore
@_exported import UniformTypeIdentifiers
@_exported import UserNotifications

// Compatibility (module): partial | | colors, images, fonts, traits, paths, graphics contexts,
//   text drawing, the device; views exist as types
