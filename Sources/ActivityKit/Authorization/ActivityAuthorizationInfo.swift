import HostLink

/// Whether the person allows activities of this app. Without a host there are none to allow.
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

  /// Asks the host, five seconds at most.
  public var areActivitiesEnabled: Bool {
    center.refreshAuthorization()
    return center.enablements.newest ?? false
  }

  /// Asks the host, five seconds at most.
  public var frequentPushesEnabled: Bool {
    center.refreshAuthorization()
    return center.frequentPushes.newest ?? false
  }
}
