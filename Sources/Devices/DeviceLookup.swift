extension Device {
  /// The device of this identifier (`393x852`) or model (`iPhone 15 Pro`). Case, spaces and dashes
  /// do not count.
  public static func named(_ name: String) -> Device? {
    let wanted = folded(name)
    return all.first { folded($0.identifier) == wanted }
      ?? all.first { $0.models.contains { folded($0) == wanted } }
  }

  /// Identifiers and models, for messages that say what there is.
  public static var names: [String] { all.flatMap { [$0.identifier] + $0.models } }

  private static func folded(_ name: String) -> String {
    String(name.lowercased().map { $0 == "×" ? "x" : $0 }.filter { !" -_()".contains($0) })
  }
}
