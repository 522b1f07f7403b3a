// The part of UIKit that widget sources use: colours, images, fonts, paths and the device. There
// are no views, view controllers or graphics contexts.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationSupplement
