import Foundation

/// Why a settings file is invalid.
public enum HostSettingsError: Error, Equatable, Sendable {
  case notJSON(String)
  /// The path of an unknown setting, such as `budget.mots`, and the available names.
  case unknown(String, known: [String])
  case badValue(String, expected: String)
}

extension HostSettingsError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .notJSON(let reason): "the settings must be a JSON object: \(reason)"
    case .unknown(let path, let known):
      "unknown setting \"\(path)\"; available: \(known.joined(separator: ", "))"
    case .badValue(let path, let expected):
      "invalid value for the setting \"\(path)\": expected \(expected)"
    }
  }
}

extension HostSettings {
  /// Reads a settings file: a JSON object of objects with the settings that differ from the
  /// defaults. Throws `HostSettingsError`, also for unknown names and for numbers out of range.
  public init(json: Data) throws {
    let parsed: Any
    do {
      parsed = try JSONSerialization.jsonObject(with: json)
    } catch {
      throw HostSettingsError.notJSON("\(error.localizedDescription)")
    }
    guard let changes = parsed as? [String: Any] else {
      throw HostSettingsError.notJSON("found another type of value")
    }
    let defaults = try JSONSerialization.jsonObject(with: JSONEncoder().encode(HostSettings()))
    guard var merged = defaults as? [String: [String: Any]] else {
      throw HostSettingsError.notJSON("the defaults cannot be read")
    }
    for (group, value) in changes.sorted(by: { $0.key < $1.key }) {
      guard var settings = merged[group] else {
        throw HostSettingsError.unknown(group, known: merged.keys.sorted())
      }
      guard let values = value as? [String: Any] else {
        throw HostSettingsError.badValue(group, expected: "an object of settings")
      }
      // `resetHour` is nil by default and therefore missing from the defaults' JSON.
      let known = Set(settings.keys).union(group == "budget" ? ["resetHour"] : [])
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        guard known.contains(name) else {
          throw HostSettingsError.unknown("\(group).\(name)", known: known.sorted())
        }
        settings[name] = value
      }
      merged[group] = settings
    }
    do {
      self = try JSONDecoder().decode(
        HostSettings.self, from: JSONSerialization.data(withJSONObject: merged))
    } catch DecodingError.typeMismatch(let type, let context) {
      throw HostSettingsError.badValue(context.path, expected: Self.words(for: type))
    } catch DecodingError.dataCorrupted(let context) where context.path == "processes.sandbox" {
      let names = ProcessSettings.Sandbox.allCases.map(\.rawValue)
      throw HostSettingsError.badValue(
        context.path, expected: "one of \(names.joined(separator: ", "))")
    } catch DecodingError.dataCorrupted(let context) {
      throw HostSettingsError.badValue(context.path, expected: "a whole number in range")
    } catch DecodingError.valueNotFound(let type, let context) {
      throw HostSettingsError.badValue(context.path, expected: Self.words(for: type))
    }
    try validate()
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is Int.Type: "a whole number"
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list of numbers"
    default: "a number"
    }
  }

  /// Throws `HostSettingsError.badValue` for the first number out of range.
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
    try check("budget.minReloads", Double(budget.minReloads), in: 0...100_000)
    try check(
      "budget.maxReloads", Double(budget.maxReloads), in: Double(budget.minReloads)...100_000)
    try check("budget.rarelyViewed", Double(budget.rarelyViewed), in: 0...Double(budget.minReloads))
    try check("budget.viewsForMin", budget.viewsForMin, in: 0...100_000)
    try check("budget.viewsForMax", budget.viewsForMax, in: budget.viewsForMin...100_000)
    try check("budget.learningDays", Double(budget.learningDays), in: 0...366)
    try check("budget.viewGap", budget.viewGap, in: seconds)
    try check("budget.visibleReloadSpacing", budget.visibleReloadSpacing, in: seconds)
    if let hour = budget.resetHour { try check("budget.resetHour", hour, in: 0...24) }
    try check("reloads.minimumSpacing", reloads.minimumSpacing, in: seconds)
    try check("reloads.developerSpacing", reloads.developerSpacing, in: 1...31_622_400)
    try check("reloads.coalescingWindow", reloads.coalescingWindow, in: seconds)
    for hour in reloads.significantHours {
      try check("reloads.significantHours", hour, in: 0...23.9999)
    }
    try check("failures.firstWait", failures.firstWait, in: positive)
    try check("failures.factor", failures.factor, in: 1...1000)
    try check("failures.longestWait", failures.longestWait, in: failures.firstWait...31_622_400)
    try check("stacks.handTurnHold", stacks.handTurnHold, in: seconds)
    for (name, limit) in [
      ("describe", requests.describe), ("placeholder", requests.placeholder),
      ("snapshot", requests.snapshot), ("timeline", requests.timeline),
      ("recommendations", requests.recommendations), ("options", requests.options),
      ("perform", requests.perform), ("control", requests.control),
      ("controlTokens", requests.controlTokens), ("activity", requests.activity),
    ] {
      try check("requests.\(name)", limit, in: 0.01...86_400)
    }
    try check("requests.largestReply", Double(requests.largestReply), in: 1024...2_147_483_647)
    try check("controls.fetches", Double(controls.fetches), in: 1...1024)
    try check("controls.runningActions", Double(controls.runningActions), in: 1...1024)
    try check("controls.maxControls", Double(controls.maxControls), in: 1...100_000)
    try check("activities.bytes", Double(activities.bytes), in: 64...1_048_576)
    try check("activities.maxAlarmsOfApp", Double(activities.maxAlarmsOfApp), in: 0...100_000)
    try check("activities.alarmBytes", Double(activities.alarmBytes), in: 64...1_048_576)
    try check("activities.longestActive", activities.longestActive, in: positive)
    try check("activities.longestEnded", activities.longestEnded, in: seconds)
    try check("activities.alertLight", activities.alertLight, in: seconds)
    for (name, count) in [
      ("maxOfApp", activities.maxOfApp), ("maxOfAllApps", activities.maxOfAllApps),
      ("maxEndedOfApp", activities.maxEndedOfApp), ("pushesPerHour", activities.pushesPerHour),
      ("frequentPushesPerHour", activities.frequentPushesPerHour),
    ] {
      try check("activities.\(name)", Double(count), in: 0...100_000)
    }
    try check("activities.fetches", Double(activities.fetches), in: 1...1024)
    try check("processes.idleEnd", processes.idleEnd, in: seconds)
    try check("processes.memoryLimit", Double(processes.memoryLimit), in: 1_048_576...1e12)
    try check("processes.concurrent", Double(processes.concurrent), in: 1...1024)
    try check("processes.crashesInARow", Double(processes.crashesInARow), in: 1...1000)
    try check("processes.overlappingCalls", Double(processes.overlappingCalls), in: 1...1024)
    try check("processes.openFiles", Double(processes.openFiles), in: 32...1_048_576)
    try check("processes.fileSize", Double(processes.fileSize), in: 0...1e12)
    try check("processes.children", Double(processes.children), in: 0...1000)
    try check("processes.threads", Double(processes.threads), in: 32...100_000)
    try check("processes.diskSpace", Double(processes.diskSpace), in: 0...1e15)
    try check("processes.files", Double(processes.files), in: 0...1e9)
    try check("processes.niceness", Double(processes.niceness), in: 0...19)
    try check("processes.holdBackFactor", processes.holdBackFactor, in: 1...1000)
    try check("processes.firstHoldBack", processes.firstHoldBack, in: positive)
    try check(
      "processes.longestHoldBack", processes.longestHoldBack,
      in: processes.firstHoldBack...31_622_400)
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension DecodingError.Context {
  fileprivate var path: String {
    codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
