// The part of UIKit that widget sources use: colours, images, fonts, paths, the device. There are
// no views, controllers or graphics contexts.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationSupplement
