import Foundation

// Compatibility: works | `move(fromOffsets:toOffset:)`, `remove(atOffsets:)`

extension MutableCollection {
  /// Moves the elements at some offsets before the element at another one. Traps if an offset is
  /// out of bounds.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    let result = before.map { elements[$0] } + moved + after.map { elements[$0] }
    for (index, element) in zip(indices, result) { self[index] = element }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}
