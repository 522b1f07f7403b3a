import HostLink

/// Says in which of the audited variants something was found:
/// `at accessibility3 and larger, in de_DE`.
struct VariantWords {
  /// All variants of a form that were audited.
  let audited: Set<AuditVariant>

  /// Empty if something was found in all of them.
  func text(for found: Set<AuditVariant>) -> String {
    let locales = Set(audited.map(\.locale))
    var sizes: [[String]: [String]] = [:]
    for locale in locales.sorted() {
      let affected = found.filter { $0.locale == locale }
      guard !affected.isEmpty else { continue }
      let all = audited.filter { $0.locale == locale }
      let words = [
        Self.sizes(Set(affected.map(\.typeSize)), of: Set(all.map(\.typeSize))),
        Self.schemes(
          Set(affected.map(\.scheme)),
          // Only some type sizes are audited in both.
          of: Set(
            all.filter { one in affected.contains { $0.typeSize == one.typeSize } }.map(\.scheme))),
      ].filter { !$0.isEmpty }
      sizes[words, default: []].append(locale)
    }
    return sizes.sorted { $0.value[0] < $1.value[0] }.map { words, affected in
      let places = affected.count == locales.count ? [] : ["in " + Self.list(affected)]
      return (words + places).joined(separator: ", ")
    }.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static func sizes(
    _ found: Set<RenderEnvironment.TypeSize>, of audited: Set<RenderEnvironment.TypeSize>
  ) -> String {
    guard found != audited else { return "" }
    let order = RenderEnvironment.TypeSize.allCases.filter(audited.contains)
    let affected = order.filter(found.contains)
    guard let first = affected.first, let last = affected.last else { return "" }
    if affected.count > 1, affected == Array(order.suffix(affected.count)) {
      return "at \(first) and larger"
    }
    if affected.count > 1, affected == Array(order.prefix(affected.count)) {
      return "at \(last) and smaller"
    }
    return "at " + list(affected.map(\.rawValue))
  }

  private static func schemes(
    _ found: Set<RenderEnvironment.ColorScheme>, of audited: Set<RenderEnvironment.ColorScheme>
  ) -> String {
    found == audited ? "" : found.map { "in \($0)" }.sorted().joined(separator: " and ")
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
