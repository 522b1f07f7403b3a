/// Chooses few combinations of a plan's axes that cover all pairs: for any two values of two axes
/// that occur together in the full product, such as a language and a device, at least one chosen
/// combination has both.
///
/// A greedy algorithm (Cohen et al., "The AETG system", 1997), without its random numbers: a
/// combination begins with the first pair that is not covered; each further axis gets the value
/// with which the most new pairs are covered. The same plan gives the same combinations.
///
/// The axes are the kind, the family and the device, which depend on each other, and the language,
/// the type size and the color scheme. Complexity: O(combinations × subjects).
struct PairwiseCases {
  /// An index of a value for each axis.
  private typealias Row = [Int]

  /// The axes in the order of a row.
  private enum Axis {
    static let (kind, family, device, locale, typeSize, scheme) = (0, 1, 2, 3, 4, 5)
    static let count = 6
    static let ofSubject = 0..<3
    static let free = 3..<6
  }

  private let plan: SweepPlan
  /// The values of the first three axes, for each subject.
  private let subjects: [Row]
  /// The schemes of each subject, as indices of `schemes`.
  private let schemesOfSubjects: [[Int]]
  private let schemes: [String]
  private let sizes: [Int]
  private var uncovered: PairSet
  /// How often each value of an axis, and each subject, was chosen.
  private var uses: [[Int]]
  private var subjectUses: [Int]

  init(_ plan: SweepPlan) {
    self.plan = plan
    func numbered<Value: Hashable>(_ values: [Value]) -> [Int] {
      var numbers: [Value: Int] = [:]
      return values.map { value in
        let number = numbers[value] ?? numbers.count
        numbers[value] = number
        return number
      }
    }
    let kinds = numbered(plan.subjects.map { "\($0.bundle) \($0.kind)" })
    let families = numbered(plan.subjects.map(\.family))
    let devices = numbered(plan.subjects.map(\.device))
    subjects = zip(kinds, zip(families, devices)).map { [$0, $1.0, $1.1] }
    var known: [String] = []
    for scheme in plan.subjects.flatMap(\.schemes) where !known.contains(scheme) {
      known.append(scheme)
    }
    schemes = known
    schemesOfSubjects = plan.subjects.map { subject in
      known.indices.filter { subject.schemes.contains(known[$0]) }
    }
    sizes =
      [kinds, families, devices].map { ($0.max() ?? -1) + 1 }
      + [plan.locales.count, plan.typeSizes.count, known.count]
    uncovered = PairSet(sizes: sizes)
    uses = sizes.map { [Int](repeating: 0, count: $0) }
    subjectUses = [Int](repeating: 0, count: subjects.count)
    for (subject, schemes) in zip(subjects, schemesOfSubjects) {
      for scheme in schemes {
        for locale in plan.locales.indices {
          uncovered.insertPairs(of: subject + [locale, 0, scheme])
        }
        for typeSize in plan.typeSizes.indices {
          uncovered.insertPairs(of: subject + [0, typeSize, scheme])
        }
      }
    }
    // These two do not depend on the subject.
    guard let subject = subjects.first, let scheme = schemesOfSubjects[0].first else { return }
    for locale in plan.locales.indices {
      for typeSize in plan.typeSizes.indices {
        uncovered.insertPairs(of: subject + [locale, typeSize, scheme])
      }
    }
  }

  /// The combinations, ordered by language.
  mutating func cases() -> [SweepPlan.Case] {
    var cases: [SweepPlan.Case] = []
    while let pair = uncovered.first {
      let (subject, row) = combination(with: pair)
      uncovered.removePairs(of: row)
      for (axis, value) in row.enumerated() { uses[axis][value] += 1 }
      subjectUses[subject] += 1
      cases.append(
        SweepPlan.Case(
          subject: subject, locale: row[Axis.locale], typeSize: row[Axis.typeSize],
          scheme: schemes[row[Axis.scheme]]))
    }
    return cases.sorted {
      ($0.locale, $0.subject, $0.typeSize, $0.scheme)
        < ($1.locale, $1.subject, $1.typeSize, $1.scheme)
    }
  }

  /// The best combination that has a pair.
  private func combination(with pair: PairSet.Pair) -> (subject: Int, row: Row) {
    var fixed = [Int?](repeating: nil, count: Axis.count)
    fixed[pair.axes.0] = pair.values.0
    fixed[pair.axes.1] = pair.values.1
    let possible = subjects.indices.filter { index in
      Axis.ofSubject.allSatisfy { fixed[$0] == nil || fixed[$0] == subjects[index][$0] }
        && (fixed[Axis.scheme].map { schemesOfSubjects[index].contains($0) } ?? true)
    }
    let subject = best(possible, subjectUses) { index in
      var row = fixed
      for axis in Axis.ofSubject { row[axis] = subjects[index][axis] }
      return uncovered.count(in: row)
    }
    for axis in Axis.ofSubject { fixed[axis] = subjects[subject][axis] }
    for axis in Axis.free where fixed[axis] == nil {
      let values = axis == Axis.scheme ? schemesOfSubjects[subject] : Array(0..<sizes[axis])
      fixed[axis] = best(values, uses[axis]) { value in
        var row = fixed
        row[axis] = value
        return uncovered.count(in: row)
      }
    }
    return (subject, fixed.map { $0 ?? 0 })
  }

  /// The value with the highest gain. Of several, the first of those that were chosen least, so
  /// that all values appear about equally often.
  private func best(_ values: [Int], _ uses: [Int], gain: (Int) -> Int) -> Int {
    var best = (value: values.first ?? 0, gain: -1)
    for value in values {
      let gain = gain(value)
      if gain > best.gain || (gain == best.gain && uses[value] < uses[best.value]) {
        best = (value, gain)
      }
    }
    return best.value
  }
}

/// Pairs of values of two axes, as bits.
private struct PairSet {
  struct Pair {
    var axes: (Int, Int)
    var values: (Int, Int)
  }

  private let sizes: [Int]
  /// For each pair of axes, whether the pairs of their values are in the set.
  private var bits: [[Bool]]
  /// The pairs of axes, in the order of `bits`.
  private let axes: [(Int, Int)]
  /// All pairs before this one are not in the set.
  private var start = (list: 0, position: 0)

  init(sizes: [Int]) {
    self.sizes = sizes
    axes = sizes.indices.flatMap { first in
      sizes.indices.filter { $0 > first }.map { (first, $0) }
    }
    bits = axes.map { [Bool](repeating: false, count: sizes[$0.0] * sizes[$0.1]) }
  }

  /// Removes the returned pair's predecessors from later searches.
  var first: Pair? {
    mutating get {
      while start.list < bits.count {
        if let found = bits[start.list][start.position...].firstIndex(of: true) {
          start.position = found
          let (one, other) = axes[start.list]
          return Pair(axes: (one, other), values: (found / sizes[other], found % sizes[other]))
        }
        start = (start.list + 1, 0)
      }
      return nil
    }
  }

  mutating func insertPairs(of row: [Int]) { set(row, to: true) }

  mutating func removePairs(of row: [Int]) { set(row, to: false) }

  private mutating func set(_ row: [Int], to isIn: Bool) {
    for (list, (one, other)) in axes.enumerated() {
      bits[list][row[one] * sizes[other] + row[other]] = isIn
    }
  }

  /// The number of pairs of a row that are in the set. Axes without a value have none.
  func count(in row: [Int?]) -> Int {
    var count = 0
    for (list, (one, other)) in axes.enumerated() {
      guard let first = row[one], let second = row[other] else { continue }
      if bits[list][first * sizes[other] + second] { count += 1 }
    }
    return count
  }
}
