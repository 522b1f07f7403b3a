import SourceScanner

/// What the conditions in a manifest are compared with.
struct PackageConditions {
  var platform = Platform.iOS
  /// The traits that are enabled.
  var traits: Set<String> = []

  /// Whether the condition of a dependency or setting holds, such as
  /// `.when(platforms: [.iOS], traits: ["Fast"])`.
  func hold(for call: ManifestCall) -> Bool {
    let conditions = call.arguments.compactMap { ManifestCall($0.value) }
      .filter { $0.name == "when" }
    return conditions.allSatisfy { condition in
      let platforms = condition.list("platforms")
      let needed = condition.strings("traits")
      return (platforms.isEmpty || platforms.contains(.name(platform.rawValue)))
        && condition["configuration"] != .name("release")
        && (needed.isEmpty || !traits.isDisjoint(with: needed))
    }
  }
}
