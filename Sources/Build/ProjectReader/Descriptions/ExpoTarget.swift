import Foundation

/// A folder in Expo's `targets`, with an `expo-target.config.js` that says what it is.
///
/// The file is JavaScript or JSON. It is read as text, not run: what is computed is not found.
/// Source: the documentation of expo-apple-targets.
struct ExpoTarget {
  static let fileNames = ["expo-target.config.js", "expo-target.config.json"]

  var target: ProjectTarget

  /// Throws `ProjectError`.
  init(contentsOf file: URL, _ options: ReadingOptions) throws(ProjectError) {
    let folder = file.deletingLastPathComponent()
    let root = options.root(around: folder.deletingLastPathComponent())
    let text = try root.text(of: file)
    let name = Self.value(of: "name", in: text) ?? folder.lastPathComponent
    let configuration = try options.configuration(
      among: ["Debug", "Release"], project: ["Debug", "Release"])
    var values = [
      "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "SWIFT_VERSION": "5.0",
      "CONFIGURATION": configuration, "GENERATE_INFOPLIST_FILE": "YES",
      "INFOPLIST_KEY_CFBundleDisplayName": Self.value(of: "displayName", in: text) ?? name,
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": configuration == "Debug" ? "DEBUG" : "",
    ]
    if let identifier = Self.value(of: "bundleIdentifier", in: text), !identifier.hasPrefix(".") {
      values["PRODUCT_BUNDLE_IDENTIFIER"] = identifier
    }
    let information = folder.appendingPathComponent("Info.plist")
    if root.has(information) {
      values["INFOPLIST_FILE"] = information.path
    }
    var settings = BuildSettings(levels: [values])
    settings.override(options.settings)
    target = ProjectTarget(
      name: name, kind: Self.value(of: "type", in: text) == "widget" ? .widgetExtension : .other,
      platforms: [.iOS], project: file, folder: folder, root: root,
      settings: settings, configuration: configuration, configurations: ["Debug", "Release"])
    // Files in `_shared` beside the target belong to all targets.
    let shared = folder.deletingLastPathComponent().appendingPathComponent("_shared")
    let files = [folder, shared].flatMap { folder in
      ProjectFiles.below(folder, in: root).map { folder.appendingPathComponent($0) }
    }.filter { !["js", "ts", "json"].contains($0.pathExtension) }
    target.files = files.filter(root.contains)
    target.outsideFiles = files.filter { !root.contains($0) }
    try target.checkNames()
  }

  /// The text of a property such as `type: "widget"` or `"type": "widget"`.
  private static func value(of name: String, in text: String) -> String? {
    let lines = text.split(separator: "\n").map { line in
      line.trimmingCharacters(in: .whitespaces).hasPrefix("//") ? "" : String(line)
    }.joined(separator: "\n")
    let pattern = /["']?\b([A-Za-z]+)["']?\s*:\s*["']([^"'\n]*)["']/
    return lines.matches(of: pattern).first { $0.1 == name }.map { String($0.2) }
  }
}
