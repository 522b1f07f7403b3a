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
  }

  var app: Program
  var widget: Program
  /// Such as `iOS`.
  var platform: String
  /// `NSSupportsLiveActivities` in the property list of the app.
  var supportsActivities: Bool?

  /// What keeps the app from being installed.
  var problems: [String] {
    guard let own = widget.identifier, let other = app.identifier, !own.hasPrefix(other + ".")
    else {
      return []
    }
    return [
      "the bundle identifier of \(widget.name), \(own), does not begin with that of its app, "
        + "\(other): Xcode does not embed the extension, and a device does not install it. Name it "
        + "\(other).\(own.split(separator: ".").last ?? "widgets")"
    ]
  }

  /// What a device or the App Store treats otherwise than the author may expect.
  ///
  /// - Parameter drawsActivities: Whether the extension configures a Live Activity.
  func remarks(drawsActivities: Bool) -> [String] {
    [versions("version", \.version), versions("build number", \.build), systems]
      .compactMap(\.self) + activities(drawsActivities)
  }

  private func versions(_ what: String, _ value: (Program) -> String?) -> String? {
    guard let own = value(widget), let other = value(app), own != other else { return nil }
    return
      "the \(what) of \(widget.name) is \(own), that of \(app.name) \(other): Xcode warns, and "
      + "App Store Connect rejects the app. Use one build setting for both"
  }

  private var systems: String? {
    guard let own = widget.system, let other = app.system,
      own.compare(other, options: .numeric) == .orderedDescending
    else { return nil }
    return
      "\(app.name) runs on \(platform) \(other) and later, \(widget.name) only from \(own): on "
      + "earlier systems the app has no widgets"
  }

  private func activities(_ drawsActivities: Bool) -> [String] {
    guard drawsActivities, supportsActivities == false else { return [] }
    return [
      "\(widget.name) has a Live Activity, but the Info.plist of \(app.name) does not set "
        + "NSSupportsLiveActivities: Activity.request throws"
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
  }
}
