import Foundation
import HostLink

/// Why the host does not do what it is asked; its state is untouched.
public enum HostError: Error, Equatable, Sendable {
  case unknownExtension(ExtensionIdentifier, known: [ExtensionIdentifier])
  case unknownKind(String, extension: ExtensionIdentifier, known: [String])
  case unknownPlacement(PlacementIdentifier)
  case unknownStack(StackIdentifier)
  case unsupportedFamily(WidgetFamilyName, kind: String, supported: [WidgetFamilyName])
  /// The place is taken, outside of the grid, or not for the family; `reason` says which.
  case badPlace(reason: String)
  case unknownParameter(String, kind: String, known: [String])
  /// `expected` says in words what would do.
  case badValue(parameter: String, expected: String)
  case badSetting(String, expected: String)
  /// A tap that has nothing to act on: stale version, or a point outside of the widget.
  case staleTap(PlacementIdentifier, shownVersion: Int)
  case notShown(PlacementIdentifier)
  /// A device that is locked does not perform intents.
  case locked
  /// So many taps on the placement wait for their intents already.
  case tooManyTaps(PlacementIdentifier, limit: Int)
  case extensionFailed(ExtensionIdentifier, reason: String)
  case badBundle(path: String, reason: String)
  /// The bundle brings no app, and it was installed without a command that plays it.
  case noApp(ExtensionIdentifier)
  case unknownControl(ControlIdentifier)
  case unknownControlKind(String, extension: ExtensionIdentifier, known: [String])
  /// No control has the push token.
  case unknownPushToken
  /// The control has shown no value yet; `reason` is why, where that is known.
  case controlNotLoaded(ControlIdentifier, reason: String?)
  /// `disabled(_:)` of its template.
  case controlDisabled(ControlIdentifier, title: String)
  /// A button is neither on nor off.
  case noToggle(ControlIdentifier, title: String)
  /// So many actions of the control run already.
  case tooManyPresses(ControlIdentifier, limit: Int)
  case tooManyControls(limit: Int)
  case unknownActivity(ActivityIdentifier)
  /// The activity has no picture of the presentation; `reason` is why, where that is known.
  case activityNotLoaded(ActivityIdentifier, reason: String?)
  /// Another host has the store.
  case storeInUse(path: String, holder: String)
  case storeFailed(path: String, reason: String)
}

extension HostError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .unknownExtension(let id, let known):
      "there is no extension \"\(id)\"; installed: \(Self.list(known))"
    case .unknownKind(let kind, let id, let known):
      "\(id) has no widget of kind \"\(kind)\"; it has: \(Self.list(known))"
    case .unknownPlacement(let id):
      "there is no placement \"\(id)\": it was removed, or never was; see vitrine placements"
    case .unknownStack(let id): "there is no stack \"\(id)\""
    case .unsupportedFamily(let family, let kind, let supported):
      "\"\(kind)\" does not support \(family.rawValue); it supports: "
        + Self.list(supported.map(\.rawValue))
    case .badPlace(let reason): reason
    case .unknownParameter(let name, let kind, let known):
      "\"\(kind)\" has no parameter \"\(name)\"; it has: \(Self.list(known))"
    case .badValue(let parameter, let expected):
      "the parameter \"\(parameter)\" takes \(expected)"
    case .badSetting(let name, let expected): "\(name) takes \(expected)"
    case .staleTap(let id, let version):
      "\(id) has changed since (it shows version \(version)); look again and tap anew"
    case .notShown(let id): "\(id) shows nothing yet; wait for its first entry"
    case .locked: "the device is locked: buttons and toggles work after it is unlocked"
    case .tooManyTaps(let id, let limit):
      "\(limit) taps on \(id) wait for their intents; wait until they are performed"
    case .extensionFailed(let id, let reason): "\(id): \(reason)"
    case .badBundle(let path, let reason): "\(path): \(reason)"
    case .noApp(let id):
      "\(id) has no app: give its sources a folder App with an @main, or --open-command"
    case .unknownControl(let id):
      "there is no control \"\(id)\": it was removed, or never was; see vitrine control list"
    case .unknownControlKind(let kind, let id, let known):
      "\(id) has no control of kind \"\(kind)\"; it has: \(Self.list(known))"
    case .unknownPushToken:
      "no control has this push token; tokens end with their control: see vitrine control list"
    case .controlNotLoaded(let id, let reason):
      "\(id) has no value yet" + (reason.map { ": \($0)" } ?? "; wait until it is loaded")
    case .controlDisabled(let id, let title):
      "\(id) (\"\(title)\") is disabled by its author's code now"
    case .noToggle(let id, let title):
      "\(id) (\"\(title)\") is a button, which is neither on nor off; press it instead"
    case .tooManyPresses(let id, let limit):
      "\(limit) actions of \(id) run already; wait until one has ended"
    case .tooManyControls(let limit):
      "the device has \(limit) controls, and takes no more (controls.most); remove one first"
    case .unknownActivity(let id):
      "there is no activity \"\(id)\": it was dismissed, or never was; see vitrine activity list"
    case .activityNotLoaded(let id, let reason):
      "\(id) has no picture of this presentation yet"
        + (reason.map { ": \($0)" } ?? "; wait until it is loaded")
    case .storeInUse(let path, let holder):
      "\(path): another host uses it (\(holder)); end that one, or give another --state"
    case .storeFailed(let path, let reason): "\(path): \(reason)"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
