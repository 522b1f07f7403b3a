import DeviceEngine
import Foundation
import Hexadecimal
import HostLink

// The state of activities that surfaces read.
extension WidgetHost {
  /// All activities, in the order of the Lock Screen's stack.
  public func activityStates() -> [ActivityState] {
    activityEngine.stack.compactMap { try? activityState($0.stored.id) }
  }

  /// An activity and what the screen shows for it. Throws `HostError.unknownActivity`.
  public func activityState(_ id: ActivityID) throws(HostError) -> ActivityState {
    guard let activity = activityEngine.activities[id] else { throw .unknownActivity(id) }
    let stored = activity.stored
    let presentation = activities.presentations[id]
    let limit = activityEngine.pushLimit(of: stored.extension)
    let names = Set(presentation?.forms.filter { $0.role == nil }.map(\.presentation) ?? [])
    var state = ActivityState(
      id: id, extension: stored.extension,
      app: installed[stored.extension].map(name(of:)) ?? stored.extension.rawValue,
      attributesType: stored.attributesType, attributes: EmbeddedJSON(stored.attributes),
      content: EmbeddedJSON(stored.content.state), state: stored.state,
      isTransient: stored.isTransient, start: stored.start, updated: stored.updated,
      staleDate: stored.content.staleDate, endDate: stored.endDate,
      dismissalDate: stored.dismissalDate, relevanceScore: stored.content.relevanceScore,
      pushToken: stored.pushToken?.hexadecimal, channel: stored.channel,
      island: device.hasIsland ? activityEngine.islandPlace(of: id) : .hidden,
      isLoaded: presentation != nil, isPresented: stored.isPresented ? nil : false,
      presentations: ActivityPresentationName.allCases.filter(names.contains),
      keylineTint: presentation?.keylineTint, backgroundTint: presentation?.backgroundTint,
      systemActionColor: presentation?.systemActionColor,
      alert: stored.alert.map {
        .init(title: $0.title, body: $0.body, sound: $0.sound, count: stored.alertCount)
      },
      failure: activity.failure, isAllowed: activityEngine.app(stored.extension).isAllowed,
      pushesLeft: stored.budget.whole(limit: limit, at: clock.now),
      pushesAnHour: limit, version: activity.version)
    state.alarm = stored.alarm?.record
    // The permission for Live Activities is not about these.
    if stored.isOfSystem { state.isAllowed = true }
    return state
  }

  /// The archive to draw for an activity. Each call reads it from the store.
  ///
  /// - Parameters:
  ///   - role: The device that shows it.
  ///   - appearance: nil selects the appearance that its surface shows now.
  /// - Throws: `HostError.unknownActivity`, `.activityNotLoaded`, `.storeFailed`.
  public func shownActivity(
    _ id: ActivityID, _ presentation: ActivityPresentationName,
    on role: DeviceRole = .main, appearance: Appearance? = nil
  ) throws -> ShownActivity {
    guard let activity = activityEngine.activities[id] else { throw HostError.unknownActivity(id) }
    let settings = settings(of: role)
    let wanted = appearance ?? .activity(presentation, settings)
    guard let facts = activities.presentations[id],
      let form = facts.face(presentation, wanted, on: role),
      let archive = try store.face(of: id, form: form)
    else { throw HostError.activityNotLoaded(id, reason: activity.failure) }
    let url = presentation.isLockScreenContent ? facts.lockScreenURL : facts.islandURL
    return ShownActivity(
      archive: archive, instant: clock.now, version: activity.version, size: facts.sizes[form],
      presentation: presentation, appearance: facts.forms[form].environment.appearance,
      isTruncated: facts.truncated.contains(form), url: url.flatMap { URL(string: $0) },
      isRedacted: settings.isLocked && settings.redactsWhenLocked,
      flippedToggles: flippedToggles(of: id, presentation, archive))
  }
}

/// The archive that a surface draws for one presentation of an activity.
public struct ShownActivity: Equatable, Sendable {
  /// An encoded `ViewArchive`.
  public var archive: Data
  /// The device's time when the archive was read. Timers are drawn at the device's current time.
  public var instant: Date
  /// `ActivityState.version`.
  public var version: Int
  /// The archive's size, in points.
  public var size: LinkSize
  public var presentation: ActivityPresentationName
  /// The appearance that the archive was made for: the requested one or the nearest available.
  public var appearance: Appearance
  /// True if the views needed more height than is available.
  public var isTruncated: Bool
  /// The URL that a tap outside of all links and buttons opens.
  public var url: URL?
  /// True if privacy-sensitive parts must be hidden (`DrawingOptions.isRedacted`).
  public var isRedacted: Bool
  /// The toggles to draw in their other state, by their numbers in the archive.
  public var flippedToggles: Set<Int>

  public init(
    archive: Data, instant: Date, version: Int, size: LinkSize,
    presentation: ActivityPresentationName, appearance: Appearance = .activityDark,
    isTruncated: Bool = false, url: URL? = nil,
    isRedacted: Bool = false, flippedToggles: Set<Int> = []
  ) {
    self.archive = archive
    self.instant = instant
    self.version = version
    self.size = size
    self.presentation = presentation
    self.appearance = appearance
    self.isTruncated = isTruncated
    self.url = url
    self.isRedacted = isRedacted
    self.flippedToggles = flippedToggles
  }
}
