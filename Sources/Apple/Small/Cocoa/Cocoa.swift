@_exported import AppKit
@_exported import CoreData
@_exported import Foundation

// Compatibility (module): partial | | for macOS: AppKit, CoreData and Foundation
