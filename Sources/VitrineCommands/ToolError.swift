import ExtensionBuilder
import ExtensionProcess
import Foundation
import HostLink

/// Why a command could not be done: exit 1.
enum ToolError: Error, Equatable {
  case extensionMissing(String)
  case notAnExtension(String)
  case unknownKind(String, extension: String, kinds: [String])
  case unknownControl(String, extension: String, kinds: [String])
  case missingFace(kind: String)
  case controlsNotOnDevice(String)
  case activitiesNotOnDevice(String)
  case noIsland(String)
  /// Several installed extensions have the kind.
  case ambiguousKind(String, extensions: [String])
  /// The bundle has several widgets and none was named.
  case kindNeeded(extension: String, kinds: [String])
  case noWidgets(extension: String)
  case unsupportedFamily(WidgetFamilyName, kind: String, supported: [WidgetFamilyName])
  case familyNotOnDevice(WidgetFamilyName, device: String, families: [WidgetFamilyName])
  case unsupportedMode(String, family: WidgetFamilyName)
  case entryOutOfRange(Int, kind: String, count: Int)
  case noEntries(kind: String)
  case missingArchive(kind: String, entry: Int)
  case unknownParameter(String, kind: String, parameters: [String])
  /// APNs, or a gateway, has answered with an error, which was printed.
  case pushRefused(Int)
  case badPayload(String, errors: Int)
  /// The bundle has several Live Activities, or none, and none was named.
  case activityNeeded(extension: String, types: [String])
  case unknownActivityType(String, extension: String, types: [String])
  /// By its name in a scenario.
  case unstartedActivity(String)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
}

extension ToolError: CustomStringConvertible {
  var description: String {
    switch self {
    case .extensionMissing(let path):
      "\(path): there is no such extension; give a bundle (X.vitrine) or a folder of sources"
    case .notAnExtension(let path):
      "\(path): is neither a bundle made by `vitrine build` nor a folder of Swift sources"
    case .unknownKind(let kind, let name, let kinds):
      "\(name): there is no widget of kind \"\(kind)\"; there are: \(Self.quoted(kinds))"
    case .unknownControl(let kind, let name, let kinds):
      "\(name): there is no control of kind \"\(kind)\"; there are: \(Self.quoted(kinds))"
    case .missingFace(let kind):
      "the extension gave no picture of \"\(kind)\"; build it again"
    case .controlsNotOnDevice(let device):
      "there is no data about the surfaces of \(device) that show controls; choose a phone with "
        + "--device, as `vitrine devices` lists them"
    case .activitiesNotOnDevice(let device):
      "there is no data about the surfaces of \(device) that show Live Activities; choose a phone "
        + "with --device, as `vitrine devices` lists them"
    case .noIsland(let device):
      "the device \(device) has no Dynamic Island; choose one that has, such as 393x852, or "
        + "--presentation lock"
    case .ambiguousKind(let kind, let extensions):
      "several extensions have the kind \"\(kind)\"; choose one with --extension: "
        + Self.quoted(extensions)
    case .kindNeeded(let name, let kinds):
      "\(name): holds \(kinds.count) widgets; choose one with --kind: \(Self.quoted(kinds))"
    case .noWidgets(let name): "\(name): holds no widget that could be drawn"
    case .unsupportedFamily(let family, let kind, let supported):
      "the widget \"\(kind)\" does not support the family \(family.rawValue); it supports: "
        + supported.map(\.rawValue).joined(separator: ", ")
    case .familyNotOnDevice(let family, let device, let families):
      "the device \(device) does not show the family \(family.rawValue); it shows: "
        + families.map(\.rawValue).joined(separator: ", ")
    case .unsupportedMode(let mode, let family):
      "\(family.rawValue) is never drawn in the mode \(mode); choose --mode accented or vibrant"
    case .entryOutOfRange(let index, let kind, let count):
      "the timeline of \"\(kind)\" has \(count) \(count == 1 ? "entry" : "entries"), numbered "
        + "0 to \(count - 1): there is no entry \(index)"
    case .noEntries(let kind):
      "the widget \"\(kind)\" gave a timeline without entries: its provider must give at least one"
    case .missingArchive(let kind, let entry):
      "the extension gave no picture of entry \(entry) of \"\(kind)\"; build it again"
    case .unknownParameter(let name, let kind, let parameters):
      parameters.isEmpty
        ? "--set: the widget \"\(kind)\" has no parameters"
        : "--set: the widget \"\(kind)\" has no parameter \"\(name)\"; it has: "
          + Self.quoted(parameters)
    case .pushRefused(let status):
      "the push was answered with \(status); vitrine push log says why"
    case .badPayload(let path, let errors):
      "\(path): \(errors) \(errors == 1 ? "error" : "errors"); a push with this does nothing"
    case .activityNeeded(let name, let types):
      types.isEmpty
        ? "\(name): holds no Live Activity"
        : "\(name): holds \(types.count) Live Activities; choose one with --activity: "
          + Self.quoted(types)
    case .unknownActivityType(let type, let name, let types):
      "\(name) has no Live Activity of \"\(type)\""
        + (types.isEmpty ? "" : "; there are: \(types.joined(separator: ", "))")
    case .unstartedActivity(let name):
      "the scenario does something with \"\(name)\" before it has started it"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    }
  }

  private static func quoted(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

/// The text of an error for a person. The compiler's diagnostics stand alone, as editors read them.
func report(_ error: any Error) -> String {
  if let build = error as? BuildError, case .compilation = build { return "\(build)\n" }
  var text = "vitrine: error: \(error)\n"
  if isLinkFailure(error) {
    text += "The extension was linked against other frameworks than these: build it again.\n"
  }
  return text
}

/// True where the dynamic linker refused the extension.
private func isLinkFailure(_ error: any Error) -> Bool {
  guard case ExtensionFailure.exited(_, 127, let output) = error else { return false }
  return output.contains { $0.contains("symbol lookup error") || $0.contains("shared libraries") }
}
