import NearestName

/// An error in a scenario file.
package enum FleetScenarioError: Error, Equatable {
  /// The text is not JSON, or not an object.
  case notJSON, notObject
  /// - Parameter place: Such as "step 2"; nil for the scenario itself.
  case badValue(String, place: String?, expected: String)
  /// A member that the scenario or the step does not have. `known` has those that exist.
  case unknownName(String, place: String?, known: [String])
  /// The number of the step from 1, and what is wrong with it.
  case badStep(Int, String)
  /// An action that does not exist. `known` has those that do.
  case unknownAction(String, step: Int, known: [String])
  /// Together with `listens`, a device would have more activities than an app may have.
  case tooManyActivities(Int, listens: Int, limit: Int)
  /// The rates and durations result in more pushes than a run may have.
  case tooManyPushes(Int, limit: Int)
}

extension FleetScenarioError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJSON: "the scenario is not JSON"
    case .notObject: "the scenario must be a JSON object with \"duration\" and \"steps\""
    case .badValue(let name, let place, let expected):
      "\(Self.prefix(place))\"\(name)\" must be \(expected)"
    case .unknownName(let name, let place, let known):
      "\(Self.prefix(place))unknown name \"\(name)\"; available: "
        + "\(known.joined(separator: ", "))\(Self.hint(name, known))"
    case .badStep(let number, let problem): "step \(number): \(problem)"
    case .unknownAction(let name, let step, let known):
      "step \(step): unknown action \"\(name)\"; available: "
        + "\(known.joined(separator: ", "))\(Self.hint(name, known))"
    case .tooManyActivities(let own, let listens, let limit):
      "\"activities\" plus \"listens\" is \(own + listens); an app can have at most \(limit) "
        + "activities on a device"
    case .tooManyPushes(let count, let limit):
      "the scenario has \(count) pushes; use at most \(limit)"
    }
  }

  private static func prefix(_ place: String?) -> String { place.map { "\($0): " } ?? "" }

  private static func hint(_ name: String, _ known: [String]) -> String {
    nearestName(to: name, in: known).map { "; did you mean \($0)?" } ?? ""
  }
}
