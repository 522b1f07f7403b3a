import CommandArguments
import Devices
import ExtensionBuilder
import ExtensionProcess
import Foundation
import HostLink
import NearestName

/// A failure of a command: exit code 1.
package enum ToolError: Error, Equatable {
  case extensionMissing(String)
  case notAnExtension(String)
  /// The project has several widget extensions, and `--target` is missing.
  case targetRequired(String, targets: [String])
  /// A bundle for another platform than the one that was asked for.
  case builtForOtherPlatform(String, platform: String, wanted: String)
  /// Targets that `check` found errors in.
  case wouldNotBuild([String])
  /// Targets that build with this number of cuts.
  case buildsWithCuts([String], Int)
  /// Widgets that a sheet does not show.
  ///
  /// - Parameter areCut: Whether all of them need code that was cut out.
  case notDrawn([String], areCut: Bool)
  /// Cuts that `.vitrine.json` does not list: the first, as `Kit.Cache.load`, and their number.
  case unlistedCuts([String], Int)
  /// - Parameter names: The display names, which are suggested as well.
  case unknownKind(String, extension: String, kinds: [String], names: [String] = [])
  case unknownControl(String, extension: String, kinds: [String], names: [String] = [])
  case missingFace(kind: String)
  case controlsNotOnDevice(String)
  case activitiesNotOnDevice(String)
  case noIsland(String)
  /// The release of iOS shows no Dynamic Island in landscape.
  case noLandscapeIsland
  case presentationNotOnDevice(String, String, [String])
  case noStandBy(String)
  /// Several kinds of an extension have the display name.
  case ambiguousName(String, kinds: [String])
  /// Several installed extensions have the kind.
  case ambiguousKind(String, extensions: [String])
  /// The bundle has several widgets, and `--kind` is missing.
  case kindRequired(extension: String, kinds: [String])
  /// - Parameter others: The options that draw what there is instead, such as `--control Lamp`.
  case noWidgets(extension: String, others: [String] = [])
  case noCorner(WidgetFamilyName)
  case noBezel(WidgetFamilyName, device: String)
  case nothingToDraw(extension: String)
  case noPreviews(extension: String, others: [String])
  case previewsFailed(Int, of: Int)
  case testsFailed(Int, of: Int)
  /// In a review.
  case picturesDiffer(Int, of: Int)
  case nothingToTest(String)
  case auditFailed(errors: Int)
  case nothingToAudit(String)
  /// The parts of the setup with a problem.
  case setupIncomplete([String])
  case emptyPreview
  /// In points.
  case previewLayout(width: Double, height: Double, limit: Double)
  case unsupportedFamily(WidgetFamilyName, kind: String, supported: [WidgetFamilyName])
  case noFamilyOnDevice(
    kind: String, supported: [WidgetFamilyName], device: String, shown: [WidgetFamilyName])
  case familyNotOnDevice(WidgetFamilyName, device: String, families: [WidgetFamilyName])
  case unsupportedMode(String, family: WidgetFamilyName)
  case unsupportedMounting(String, kind: String, supported: [String])
  case entryOutOfRange(Int, kind: String, count: Int)
  case noEntries(kind: String)
  case missingArchive(kind: String, entry: Int)
  case unknownParameter(String, kind: String, parameters: [String])
  /// A value that is not a choice of the parameter.
  case unknownChoice(String, parameter: String, choices: [String])
  /// No element of a widget has the label.
  case unknownLabel(String, labels: [String])
  /// The device has accepted the push but does not show it, for this reason.
  case pushWithoutEffect(String)
  /// The push server answered with this HTTP status; the response was already printed.
  case pushRefused(Int)
  case badPayload(String, errors: Int)
  /// Payloads of a folder that a device discards.
  case badPayloads(String, invalid: Int, of: Int)
  /// The extension ended while it decoded this payload.
  case payloadEndedExtension(String, reason: String)
  /// Payloads of the older schema in this file no longer decode.
  case incompatibleSchema(String, changes: Int)
  /// The bundle has several Live Activities or none, and the option for the type is missing.
  case activityTypeRequired(option: String, extension: String, types: [String])
  case unknownActivityType(String, extension: String, types: [String])
  /// A scenario uses this activity before its start.
  case unstartedActivity(String)
  /// An app did not get its link or ended with an error, which this is.
  case linkFailed(String)
  case unreadable(String, reason: String)
  /// Streams and buckets that are missing or differ, and how many there should be.
  case clusterIncomplete(Int, of: Int)
  case unwritable(String, reason: String)
  /// The bundle of a task is missing on this machine.
  case sweepBundleMissing(String)
  /// The devices show none of the selected kinds and families.
  case emptySweep
  /// The number of failed tasks, and the path of the manifest that lists them.
  case sweepFailed(Int, file: String)
  /// The number of tasks that are done, and the total number.
  case sweepInterrupted(done: Int, of: Int)
  /// The number of pictures that differ.
  case sweepsDiffer(Int)
  case withoutActivities(String)
  /// Pushes of a fleet that were lost, and that a device has applied twice.
  case fleetFailed(lost: Int, duplicates: Int)
}

extension ToolError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .extensionMissing(let path):
      "\(path): not found; give a project, a folder of sources or a bundle (X.vitrine)"
    case .notAnExtension(let path):
      "\(path): not an extension; give a project, a folder of sources or a bundle (X.vitrine)"
    case .targetRequired(let path, let targets):
      "\(path): several widget extensions; choose one with --target: \(Self.list(targets))"
    case .builtForOtherPlatform(let path, let platform, let wanted):
      "\(path): was built for \(platform), not for \(wanted); build it again with "
        + "--platform \(wanted)"
    case .wouldNotBuild(let targets):
      "\(Self.list(targets)): would not build; the report lists what is missing"
    case .notDrawn(let kinds, let areCut):
      "\(counted(kinds.count, "widget")) not drawn: \(Self.list(kinds))"
        + (areCut ? "; `vitrine check --cuts` lists what was cut out" : "")
    case .buildsWithCuts(let targets, let count):
      "\(Self.list(targets)): \(targets.count == 1 ? "builds" : "build") with "
        + "\(counted(count, "cut")); --cuts lists them"
    case .unlistedCuts(let cuts, let count):
      "\(counted(count, "cut")): \(Self.list(cuts))\(cuts.count < count ? ", …" : ""); "
        + "`vitrine check --cuts` lists them, and \"cuts\" in .vitrine.json allows them"
    case .unknownKind(let kind, let name, let kinds, let names):
      "\(name): unknown widget kind \"\(kind)\"; available: "
        + knownNames(kinds, also: names, insteadOf: kind)
    case .unknownControl(let kind, let name, let kinds, let names):
      "\(name): unknown control kind \"\(kind)\"; available: "
        + knownNames(kinds, also: names, insteadOf: kind)
    case .ambiguousName(let name, let kinds):
      "several kinds have the name \"\(name)\"; choose one by its kind: \(Self.list(kinds))"
    case .missingFace(let kind):
      "the extension returned no picture of \"\(kind)\"; build the extension again"
    case .controlsNotOnDevice(let device):
      "no data for controls on the device \(device); choose another of `vitrine devices` with "
        + "--device"
    case .activitiesNotOnDevice(let device):
      "no data for Live Activities on the device \(device); choose another of `vitrine devices` "
        + "with --device"
    case .noIsland(let device):
      "the device \(device) has no Dynamic Island; choose another, such as --device 393x852, or "
        + "--presentation lock"
    case .noLandscapeIsland:
      "the Dynamic Island is shown in landscape from iOS 27; choose --os 27 or --presentation "
        + "compact"
    case .presentationNotOnDevice(let name, let device, let known):
      "the device \(device) does not show the presentation \(name); choose --presentation "
        + known.joined(separator: " or ")
    case .noStandBy(let device):
      "the device \(device) has no StandBy; choose a phone, such as --device 393x852, or "
        + "--presentation lock"
    case .ambiguousKind(let kind, let extensions):
      "several extensions have the kind \"\(kind)\"; choose one with --extension: "
        + Self.list(extensions)
    case .kindRequired(let name, let kinds):
      "\(name): contains \(kinds.count) widgets; choose one with --kind: \(Self.list(kinds))"
    case .previewsFailed(let count, let all):
      "\(count) of \(all) previews failed; the table says why"
    case .testsFailed(let count, let all):
      "\(count) of \(all) tests failed; --report FILE.html shows the pictures, --update accepts them"
    case .picturesDiffer(let count, let all):
      "\(count) of \(counted(all, "picture")) \(count == 1 ? "differs" : "differ")"
    case .nothingToTest(let path):
      "\(path): no preview or widget to test; check --filter"
    case .auditFailed(let count):
      "\(counted(count, "error")); docs/audit.md explains the rules"
    case .nothingToAudit(let path):
      "\(path): nothing to audit; check --filter"
    case .setupIncomplete(let names):
      "\(counted(names.count, "problem")) (\(names.joined(separator: ", "))); see the fixes above"
    case .noCorner(let family):
      "--corner applies to accessoryCorner, not to \(family.rawValue)"
    case .noBezel(let family, let device):
      "--bezel applies to accessoryCircular on a watch such as watch-45mm, not to "
        + "\(family.rawValue) on \(device)"
    case .noWidgets(let name, let others):
      "\(name): contains no widget that can be drawn"
        + (others.isEmpty ? "" : "; `vitrine render` draws \(others.joined(separator: ", "))")
    case .noPreviews(let name, let others):
      "\(name): has no #Preview and no PreviewProvider"
        + (others.isEmpty ? "" : "; `vitrine render` draws \(others.joined(separator: ", "))")
    case .nothingToDraw(let name):
      "\(name): contains no widget, control or Live Activity that can be drawn"
    case .emptyPreview:
      "the preview has no timeline entries or content states; it needs at least one"
    case .previewLayout(let width, let height, let limit):
      "the preview's layout is \(shortNumber(width)) × \(shortNumber(height)) points; use a width and "
        + "a height from 1 to \(shortNumber(limit))"
    case .unsupportedFamily(_, let kind, []):
      "the widget \"\(kind)\" supports no family: supportedFamilies(_:) is empty"
    case .unsupportedFamily(let family, let kind, let supported):
      "the widget \"\(kind)\" does not support the family \(family.rawValue); available: "
        + Self.list(supported.map(\.rawValue))
    case .noFamilyOnDevice(let kind, let supported, let device, let shown):
      "the device \(device) shows no family of the widget \"\(kind)\": the widget supports "
        + "\(Self.list(supported.map(\.rawValue))); the device shows "
        + Self.list(shown.map(\.rawValue))
    case .familyNotOnDevice(let family, let device, let families):
      "\((Device.named(device) ?? .standard).absence(of: family)); available: "
        + Self.list(families.map(\.rawValue))
    case .unsupportedMode(let mode, let family):
      "\(family.rawValue) does not support the mode \(mode); choose --mode accented or vibrant"
    case .unsupportedMounting(let style, let kind, let supported):
      "the widget \"\(kind)\" does not support the mounting style \(style); available: "
        + Self.list(supported)
    case .entryOutOfRange(let index, let kind, let count):
      "entry \(index) not found: the timeline of \"\(kind)\" has \(count) "
        + (count == 1 ? "entry, number 0" : "entries, numbered 0 to \(count - 1)")
    case .noEntries(let kind):
      "the widget \"\(kind)\" returned a timeline without entries; its provider must return at "
        + "least one"
    case .missingArchive(let kind, let entry):
      "the extension returned no picture of entry \(entry) of \"\(kind)\"; build the extension "
        + "again"
    case .unknownParameter(let name, let kind, let parameters):
      parameters.isEmpty
        ? "--set: \"\(kind)\" has no parameters"
        : "--set: \"\(kind)\" has no parameter \"\(name)\"; available: "
          + knownNames(parameters, insteadOf: name)
    case .unknownChoice(let value, let parameter, let choices):
      "--set: \"\(value)\" is not a choice of \"\(parameter)\"; available: "
        + knownNames(choices, insteadOf: value)
    case .unknownLabel(let label, let labels):
      "no element is labelled \"\(label)\"; available: "
        + knownNames(labels, insteadOf: label)
    case .pushWithoutEffect(let verdict): "the push has no effect: \(verdict)"
    case .pushRefused(let status):
      "the push was rejected with status \(status); `vitrine push log` explains why"
    case .badPayload(let path, let errors):
      "\(path): \(counted(errors, "error")); a device discards this payload"
    case .badPayloads(let path, let invalid, let all):
      "\(path): a device discards \(invalid) of \(counted(all, "payload"))"
    case .payloadEndedExtension(let path, let reason): "\(path): \(reason)"
    case .incompatibleSchema(let file, let changes):
      "\(counted(changes, "change")) since \(file): payloads of old servers and running activities "
        + "no longer decode"
    case .activityTypeRequired(let option, let name, let types):
      types.isEmpty
        ? "\(name): contains no Live Activity"
        : "\(name): contains \(types.count) Live Activities; choose one with --\(option): "
          + Self.list(types)
    case .unknownActivityType(let type, let name, let types):
      "unknown Live Activity type \"\(type)\"\(name.isEmpty ? "" : " in \(name)"); available: "
        + knownNames(types, insteadOf: type)
    case .unstartedActivity(let name):
      "the scenario uses the activity \"\(name)\" before starting it"
    case .linkFailed(let reason): reason
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .clusterIncomplete(let count, let all):
      "\(count) of \(all) streams and buckets are not as expected; see the report"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .sweepBundleMissing(let name):
      "the bundle of \(name) is missing; start the sweep again"
    case .emptySweep:
      "nothing to draw: the devices support none of the selected kinds and families"
    case .sweepFailed(let count, let file): "\(counted(count, "task")) failed; see \(file)"
    case .sweepInterrupted(let done, let all):
      "interrupted after \(done) of \(counted(all, "task")); run it again to resume"
    case .sweepsDiffer(let count): "\(counted(count, "picture")) differ"
    case .withoutActivities(let name):
      "\(name) has no Live Activities; a fleet needs an extension with one"
    case .fleetFailed(let lost, let duplicates):
      "\(lost) accepted pushes lost, \(duplicates) applied twice; see the report"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

/// The text for the standard error. Compiler diagnostics get no prefix, so that editors recognize
/// them.
package func report(_ error: any Error) -> String {
  if let build = error as? BuildError, case .compilation = build { return "\(build)\n" }
  var text = "vitrine: error: \(error)\n"
  if isLinkFailure(error) {
    text += "The extension was linked with another build of the frameworks. Build it again.\n"
  }
  return text
}

/// Whether the dynamic linker could not load the extension.
private func isLinkFailure(_ error: any Error) -> Bool {
  guard case ExtensionFailure.exited(_, 127, let output) = error else { return false }
  return output.contains { $0.contains("symbol lookup error") || $0.contains("shared libraries") }
}
