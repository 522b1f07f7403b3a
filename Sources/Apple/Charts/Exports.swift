@_exported import Foundation
@_exported import SwiftUI

// Compatibility (module): partial | | two-dimensional charts (see below)
