import HostLink

// Compatibility: works | `ActivityAuthorizationInfo` and its updates

/// Whether the user allows activities of this app. False without a host.
public final class ActivityAuthorizationInfo: Sendable {
  public typealias ActivityEnablementUpdates = ActivitySequence<Bool>
  public typealias FrequentPushEnablementUpdates = ActivitySequence<Bool>

  private let center: ActivityCenter
  /// `areActivitiesEnabled` now, then each change.
  public let activityEnablementUpdates: ActivityEnablementUpdates
  /// `frequentPushesEnabled` now, then each change.
  public let frequentPushEnablementUpdates: FrequentPushEnablementUpdates

  public init() {
    let center = ActivityCenter.current
    self.center = center
    activityEnablementUpdates = ActivitySequence({ center.changes(of: \.enablements) }, { $0 })
    frequentPushEnablementUpdates = ActivitySequence(
      { center.changes(of: \.frequentPushes) }, { $0 })
  }

  /// Waits up to five seconds for the host.
  public var areActivitiesEnabled: Bool {
    center.refreshAuthorization()
    return center.enablements.newest ?? false
  }

  /// Waits up to five seconds for the host.
  public var frequentPushesEnabled: Bool {
    center.refreshAuthorization()
    return center.frequentPushes.newest ?? false
  }
}
