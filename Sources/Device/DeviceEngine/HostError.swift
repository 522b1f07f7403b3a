import Foundation
import HostLink
import NearestName

/// Why the host rejects a request. A rejected request does not change the host's state.
public enum HostError: Error, Equatable, Sendable {
  case unknownExtension(ExtensionID, known: [ExtensionID])
  case unknownKind(String, extension: ExtensionID, known: [String])
  case unknownPlacement(PlacementID)
  case unknownStack(StackID)
  case unsupportedFamily(WidgetFamilyName, kind: String, supported: [WidgetFamilyName])
  /// The place is occupied, outside the grid, or does not support the family; see `reason`.
  case badPlace(reason: String)
  case unknownParameter(String, kind: String, known: [String])
  /// `expected` describes a valid value.
  case badValue(parameter: String, expected: String)
  case badSetting(String, expected: String)
  /// The tap on an item, or on the window of an app, refers to a version that is no longer shown.
  case staleTap(String, shownVersion: Int)
  case notShown(PlacementID)
  /// A locked device performs no intents and opens no apps.
  case locked
  /// The placement already has this many pending taps.
  case tooManyTaps(ItemID, limit: Int)
  case extensionFailed(ExtensionID, reason: String)
  case badBundle(path: String, reason: String)
  /// The bundle contains no app, and the extension was installed without a command that runs one.
  case noApp(ExtensionID)
  /// The app has no life cycle: it runs once for each link.
  case appExitsAfterLink(ExtensionID)
  /// No app is in front, or it draws no window with SwiftUI.
  case noScreen
  case unknownShortcut(String, extension: ExtensionID, known: [String])
  /// No card of a shortcut is on the screen.
  case noSnippet
  /// The card on the screen asks nothing.
  case nothingToConfirm
  /// The card on the screen asks something else.
  case unsuitableAnswer(expected: String)
  case unknownControl(ControlID)
  case unknownControlKind(String, extension: ExtensionID, known: [String])
  /// No control has the push token.
  case unknownPushToken
  /// The control has not shown a value yet; `reason` is nil if the cause is unknown.
  case controlNotLoaded(ControlID, reason: String?)
  /// The template is disabled (`disabled(_:)`).
  case controlDisabled(ControlID, title: String)
  /// The control is a button, which has no on or off state.
  case notAToggle(ControlID, title: String)
  /// The control already runs this many actions.
  case tooManyPresses(ControlID, limit: Int)
  case tooManyControls(limit: Int)
  case unknownActivity(ActivityID)
  /// The activity has no picture of the presentation; `reason` is nil if the cause is unknown.
  case activityNotLoaded(ActivityID, reason: String?)
  /// Another host uses the store.
  case storeInUse(path: String, holder: String)
  case storeFailed(path: String, reason: String)
}

extension HostError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .unknownExtension(let id, let known):
      "unknown extension \"\(id)\"; installed: "
        + knownNames(known.map(\.rawValue), insteadOf: id.rawValue)
    case .unknownKind(let kind, let id, let known):
      "\(id): unknown widget kind \"\(kind)\"; available: "
        + knownNames(known, insteadOf: kind)
    case .unknownPlacement(let id):
      "placement \"\(id)\" not found: it was removed or never existed; see `vitrine placements`"
    case .unknownStack(let id):
      "stack \"\(id)\" not found: it was removed or never existed; see `vitrine placements`"
    case .unsupportedFamily(let family, let kind, let supported):
      "the widget \"\(kind)\" does not support the family \(family.rawValue); available: "
        + Self.list(supported.map(\.rawValue))
    case .badPlace(let reason): reason
    case .unknownParameter(let name, let kind, let known):
      known.isEmpty
        ? "\"\(kind)\" has no parameters"
        : "\"\(kind)\" has no parameter \"\(name)\"; available: "
          + knownNames(known, insteadOf: name)
    case .badValue(let parameter, let expected):
      "invalid value for the parameter \"\(parameter)\": expected \(expected)"
    case .badSetting(let name, let expected): "invalid value for \"\(name)\": expected \(expected)"
    case .staleTap(let id, let version):
      "\(id) has changed and now shows version \(version); refresh and tap again"
    case .notShown(let id): "\(id) shows nothing yet; wait for its first entry"
    case .locked: "the device is locked; unlock it to open apps and to use buttons and toggles"
    case .tooManyTaps(let id, let limit):
      "\(id) already has \(limit) pending taps; wait until their intents have finished"
    case .extensionFailed(let id, let reason): "\(id): \(reason)"
    case .badBundle(let path, let reason): "\(path): \(reason)"
    case .noApp(let id):
      "\(id) has no app; add a folder App with an @main type to its sources, or install it with "
        + "--open-command"
    case .appExitsAfterLink(let id):
      "the app of \(id) runs once for each link and then exits; only an App or an app delegate "
        + "that is marked @main keeps running"
    case .unknownControl(let id):
      "control \"\(id)\" not found: it was removed or never existed; see `vitrine control list`"
    case .unknownControlKind(let kind, let id, let known):
      "\(id): unknown control kind \"\(kind)\"; available: "
        + knownNames(known, insteadOf: kind)
    case .unknownPushToken:
      "no control has this push token: a token expires when its control is removed; see "
        + "`vitrine control list`"
    case .controlNotLoaded(let id, let reason):
      "\(id) has no value yet" + (reason.map { ": \($0)" } ?? "; wait until it is loaded")
    case .controlDisabled(let id, let title):
      "\(id) (\"\(title)\") is currently disabled by its extension"
    case .notAToggle(let id, let title):
      "\(id) (\"\(title)\") is a button, not a toggle; press it instead"
    case .tooManyPresses(let id, let limit):
      "\(id) already runs \(limit) actions; wait until one has finished"
    case .tooManyControls(let limit):
      "the device already has \(limit) controls, the limit (controls.maxControls); remove one first"
    case .unknownActivity(let id):
      "activity \"\(id)\" not found: it was dismissed or never existed; see "
        + "`vitrine activity list`"
    case .noScreen:
      "no app with a window is in front; open one with `vitrine open`"
    case .unknownShortcut(let title, let id, let known):
      "\(id): unknown shortcut \"\(title)\"; available: " + knownNames(known, insteadOf: title)
    case .noSnippet: "no snippet is on the screen; run a shortcut with `vitrine shortcut`"
    case .nothingToConfirm:
      "the snippet on the screen asks nothing; dismiss it, or tap what it shows"
    case .unsuitableAnswer(let expected):
      "the snippet on the screen asks for another answer: expected \(expected)"
    case .activityNotLoaded(let id, let reason):
      "\(id) has no picture of this presentation yet"
        + (reason.map { ": \($0)" } ?? "; wait until it is loaded")
    case .storeInUse(let path, let holder):
      "\(path): in use by another host (\(holder)); stop that host or choose another --state"
    case .storeFailed(let path, let reason): "\(path): \(reason)"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
