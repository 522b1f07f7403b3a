@_exported import Foundation
@_exported import FoundationSupplement

// Compatibility (module): works | | complete
