import SQLiteDatabase

/// The order of sort descriptors. Strings are compared as `StandardOrder` does, unless the
/// descriptor has a comparator.
struct ModelOrder<T: PersistentModel> {
  private let descriptors: [SortDescriptor<T>]

  init(_ descriptors: [SortDescriptor<T>]) { self.descriptors = descriptors }

  func sorted(_ models: [T]) -> [T] {
    guard !descriptors.isEmpty else { return models }
    let comparisons = descriptors.map(Self.comparison)
    return models.enumerated().sorted { left, right in
      for compare in comparisons {
        switch compare(left.element, right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  private static func comparison(_ descriptor: SortDescriptor<T>) -> (T, T) -> ComparisonResult {
    guard isStandard(descriptor) else { return descriptor.compare }
    let sign = descriptor.order == .forward ? 1 : -1
    func ordered(_ value: Int) -> ComparisonResult {
      value == 0 ? .orderedSame : value * sign < 0 ? .orderedAscending : .orderedDescending
    }
    switch descriptor.keyPath {
    case let path as KeyPath<T, String>:
      return { ordered(StandardOrder.compare($0[keyPath: path], $1[keyPath: path])) }
    case let path as KeyPath<T, String?>:
      return {
        switch ($0[keyPath: path], $1[keyPath: path]) {
        case (let left?, let right?): ordered(StandardOrder.compare(left, right))
        case (nil, nil): .orderedSame
        case (nil, _): ordered(-1)
        case (_, nil): ordered(1)
        }
      }
    default: return descriptor.compare
    }
  }

  /// Whether a descriptor has no comparator. On Apple's platforms strings are then compared as
  /// Finder does; Foundation on Linux compares them by their scalars.
  static func isStandard(_ descriptor: SortDescriptor<T>) -> Bool {
    let comparison = Mirror(reflecting: descriptor).children.first { $0.label == "comparison" }
    return comparison.flatMap { Mirror(reflecting: $0.value).children.first?.label } == "comparable"
  }
}
