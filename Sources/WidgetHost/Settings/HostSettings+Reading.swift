import Foundation

/// Why a settings file is not taken.
public enum HostSettingsError: Error, Equatable, Sendable {
  case notJSON(String)
  /// The setting's path, e.g. `budget.mots`, and the names that there are.
  case unknown(String, known: [String])
  case badValue(String, expected: String)
}

extension HostSettingsError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .notJSON(let reason): "the settings are not a JSON object: \(reason)"
    case .unknown(let path, let known):
      "there is no setting \"\(path)\"; there are: \(known.joined(separator: ", "))"
    case .badValue(let path, let expected): "the setting \"\(path)\" takes \(expected)"
    }
  }
}

extension HostSettings {
  /// Settings from a file's bytes: an object of objects that names what differs from the defaults.
  /// Throws `HostSettingsError`, also for names that there are not and for numbers out of range.
  public init(json: Data) throws {
    let parsed: Any
    do {
      parsed = try JSONSerialization.jsonObject(with: json)
    } catch {
      throw HostSettingsError.notJSON("\(error.localizedDescription)")
    }
    guard let changes = parsed as? [String: Any] else {
      throw HostSettingsError.notJSON("it is another value")
    }
    let defaults = try JSONSerialization.jsonObject(with: JSONEncoder().encode(HostSettings()))
    let merged = try Self.merge(changes, into: defaults as? [String: Any] ?? [:], path: "")
    do {
      self = try JSONDecoder().decode(
        HostSettings.self, from: JSONSerialization.data(withJSONObject: merged))
    } catch DecodingError.typeMismatch(let type, let context) {
      throw HostSettingsError.badValue(Self.path(context), expected: Self.words(for: type))
    } catch DecodingError.dataCorrupted(let context) {
      throw HostSettingsError.badValue(Self.path(context), expected: "a whole number in range")
    } catch DecodingError.valueNotFound(let type, let context) {
      throw HostSettingsError.badValue(Self.path(context), expected: Self.words(for: type))
    }
    try validate()
  }

  private static func merge(
    _ changes: [String: Any], into settings: [String: Any], path: String
  ) throws -> [String: Any] {
    var result = settings
    // What is nil is not in the defaults' JSON.
    let known = Set(settings.keys).union(path == "budget." ? ["resetHour"] : [])
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
      guard known.contains(name) else {
        throw HostSettingsError.unknown(path + name, known: known.sorted())
      }
      guard let group = settings[name] as? [String: Any] else {
        result[name] = value
        continue
      }
      guard let values = value as? [String: Any] else {
        throw HostSettingsError.badValue(path + name, expected: "an object of settings")
      }
      result[name] = try merge(values, into: group, path: path + name + ".")
    }
    return result
  }

  private static func path(_ context: DecodingError.Context) -> String {
    context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      .joined(separator: ".")
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is Int.Type: "a whole number"
    case is [Any].Type: "a list of numbers"
    default: "a number"
    }
  }

  /// Throws `HostSettingsError.badValue` for the first number that is out of its range.
  public func validate() throws {
    func check(_ path: String, _ value: Double, in range: ClosedRange<Double>) throws {
      guard range.contains(value) else {
        throw HostSettingsError.badValue(
          path,
          expected: "a number from \(Self.text(range.lowerBound)) to "
            + Self.text(range.upperBound))
      }
    }
    let seconds = 0.0...(366 * 86_400)
    let positive = 0.001...(366 * 86_400)
    try check("budget.least", Double(budget.least), in: 0...100_000)
    try check("budget.most", Double(budget.most), in: Double(budget.least)...100_000)
    try check("budget.rarelyViewed", Double(budget.rarelyViewed), in: 0...Double(budget.least))
    try check("budget.viewsForLeast", budget.viewsForLeast, in: 0...100_000)
    try check("budget.viewsForMost", budget.viewsForMost, in: budget.viewsForLeast...100_000)
    try check("budget.learningDays", Double(budget.learningDays), in: 0...366)
    try check("budget.viewGap", budget.viewGap, in: seconds)
    try check("budget.visibleReloadSpacing", budget.visibleReloadSpacing, in: seconds)
    if let hour = budget.resetHour { try check("budget.resetHour", hour, in: 0...24) }
    try check("reloads.minimumSpacing", reloads.minimumSpacing, in: seconds)
    try check("reloads.coalescingWindow", reloads.coalescingWindow, in: seconds)
    for hour in reloads.significantHours {
      try check("reloads.significantHours", hour, in: 0...23.9999)
    }
    try check("failures.firstWait", failures.firstWait, in: positive)
    try check("failures.factor", failures.factor, in: 1...1000)
    try check("failures.longestWait", failures.longestWait, in: failures.firstWait...31_622_400)
    try check("stacks.handTurnHold", stacks.handTurnHold, in: seconds)
    for (name, value, range) in extensions.ranges {
      try check("extensions.\(name)", value, in: range)
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension ExtensionSettings {
  /// Each number by its path, and what it may be.
  fileprivate var ranges: [(String, Double, ClosedRange<Double>)] {
    let limits = [
      ("describe", timeLimits.describe), ("placeholder", timeLimits.placeholder),
      ("snapshot", timeLimits.snapshot), ("timeline", timeLimits.timeline),
      ("recommendations", timeLimits.recommendations), ("options", timeLimits.options),
      ("perform", timeLimits.perform),
    ]
    return limits.map { ("timeLimits.\($0.0)", $0.1, 0.01...86_400) } + [
      ("holdingBack.base", holdingBack.base, 0...31_622_400),
      ("holdingBack.factor", holdingBack.factor, 1...1000),
      (
        "holdingBack.limit", holdingBack.limit, min(holdingBack.base, 31_622_400)...31_622_400
      ),
      ("processes", Double(processes), 1...1024),
      ("overlappingCalls", Double(overlappingCalls), 1...1024),
      ("idleEnd", idleEnd, 0...31_622_400),
      ("memory", Double(memory), 1...1_048_576),
      ("openFiles", Double(openFiles), 8...1_048_576),
      ("fileSize", Double(fileSize), 0...1_048_576),
      ("niceness", Double(niceness), 0...19),
      ("replySize", Double(replySize), 1...511),
    ]
  }
}
