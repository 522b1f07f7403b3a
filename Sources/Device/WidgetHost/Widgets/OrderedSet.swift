/// A set that keeps the order of the first insertions. Inserting is O(1).
struct OrderedSet<Element: Hashable> {
  private var elements: [Element] = []
  private var members: Set<Element> = []

  mutating func insert(_ element: Element) {
    if members.insert(element).inserted { elements.append(element) }
  }
}

extension OrderedSet: Sequence {
  func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}
