import Foundation
import SourceScanner

/// The output of `swift package dump-package`, as the expressions that a constant manifest has.
///
/// Both kinds of manifests are then read by the same code. Source: the output of SwiftPM 6.3.
struct ManifestDump {
  typealias Argument = SourceExpression.Argument

  private(set) var arguments: [Argument] = []

  /// nil if the data is not such an output.
  init?(_ data: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let name = root["name"] as? String
    else { return nil }
    arguments = [
      Argument(label: "name", value: .string(name)),
      Self.list("products", root, Self.product), Self.list("dependencies", root, Self.dependency),
      Self.list("targets", root, Self.target), Self.list("traits", root, Self.trait),
      Argument(
        label: "swiftLanguageModes",
        value: .array(
          (root["swiftLanguageVersions"] as? [String] ?? []).map {
            .call("version", [Argument(label: nil, value: .string($0))])
          })),
    ]
  }

  private static func list(
    _ name: String, _ values: [String: Any], _ element: ([String: Any]) -> SourceExpression?
  ) -> Argument {
    let elements = values[name] as? [[String: Any]] ?? []
    return Argument(label: name, value: .array(elements.compactMap(element)))
  }

  private static func text(_ label: String?, _ value: Any?) -> Argument? {
    (value as? String).map { Argument(label: label, value: .string($0)) }
  }

  private static func texts(_ label: String, _ value: Any?) -> Argument? {
    (value as? [String]).map { Argument(label: label, value: .array($0.map { .string($0) })) }
  }

  private static func product(_ values: [String: Any]) -> SourceExpression? {
    .call("library", [text("name", values["name"]), texts("targets", values["targets"])].compacted)
  }

  private static func trait(_ values: [String: Any]) -> SourceExpression? {
    let isDefault = values["name"] as? String == "default"
    return .call(
      isDefault ? "default" : "trait",
      [text("name", values["name"]), texts("enabledTraits", values["enabledTraits"])].compacted)
  }

  private static func dependency(_ values: [String: Any]) -> SourceExpression? {
    let traits = (values.first?.value as? [[String: Any]])?.first?["traits"] as? [[String: Any]]
    let names = texts("traits", traits?.compactMap { $0["name"] as? String })
    if let local = (values["fileSystem"] as? [[String: Any]])?.first {
      return .call("package", [text("path", local["path"]), names].compacted)
    }
    guard let remote = (values["sourceControl"] as? [[String: Any]])?.first else { return nil }
    let location = remote["location"] as? [String: Any]
    let url = (location?["remote"] as? [[String: Any]])?.first?["urlString"]
    let path = (location?["local"] as? [String])?.first
    let requirement = remote["requirement"] as? [String: Any]
    var version: Argument?
    if let range = (requirement?["range"] as? [[String: Any]])?.first {
      let ends = [range["lowerBound"], range["upperBound"]].map { text(nil, $0) }
      version = Argument(label: nil, value: .call("..<", ends.compacted))
    } else if let (kind, value) = requirement?.first {
      version = text(kind, (value as? [String])?.first)
    }
    return .call("package", [text("url", url ?? path), version, names].compacted)
  }

  // MARK: Targets

  private static func target(_ values: [String: Any]) -> SourceExpression? {
    let kinds = [
      "regular": "target", "executable": "executableTarget", "test": "testTarget",
      "system": "systemLibrary", "binary": "binaryTarget",
    ]
    guard let type = values["type"] as? String else { return nil }
    let all = values["settings"] as? [[String: Any]] ?? []
    func settings(of tool: String) -> Argument {
      let own = all.filter { $0["tool"] as? String == tool }
      return Argument(label: "\(tool)Settings", value: .array(own.compactMap(setting)))
    }
    return .call(
      kinds[type] ?? type,
      [
        text("name", values["name"]), text("path", values["path"]),
        list("dependencies", values, targetDependency), texts("exclude", values["exclude"]),
        texts("sources", values["sources"]), list("resources", values, resource),
        plugins(values), text("publicHeadersPath", values["publicHeadersPath"]),
        settings(of: "swift"),
        settings(of: "c"),
      ].compacted)
  }

  private static func plugins(_ values: [String: Any]) -> Argument {
    let elements = values["pluginUsages"] as? [[String: Any]] ?? []
    return Argument(label: "plugins", value: .array(elements.compactMap(plugin)))
  }

  /// `{"plugin": ["Lint", "tools"]}`.
  private static func plugin(_ values: [String: Any]) -> SourceExpression? {
    let parts = values["plugin"] as? [Any] ?? []
    let package = parts.count > 1 ? text("package", parts[1]) : nil
    return text("name", parts.first).map { .call("plugin", [$0, package].compacted) }
  }

  private static func resource(_ values: [String: Any]) -> SourceExpression? {
    let rule = (values["rule"] as? [String: Any])?.keys.first ?? "process"
    return text(nil, values["path"]).map { .call(rule, [$0]) }
  }

  /// `{"product": ["Chart", "chart", null, {"platformNames": ["ios"]}]}`.
  private static func targetDependency(_ values: [String: Any]) -> SourceExpression? {
    guard let (kind, value) = values.first, let parts = value as? [Any] else { return nil }
    let package = kind == "product" && parts.count > 1 ? text("package", parts[1]) : nil
    return .call(
      kind,
      [text("name", parts.first), package, condition(parts.last as? [String: Any])].compacted)
  }

  private static func setting(_ values: [String: Any]) -> SourceExpression? {
    guard let (kind, value) = (values["kind"] as? [String: Any])?.first else { return nil }
    let argument = text(nil, (value as? [String: Any])?["_0"])
    let isMode = kind == "swiftLanguageMode" || kind == "swiftLanguageVersion"
    let mode = argument.map { Argument(label: nil, value: .call("version", [$0])) }
    return .call(
      kind, [isMode ? mode : argument, condition(values["condition"] as? [String: Any])].compacted)
  }

  /// `.when(platforms: [.iOS], configuration: .debug, traits: ["A"])`.
  private static func condition(_ values: [String: Any]?) -> Argument? {
    guard let values else { return nil }
    let platforms = (values["platformNames"] as? [String] ?? []).map { name in
      let known = Platform.allCases.first { $0.rawValue.lowercased() == name }
      return SourceExpression.name(known?.rawValue ?? name)
    }
    let configuration = (values["config"] as? String ?? values["configuration"] as? String).map {
      Argument(label: "configuration", value: .name($0))
    }
    return Argument(
      label: "condition",
      value: .call(
        "when",
        [
          Argument(label: "platforms", value: .array(platforms)), configuration,
          texts("traits", values["traits"]),
        ].compacted))
  }
}

extension Array where Element == SourceExpression.Argument? {
  fileprivate var compacted: [SourceExpression.Argument] { compactMap { $0 } }
}
