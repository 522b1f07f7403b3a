// As on Apple's platforms, importing this module also imports Foundation.
@_exported import Foundation
@_exported import FoundationSupplement

// Compatibility (module): partial | | the part for `IntentConfiguration`; classes are generated
//   from `.intentdefinition` files
