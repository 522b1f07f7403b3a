/// Reads units as text: `mg/dL`, `kcal/(kg·hr)`, `m/s^2`, `ml/(kg*min)`.
enum UnitText {
  static func parse(_ text: String) -> [(part: HKUnit.Part, power: Int)]? {
    let sides = text.filter { $0 != " " }.split(separator: "/", omittingEmptySubsequences: false)
    guard let top = sides.first else { return nil }
    var parts: [(part: HKUnit.Part, power: Int)] = []
    guard let above = product(top, sign: 1) else { return nil }
    parts += above
    for side in sides.dropFirst() {
      guard let below = product(side, sign: -1) else { return nil }
      parts += below
    }
    return parts
  }

  private static func product(
    _ text: Substring, sign: Int
  ) -> [(part: HKUnit.Part, power: Int)]? {
    var text = text
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    if text.isEmpty || text == "1" { return [] }
    var parts: [(part: HKUnit.Part, power: Int)] = []
    let separators: Set<Character> = ["·", "*"]
    for factor in text.split(
      omittingEmptySubsequences: false, whereSeparator: separators.contains)
    {
      let pieces = factor.split(separator: "^", omittingEmptySubsequences: false)
      guard let name = pieces.first.map(String.init), pieces.count <= 2,
        let base = BaseUnit.named(name),
        let power = pieces.count == 2 ? Int(pieces[1]) : 1, abs(power) < 100
      else { return nil }
      parts.append((HKUnit.Part(name: name, base: base), power * sign))
    }
    return parts
  }
}
