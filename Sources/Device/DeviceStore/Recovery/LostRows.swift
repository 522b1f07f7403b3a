/// The rows that a recovery could not keep, by table.
struct LostRows {
  private struct Losses {
    var keys: [String] = []
    var hasUnknown = false
  }

  private var losses: [String: Losses] = [:]

  var isEmpty: Bool { losses.isEmpty }

  /// Whether rows of a table are lost whose keys are not known.
  func hasUnknown(_ table: String) -> Bool { losses[table]?.hasUnknown == true }

  /// The known keys of a table's lost rows. Rows of one item have the same key.
  func keys(_ table: String) -> Set<String> { Set(losses[table]?.keys ?? []) }

  mutating func add(_ keys: some Sequence<String>, hasUnknown: Bool = false, in table: String) {
    losses[table, default: Losses()].keys += keys
    if hasUnknown { losses[table]?.hasUnknown = true }
    if losses[table]?.keys.isEmpty == true, !hasUnknown { losses[table] = nil }
  }

  /// For example `2 widgets (p3, p7), some ledger rows`. Rows that the device produces again are
  /// counted together.
  var description: String {
    var parts: [String] = []
    var reproducible = 0
    var hasUnknownReproducible = false
    for table in StoreTable.all {
      guard let losses = losses[table.name] else { continue }
      if table.isReproducible {
        reproducible += losses.keys.count
        hasUnknownReproducible = hasUnknownReproducible || losses.hasUnknown
      } else {
        parts.append(Self.text(losses, table))
      }
    }
    if hasUnknownReproducible {
      parts.append("stored pictures and timelines, which are produced again")
    } else if reproducible > 0 {
      parts.append(
        "\(reproducible) stored pictures and timelines, which are produced again")
    }
    return parts.joined(separator: ", ")
  }

  private static func text(_ losses: Losses, _ table: StoreTable) -> String {
    guard !losses.keys.isEmpty else { return "an unknown number of \(table.plural)" }
    let count = losses.keys.count
    let least = losses.hasUnknown ? "at least " : ""
    let noun = count == 1 ? table.singular : table.plural
    // Tokens are not text, and the keys of rows that belong to an item say nothing about them.
    guard !["ended_tokens", "links", "ledger"].contains(table.name) else {
      return "\(least)\(count) \(noun)"
    }
    let names = Set(losses.keys).sorted()
    let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    return "\(least)\(count) \(noun) (\(shown))"
  }
}
