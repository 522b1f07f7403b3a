@_exported import Foundation
@_exported import FoundationSupplement

// Compatibility (module): partial | | keychain items per access group, not encrypted; a search
//   without a group finds the items without one; `SecRandomCopyBytes`; keys,
//   certificates and trust exist as types; no persistent references
