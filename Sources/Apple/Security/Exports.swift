@_exported import Foundation
@_exported import FoundationSupplement

// Compatibility (module): partial | | keychain items per access group, not encrypted; a search
//   without a group finds the program's items without one; access groups are not checked against
//   entitlements; `SecRandomCopyBytes`; keys, certificates and trust exist as types; no persistent
//   references
