@_exported import Foundation

// Compatibility (module): accepted | | the identifier is zero

/// The advertising identifier: all zeros, as without the user's permission.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  private static let manager = ASIdentifierManager()

  open class func shared() -> ASIdentifierManager { manager }

  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  open var isAdvertisingTrackingEnabled: Bool { false }
}
