import DeviceEngine
import DeviceStore
import Foundation
import HostLink

/// The state of activities in memory, apart from their engine. Faces are only in the store.
struct HostedActivities {
  var apps: [ExtensionID: StoredActivityApp] = [:] { didSet { tokenChanges += 1 } }
  private(set) var tokenChanges = 0
  var presentations: [ActivityID: StoredPresentation] = [:]
  /// The toggles that show their requested state, by activity.
  var interactions: [ActivityID: ActivityInteraction] = [:]
  /// The numbers of alerts that the device has sounded, by activity.
  var alertCounts: [ActivityID: Int] = [:]
  /// The sounds of alarms that repeat.
  var ringing: [AlertSounds.Ringing] = []
  /// The notices about the newest pictures, by activity.
  var notices: [ActivityID: [String]] = [:]
  /// The pictures before an activity became stale, by activity.
  var fresh: [ActivityID: FreshPictures] = [:]
  var feed = ActivityNewsFeed()
  var subscriptions = ChannelSubscriptionFeed()
  /// Sends the newest news to an extension. Each task waits for the one before, to keep the order.
  var sending: Task<Void, Never>?
  /// The running long-running intents. Each waits for its end.
  var tasks: [UUID: CheckedContinuation<HostAnswer, Never>] = [:]
  /// The calls that wait for pictures of an activity.
  var waiting: [ActivityID: [PictureWaiter]] = [:]
  private var forms:
    (
      device: DeviceSettings, companions: [DeviceRole: DeviceSettings], list: [ActivityForm]
    )?
  private(set) var endedTokens: [Data: EndedPushToken] = [:]
  private var endedOrder: [Data] = []

  struct PictureWaiter {
    /// The `LiveActivity.wanted` that the pictures must reach.
    var wanted: Int
    var continuation: CheckedContinuation<ActivityFailure?, Never>
  }

  func app(_ id: ExtensionID) -> StoredActivityApp { apps[id] ?? StoredActivityApp(id) }

  /// The forms of all devices. Returns the same array as long as its value does not change, so that
  /// all presentations share one copy.
  mutating func forms(
    of device: DeviceSettings, _ companions: [DeviceRole: DeviceSettings] = [:]
  ) -> [ActivityForm] {
    if let forms, forms.device == device, forms.companions == companions { return forms.list }
    let others = DeviceRole.companions.flatMap { role in
      companions[role]?.activityForms(of: role) ?? []
    }
    let new = device.activityForms + others
    let list = forms.flatMap { $0.list == new ? $0.list : nil } ?? new
    forms = (device, companions, list)
    return list
  }

  mutating func keep(_ token: EndedPushToken) {
    if endedTokens.updateValue(token, forKey: token.token) == nil { endedOrder.append(token.token) }
    while endedOrder.count > StoredState.endedTokenLimit {
      endedTokens[endedOrder.removeFirst()] = nil
      tokenChanges += 1
    }
  }

  /// Resumes the calls that wait for pictures up to the number `wanted`.
  ///
  /// - Parameter failure: Why there are no pictures; nil if there are.
  mutating func settle(
    _ id: ActivityID, wanted: Int = .max, _ failure: ActivityFailure? = nil
  ) {
    guard let all = waiting[id] else { return }
    let rest = all.filter { $0.wanted > wanted }
    waiting[id] = rest.isEmpty ? nil : rest
    for waiter in all where waiter.wanted <= wanted {
      waiter.continuation.resume(returning: failure)
    }
  }

  /// Ends all streams and resumes all waiting calls.
  mutating func finish() {
    for id in Array(waiting.keys) { settle(id) }
    for task in tasks.values { task.resume(returning: .done) }
    tasks = [:]
    feed.finish()
    subscriptions.finish()
  }
}

/// The toggles of one presentation that show their requested state, until pictures arrive that were
/// requested after the intent.
struct ActivityInteraction {
  var presentation: ActivityPresentationName
  var taps = PlacementInteraction()
}

/// The newest pictures of an activity that is not stale, to compare with those of the stale one.
struct FreshPictures: Equatable {
  var content: Data
  var forms: [ActivityForm]
  /// A hash: pictures are large.
  var faces: Int

  /// - Parameter faces: Encoded archives.
  init(content: Data, forms: [ActivityForm], faces: [Data]) {
    self.content = content
    self.forms = forms
    // The hash of `Data` covers its first bytes. Those of an archive include its checksum.
    var hasher = Hasher()
    hasher.combine(faces)
    self.faces = hasher.finalize()
  }
}
