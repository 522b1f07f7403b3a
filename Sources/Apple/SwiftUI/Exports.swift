@_exported import Accessibility
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationSupplement
@_exported import Observation
@_exported import Symbols
@_exported import UIKit

// Compatibility (module): partial | | the part for widgets (see below)
