import ViewArchive

/// The value of `zIndex(_:)`.
struct ZIndexKey: LayoutValueKey {
  static let defaultValue: Double = 0
}

extension Array where Element == _LayoutNode {
  /// Sorts the archive nodes of these nodes by `zIndex(_:)`, keeping the order of equal ones.
  @MainActor
  func backToFront(_ placed: [ArchiveNode]) -> [ArchiveNode] {
    let depths = map { $0.layoutValue(ZIndexKey.self) }
    guard let first = depths.first, depths.contains(where: { $0 != first }) else { return placed }
    return placed.indices
      .sorted { (depths[$0], $0) < (depths[$1], $1) }
      .map { placed[$0] }
  }
}
