/// A trie of values by subject or by pattern.
///
///     var tree = SubjectTree<String>()
///     tree.update("push.*.alert") { $0 = "alerts" }
///     tree.values(covering: "push.d1.alert")    // ["alerts"]
///
/// Complexity: proportional to the number of words in the subject and to the number of results.
struct SubjectTree<Value> {
  private var value: Value?
  private var children: [Substring: SubjectTree] = [:]

  private var isEmpty: Bool { value == nil && children.isEmpty }

  /// Changes the value of this exact subject or pattern; nil removes it.
  mutating func update<Result>(
    _ subject: String, _ change: (inout Value?) -> Result
  ) -> Result {
    update(Subject.words(subject)[...], change)
  }

  private mutating func update<Result>(
    _ words: ArraySlice<Substring>, _ change: (inout Value?) -> Result
  ) -> Result {
    guard let word = words.first else { return change(&value) }
    let result = children[word, default: SubjectTree()].update(words.dropFirst(), change)
    if children[word]?.isEmpty == true { children[word] = nil }
    return result
  }

  /// The value of this exact subject or pattern.
  subscript(subject: String) -> Value? {
    var node = self
    for word in Subject.words(subject) {
      guard let child = node.children[word] else { return nil }
      node = child
    }
    return node.value
  }

  /// The values of the patterns that match a subject.
  func values(covering subject: String) -> [Value] {
    var found: [Value] = []
    collect(covering: Subject.words(subject)[...], &found)
    return found
  }

  private func collect(covering words: ArraySlice<Substring>, _ found: inout [Value]) {
    guard let word = words.first else {
      if let value { found.append(value) }
      return
    }
    let rest = words.dropFirst()
    children[word]?.collect(covering: rest, &found)
    children["*"]?.collect(covering: rest, &found)
    if let value = children[">"]?.value { found.append(value) }
  }

  /// The values of the subjects that match a pattern.
  func values(coveredBy pattern: String) -> [Value] {
    var found: [Value] = []
    collect(coveredBy: Subject.words(pattern)[...], &found)
    return found
  }

  private func collect(coveredBy words: ArraySlice<Substring>, _ found: inout [Value]) {
    guard let word = words.first else {
      if let value { found.append(value) }
      return
    }
    let rest = words.dropFirst()
    switch word {
    case ">": for child in children.values { child.collectAll(&found) }
    case "*": for child in children.values { child.collect(coveredBy: rest, &found) }
    default: children[word]?.collect(coveredBy: rest, &found)
    }
  }

  private func collectAll(_ found: inout [Value]) {
    if let value { found.append(value) }
    for child in children.values { child.collectAll(&found) }
  }
}
