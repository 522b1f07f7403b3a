import DeviceEngine
import DeviceStore
import Foundation
import HostLink

/// What a host keeps in memory of activities beside their engine. No faces: those are in the store.
struct HostedActivities {
  var apps: [ExtensionIdentifier: StoredActivityApp] = [:] { didSet { tokenChanges += 1 } }
  private(set) var tokenChanges = 0
  var presentations: [ActivityIdentifier: StoredPresentation] = [:]
  /// The toggles that are switched, and where.
  var interactions: [ActivityIdentifier: ActivityInteraction] = [:]
  var feed = ActivityNewsFeed()
  var subscriptions = ChannelSubscriptionFeed()
  /// The newest news that an extension is being told: they keep their order.
  var telling: Task<Void, Never>?
  /// Who wants to know how pictures of an activity came out, from a `LiveActivity.wanted` on.
  var waiting: [ActivityIdentifier: [PictureWaiter]] = [:]
  private var forms: (device: DeviceSettings, list: [ActivityForm])?
  private(set) var endedTokens: [Data: EndedPushToken] = [:]
  private var endedOrder: [Data] = []

  struct PictureWaiter {
    var wanted: Int
    var continuation: CheckedContinuation<ActivityFailure?, Never>
  }

  func app(_ id: ExtensionIdentifier) -> StoredActivityApp { apps[id] ?? StoredActivityApp(id) }

  /// `DeviceSettings.activityForms`, and the same list for as long as they are the same: presentations
  /// have one together, not one each.
  mutating func forms(of device: DeviceSettings) -> [ActivityForm] {
    if let forms, forms.device == device { return forms.list }
    let new = device.activityForms
    let list = forms.flatMap { $0.list == new ? $0.list : nil } ?? new
    forms = (device, list)
    return list
  }

  mutating func keep(_ token: EndedPushToken) {
    if endedTokens.updateValue(token, forKey: token.token) == nil { endedOrder.append(token.token) }
    while endedOrder.count > StoredState.endedTokenLimit {
      endedTokens[endedOrder.removeFirst()] = nil
      tokenChanges += 1
    }
  }

  /// Those who wait for pictures up to a number hear how they came out.
  mutating func settle(
    _ id: ActivityIdentifier, wanted: Int = .max, _ failure: ActivityFailure? = nil
  ) {
    guard let all = waiting[id] else { return }
    let rest = all.filter { $0.wanted > wanted }
    waiting[id] = rest.isEmpty ? nil : rest
    for waiter in all where waiter.wanted <= wanted {
      waiter.continuation.resume(returning: failure)
    }
  }

  /// The host ends: nobody hears anything more.
  mutating func finish() {
    for id in Array(waiting.keys) { settle(id) }
    feed.finish()
    subscriptions.finish()
  }
}

/// Toggles of one presentation that show their other state until pictures have come that were asked
/// for after their intent.
struct ActivityInteraction {
  var presentation: ActivityPresentationName
  var isFullscreen: Bool
  var taps = PlacementInteraction()
}
