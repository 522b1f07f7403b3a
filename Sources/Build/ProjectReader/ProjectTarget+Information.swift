import Foundation

extension ProjectTarget {
  /// The kind of an app extension, by its extension point. Throws `ProjectError`.
  var extensionKind: Kind {
    get throws(ProjectError) {
      switch try extensionPoint {
      case "com.apple.widgetkit-extension": .widgetExtension
      case "com.apple.securecapture": .captureExtension
      default: .otherExtension
      }
    }
  }

  /// The identifier of the extension point, such as `com.apple.widgetkit-extension`; nil if the
  /// target declares none. Throws `ProjectError`.
  private var extensionPoint: String? {
    get throws(ProjectError) {
      let values = try information()
      let dictionary =
        values["NSExtension"] as? [String: Any] ?? values["EXAppExtensionAttributes"]
        as? [String: Any]
      return dictionary?["NSExtensionPointIdentifier"] as? String
        ?? dictionary?["EXExtensionPointIdentifier"] as? String
    }
  }

  /// The `Info.plist` of the built target: the target's own file with its settings expanded, and
  /// the keys that Xcode generates from `INFOPLIST_KEY_` settings. Throws `ProjectError`.
  package func information() throws(ProjectError) -> [String: Any] {
    var values: [String: Any] = [:]
    var budget = BuildSettings.Budget(references: 20_000)
    if let file = informationFile, root.has(file) {
      values = try PropertyListFile.dictionary(of: file, in: root)
        .mapValues { expanding($0, &budget) }
    }
    if let data = informationProperties,
      let properties = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    {
      values.merge(properties.mapValues { expanding($0, &budget) }) { $1 }
    }
    guard settings.isOn("GENERATE_INFOPLIST_FILE") else { return values }
    let prefix = "INFOPLIST_KEY_"
    for name in settings.names.sorted() where name.hasPrefix(prefix) {
      let key = Self.generatedKey(name.dropFirst(prefix.count))
      guard values[key] == nil, let text = settings.value(of: name, &budget), !text.isEmpty
      else { continue }
      values[key] = Self.generatedValue(text, for: key)
    }
    for (key, setting) in Self.generatedKeys where values[key] == nil {
      if let value = settings.value(of: setting, &budget), !value.isEmpty { values[key] = value }
    }
    return values
  }

  /// The keys that Xcode generates from other settings.
  private static let generatedKeys = [
    "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
    "CFBundleExecutable": "EXECUTABLE_NAME",
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
    "CFBundleName": "PRODUCT_NAME",
    "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
    "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]

  /// The key of a setting, of which a kind of device can have its own, such as
  /// `UISupportedInterfaceOrientations_iPad`.
  private static func generatedKey(_ name: Substring) -> String {
    for (suffix, device) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")]
    where name.hasSuffix(suffix) {
      return name.dropLast(suffix.count) + device
    }
    return String(name)
  }

  /// `YES` and `NO` are Booleans.
  private static func generatedValue(_ text: String, for key: String) -> Any {
    switch text {
    case "YES": true
    case "NO": false
    default: text
    }
  }

  /// Expands the settings in texts at every depth.
  private func expanding(_ value: Any, _ budget: inout BuildSettings.Budget) -> Any {
    switch value {
    case let text as String: text.contains("$") ? settings.expanding(text, &budget) : text
    case let list as [Any]: list.map { expanding($0, &budget) }
    case let dictionary as [String: Any]: dictionary.mapValues { expanding($0, &budget) }
    default: value
    }
  }
}

extension BuildSettings {
  /// The platforms of `SUPPORTED_PLATFORMS`, or of `SDKROOT`.
  var platforms: Set<Platform> {
    let names = list("SUPPORTED_PLATFORMS") + [self["SDKROOT"] ?? ""]
    let platforms = names.compactMap(Platform.init(sdk:))
    return platforms.isEmpty ? [.iOS] : Set(platforms)
  }
}
