import Foundation

/// The bundle's `Info.plist`, from which `Bundle.main` reads its identifier and its keys.
///
/// As Xcode makes it: the folder's own file with the build settings filled in, and what each
/// bundle has. A project's settings aren't in a folder of sources, so that identifier and version
/// have plain values there.
struct InformationPropertyList {
  static let fileName = "Info.plist"

  let moduleName: String
  private(set) var values: [String: Any]

  /// `file` is the folder's own, nil where it has none. Throws `BuildError.unreadable`.
  init(moduleName: String, file: URL?) throws(BuildError) {
    self.moduleName = moduleName
    values = [:]
    if let file {
      do {
        let data = try Data(contentsOf: file)
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let own = list as? [String: Any] else {
          throw BuildError.unreadable(file.path, reason: "it is no dictionary")
        }
        values = own
      } catch let error as BuildError {
        throw error
      } catch {
        throw .unreadable(file.path, reason: "it is no property list")
      }
    }
    values = values.mapValues(filled)
    let required: [String: String] = [
      "CFBundleIdentifier": setting("PRODUCT_BUNDLE_IDENTIFIER"),
      "CFBundleName": moduleName,
      "CFBundleExecutable": moduleName,
      "CFBundlePackageType": setting("PRODUCT_BUNDLE_PACKAGE_TYPE"),
      "CFBundleShortVersionString": setting("MARKETING_VERSION"),
      "CFBundleVersion": setting("CURRENT_PROJECT_VERSION"),
    ]
    values.merge(required) { own, _ in own }
    values["CFBundleExecutable"] = moduleName
  }

  func data() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }

  /// What a build setting is here; empty for those that have no meaning, as in Xcode.
  private func setting(_ name: String) -> String {
    switch name {
    // Letters, digits, hyphens and full stops only.
    case "PRODUCT_BUNDLE_IDENTIFIER":
      "local.vitrine." + moduleName.replacingOccurrences(of: "_", with: "-")
    case "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME": moduleName
    case "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!"
    case "DEVELOPMENT_LANGUAGE": "en"
    case "MARKETING_VERSION": "1.0"
    case "CURRENT_PROJECT_VERSION": "1"
    default: ""
    }
  }

  /// Texts with `$(NAME)`, `${NAME}` and `$(NAME:modifier)` replaced, at every depth.
  private func filled(_ value: Any) -> Any {
    switch value {
    case let text as String: filled(text)
    case let list as [Any]: list.map(filled)
    case let dictionary as [String: Any]: dictionary.mapValues(filled)
    default: value
    }
  }

  private func filled(_ text: String) -> String {
    text.replacing(/\$(?:\(([A-Za-z0-9_]+)(?::[^)]*)?\)|\{([A-Za-z0-9_]+)\})/) { match in
      setting(String(match.output.1 ?? match.output.2 ?? ""))
    }
  }
}
