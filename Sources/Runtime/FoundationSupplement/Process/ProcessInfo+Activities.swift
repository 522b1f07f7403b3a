import Foundation

extension ProcessInfo {
  /// False: programs for iOS do not run on a Mac here.
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }

  /// Calls the block once, on another thread; its process is not suspended meanwhile, so that the
  /// activity does not expire.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (_ expired: Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}
