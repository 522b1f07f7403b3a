import Foundation

/// The orientations that an app supports, by its property list.
///
/// ```xml
/// <key>UISupportedInterfaceOrientations</key>
/// <array><string>UIInterfaceOrientationPortrait</string></array>
/// <key>UISupportedInterfaceOrientations~ipad</key>
/// <array>…</array>
/// ```
/// An app without the key turns. On an iPad, an app that does not require the whole screen turns,
/// whatever the key says. Source: Information Property List, `UISupportedInterfaceOrientations` and
/// `UIRequiresFullScreen`.
struct AppOrientations: Equatable {
  /// The idioms of devices on which the app stays upright: `phone`, `pad`.
  private(set) var uprightIdioms: [String] = []
  /// Sentences about values that are no orientations.
  private(set) var notices: [String] = []

  static let key = "UISupportedInterfaceOrientations"
  private static let landscape: Set = [
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]
  private static let names =
    landscape.union(["UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown"])

  /// - Parameters:
  ///   - values: The app's property list.
  ///   - app: The app's name, for notices.
  init(_ values: [String: Any], of app: String) {
    if staysUpright(values, "iphone", app) { uprightIdioms.append("phone") }
    let isUprightPad = staysUpright(values, "ipad", app)
    if isUprightPad, Self.value("UIRequiresFullScreen", values, "ipad") as? Bool == true {
      uprightIdioms.append("pad")
    }
  }

  /// Whether the list of a device has orientations, and none of them is landscape.
  private mutating func staysUpright(
    _ values: [String: Any], _ device: String, _ app: String
  ) -> Bool {
    let given = Self.value(Self.key, values, device)
    // A build setting has the names in one text.
    let names =
      given as? [String]
      ?? (given as? String)?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    for name in names where !Self.names.contains(name) {
      let notice =
        "\"\(name)\" in \(Self.key) of \(app) is not an orientation and is ignored; use "
        + Self.names.sorted().joined(separator: ", ")
      if !notices.contains(notice) { notices.append(notice) }
    }
    let known = Self.names.intersection(names)
    return !known.isEmpty && known.isDisjoint(with: Self.landscape)
  }

  /// The value of a key, of which a device can have its own.
  private static func value(_ key: String, _ values: [String: Any], _ device: String) -> Any? {
    values["\(key)~\(device)"] ?? values[key]
  }
}

extension SourceFolder {
  /// The orientations of the app of a folder without a project: those of the first property list
  /// that has any, because the app's and the extension's may both be in the folder. Throws
  /// `BuildError.unreadable`.
  func appOrientations() throws(BuildError) -> AppOrientations {
    var lists = try appInformation().map { [$0] } ?? []
    for file in propertyLists {
      lists.append(try InformationPropertyList.values(of: file, in: project))
    }
    let found = lists.first { $0.keys.contains { $0.hasPrefix(AppOrientations.key) } }
    return AppOrientations(found ?? [:], of: root.lastPathComponent)
  }
}
