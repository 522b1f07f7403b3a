extension Device {
  /// The device with this identifier (`393x852`) or model (`iPhone 15 Pro`). Ignores case, spaces,
  /// dashes, underscores and parentheses.
  package static func named(_ name: String) -> Device? {
    let wanted = normalized(name)
    return all.first { normalized($0.identifier) == wanted }
      ?? all.first { $0.models.contains { normalized($0) == wanted } }
  }

  /// All identifiers and models, for messages that list them.
  package static var names: [String] { all.flatMap { [$0.identifier] + $0.models } }

  private static func normalized(_ name: String) -> String {
    String(name.lowercased().map { $0 == "×" ? "x" : $0 }.filter { !" -_()".contains($0) })
  }
}
