import Foundation
import ProjectReader

/// Finds what keeps Xcode or a device from accepting an extension whose code compiles: identifiers,
/// versions and systems that do not fit those of the app that contains it.
struct Packaging {
  /// A program as its target describes it; nil for what the project does not say.
  struct Program {
    var name: String
    var identifier: String?
    /// `CFBundleShortVersionString` and `CFBundleVersion`.
    var version, build: String?
    /// The first version of the system that runs it, such as `17.2`.
    var system: String?
    /// The file name of its project, such as `Pier.xcodeproj`.
    var project: String?
    /// Where its property list is; nil for a generated one.
    var file: String?
    /// Where these are declared, such as `Widgets/Info.plist:12` or `MARKETING_VERSION in
    /// Pier.xcodeproj`.
    var versionPlace, buildPlace: String?
    /// The key in the property list that a widget extension must not have, and its place.
    var principal: (key: String, place: String?)?
  }

  var app: Program
  var widget: Program
  /// Such as `iOS`.
  var platform: String
  /// `NSSupportsLiveActivities` in the property list of the app.
  var supportsActivities: Bool?

  /// What keeps the app from being installed.
  var problems: [String] { identifiers + principals }

  private var principals: [String] {
    guard let (key, place) = widget.principal else { return [] }
    return [
      "\(place.map { "\($0): " } ?? "")the NSExtension dictionary of \(widget.name) has \(key), "
        + "which is not allowed for widgets: a device and App Store Connect reject the app. Remove "
        + "the key; the type with @main is the entry point"
    ]
  }

  private var identifiers: [String] {
    guard let own = widget.identifier, let other = app.identifier, !own.hasPrefix(other + ".")
    else {
      return []
    }
    return [
      "the bundle identifier of \(widget.name), \(own), does not begin with that of its app, "
        + "\(other): Xcode does not embed the extension, and a device does not install it. Name it "
        + "\(other).\(own.split(separator: ".").last ?? "widgets")"
        + Self.places(widget.project.map { "PRODUCT_BUNDLE_IDENTIFIER in \($0)" })
    ]
  }

  /// What a device or the App Store treats otherwise than the author may expect.
  ///
  /// - Parameters:
  ///   - drawsActivities: Whether the extension configures a Live Activity.
  ///   - request: Where the app starts one, as `path:line`; nil if that is not known.
  func remarks(drawsActivities: Bool, request: String? = nil) -> [String] {
    [
      versions("version", \.version, \.versionPlace),
      versions("build number", \.build, \.buildPlace), systems,
    ].compactMap(\.self) + activities(drawsActivities, request)
  }

  private func versions(
    _ what: String, _ value: (Program) -> String?, _ place: (Program) -> String?
  ) -> String? {
    guard let own = value(widget), let other = value(app), own != other else { return nil }
    return
      "the \(what) of \(widget.name) is \(own), that of \(app.name) \(other): Xcode warns, and "
      + "App Store Connect rejects the app. Use one build setting for both"
      + Self.places(place(widget), place(app))
  }

  /// Different places, for the end of a sentence.
  private static func places(_ places: String?...) -> String {
    let known = places.compactMap(\.self)
    let first = known.first.map { " (\($0)" } ?? ""
    return known.dropFirst().reduce(first) { $1 == known[0] ? $0 : "\($0), \($1)" }
      + (known.isEmpty ? "" : ")")
  }

  private var systems: String? {
    guard let own = widget.system, let other = app.system,
      own.compare(other, options: .numeric) == .orderedDescending
    else { return nil }
    return
      "\(app.name) runs on \(platform) \(other) and later, \(widget.name) only from \(own): on "
      + "earlier systems the app has no widgets. Lower the deployment target of \(widget.name) "
      + "unless that is intended" + Self.places(widget.project)
  }

  private func activities(_ drawsActivities: Bool, _ request: String?) -> [String] {
    guard supportsActivities == false, drawsActivities || request != nil else { return [] }
    let cause =
      request.map { "\($0): \(app.name) starts a Live Activity" }
      ?? "\(widget.name) has a Live Activity"
    return [
      "\(cause), but the Info.plist of \(app.name) does not set NSSupportsLiveActivities: "
        + "Activity.request throws. Add it with the value YES"
        + (app.file.map { " to \($0)" }
          ?? ": INFOPLIST_KEY_NSSupportsLiveActivities in \(app.project ?? "the app's target")")
    ]
  }

  /// A remark about groups of app and extension of which none is the same.
  static func separateGroups(app: [String]?, widget: [String]?) -> [String] {
    guard let app, let widget, !app.isEmpty, !widget.isEmpty, Set(app).isDisjoint(with: widget)
    else { return [] }
    return [
      "app and extension have no app group in common (\(app.joined(separator: ", ")) and "
        + "\(widget.joined(separator: ", "))): they share no files and defaults. Select one group in "
        + "both targets: Signing & Capabilities, App Groups"
    ]
  }
}

extension Packaging.Program {
  /// - Parameter information: The property list of the target.
  init(_ target: ProjectTarget, _ information: [String: Any], _ platform: Platform) {
    func value(_ key: String, _ setting: String) -> String? {
      let text = information[key] as? String ?? target.settings[setting]
      return text.flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }
    }
    self.init(
      name: target.name, identifier: target.bundleIdentifier,
      version: value("CFBundleShortVersionString", "MARKETING_VERSION"),
      build: value("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
      system: target.settings[platform.deploymentSetting])
    let list = PropertyListPlaces(of: target)
    project = target.project.lastPathComponent
    file = list.path
    versionPlace = list.place(of: "CFBundleShortVersionString", setting: "MARKETING_VERSION")
    buildPlace = list.place(of: "CFBundleVersion", setting: "CURRENT_PROJECT_VERSION")
    let point = information["NSExtension"] as? [String: Any]
    principal = ["NSExtensionPrincipalClass", "NSExtensionMainStoryboard"].first {
      point?[$0] != nil
    }.map { ($0, list.line(of: $0)) }
  }
}

/// Where keys of a target's property list are.
private struct PropertyListPlaces {
  /// Relative to the target's folder; nil without a file.
  let path: String?
  private let lines: [Substring]
  private let project: String

  init(of target: ProjectTarget) {
    project = target.project.lastPathComponent
    // A binary property list has no lines.
    let text = target.informationFile.flatMap { try? target.root.data(of: $0) }
      .map { String(decoding: $0, as: UTF8.self) }
    lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    path = target.informationFile.flatMap { file in
      guard text != nil else { return nil }
      let base = target.folder.path + "/"
      return file.path.hasPrefix(base) ? String(file.path.dropFirst(base.count)) : file.path
    }
  }

  func line(of key: String) -> String? {
    guard let path, let index = lines.firstIndex(where: { $0.contains("<key>\(key)</key>") }) else {
      return nil
    }
    return "\(path):\(index + 1)"
  }

  /// The place of a value: in the property list, or in the project if it names a setting.
  func place(of key: String, setting: String) -> String {
    let inProject = "\(setting) in \(project)"
    guard let index = lines.firstIndex(where: { $0.contains("<key>\(key)</key>") }) else {
      return inProject
    }
    let value = lines[index...].prefix(2).joined()
    return value.contains("$(") ? inProject : line(of: key) ?? inProject
  }
}
