@_exported import Foundation
@_exported import FoundationSupplement

// Compatibility (module): partial | | keychain items per access group, not encrypted; the groups of
//   a project's programs are those in their entitlements; `SecRandomCopyBytes`; keys, certificates
//   and trust exist as types; no persistent references
