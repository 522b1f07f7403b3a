extension Device {
  /// The device with this identifier (`393x852`) or model (`iPhone 15 Pro`). Ignores case, spaces,
  /// dashes, underscores and parentheses.
  package static func named(_ name: String) -> Device? {
    // Each change of a device asks for its screen by the identifier, which is normalized.
    byName[name] ?? byName[normalized(name)]
  }

  /// The devices by normalized identifiers and models. An identifier takes precedence over a model,
  /// and an earlier device over a later one.
  private static let byName: [String: Device] = {
    let named =
      all.map { ($0.identifier, $0) } + all.flatMap { device in device.models.map { ($0, device) } }
    return Dictionary(named.map { (normalized($0), $1) }) { first, _ in first }
  }()

  /// All identifiers and models, for messages that list them.
  package static var names: [String] { all.flatMap { [$0.identifier] + $0.models } }

  private static func normalized(_ name: String) -> String {
    String(name.lowercased().map { $0 == "×" ? "x" : $0 }.filter { !" -_()".contains($0) })
  }
}
