// As on Apple's platforms, importing this module also imports Foundation.
@_exported import Foundation
@_exported import FoundationSupplement
@_exported import RelevanceKit

// Compatibility (module): partial | | configuration, options, buttons and toggles (see below)
