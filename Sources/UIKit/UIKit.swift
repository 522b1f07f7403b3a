// The part of UIKit that widgets and their apps use: colours, images, fonts, paths, the device, and
// the app's life cycle. There are no views and graphics contexts.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationSupplement
@_exported import UserNotifications
