/// Lists the known names for an error about an unknown one, and suggests the closest:
/// `Tide, Lunch; did you mean Tide?`. Without names: `none`.
/// - Parameter others: Names that are suggested and not listed.
package func knownNames(
  _ names: [String], also others: [String] = [], insteadOf wanted: String
) -> String {
  guard !names.isEmpty else { return "none" }
  let hint = nearestName(to: wanted, in: names + others).map { "; did you mean \($0)?" } ?? ""
  return names.joined(separator: ", ") + hint
}

/// Returns the name closest to a misspelled one; nil if none is close. Complexity:
/// O(names × length²).
package func nearestName(to wanted: String, in names: [String]) -> String? {
  let folded = wanted.lowercased()
  let scored = names.map { name in
    let candidate = name.lowercased()
    let isPart = folded.count > 2 && (candidate.hasPrefix(folded) || candidate.hasSuffix(folded))
    return (name, isPart ? 1 : editDistance(folded, candidate))
  }
  guard let best = scored.min(by: { $0.1 < $1.1 }), best.1 <= max(2, wanted.count / 3) else {
    return nil
  }
  return best.0
}

/// The number of letters to insert, remove, replace or swap with a neighbour (optimal string
/// alignment).
package func editDistance(_ first: String, _ second: String) -> Int {
  let (a, b) = (Array(first), Array(second))
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1] + [Int](repeating: 0, count: b.count)
    for j in b.indices {
      row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
      }
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
