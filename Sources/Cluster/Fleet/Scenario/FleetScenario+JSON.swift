import Foundation
import JSONValues

extension FleetScenario {
  /// Throws `FleetScenarioError`.
  package init(json: Data) throws(FleetScenarioError) {
    guard let value = try? JSONValue(parsing: json) else { throw .notJSON }
    guard let object = value.object else { throw .notObject }
    var members = ScenarioMembers(object, in: nil)
    self.init(duration: try members.number("duration", in: 0.1...86_400))
    activities = try members.whole("activities", in: 0...Self.maximumActivities) ?? activities
    channels = try members.whole("channels", in: 0...10_000) ?? channels
    let most = min(channels, Self.maximumActivities)
    listens = try members.whole("listens", in: 0...most) ?? min(channels, 1)
    lateAfter = try members.number("lateAfter", in: 0.001...3600, default: lateAfter)
    drain = try members.number("drain", in: 0...3600, default: drain)
    attributes = try members.json("attributes")
    contentState = try members.json("contentState")
    let list = try members.list("steps")
    try members.rejectUnknown()
    guard activitiesOfDevice <= Self.maximumActivities else {
      throw .tooManyActivities(activities, listens: listens, limit: Self.maximumActivities)
    }
    var steps: [Step] = []
    for (index, step) in list.enumerated() {
      steps.append(try Self.step(step, number: index + 1, duration, channels))
    }
    self.steps = steps
    let pushes = steps.reduce(0.0) { count, step in
      guard case .push(let pushes) = step.action else { return count }
      return count + pushes.rate * pushes.duration
    }
    guard pushes <= Self.maximumPushes else {
      throw .tooManyPushes(Int(pushes), limit: Int(Self.maximumPushes))
    }
  }

  private static let actions = ["connect", "disconnect", "push", "broadcast", "slow"]

  private static func step(
    _ value: JSONValue, number: Int, _ duration: TimeInterval, _ channels: Int
  ) throws(FleetScenarioError) -> Step {
    guard let object = value.object else { throw .badStep(number, "must be an object") }
    var members = ScenarioMembers(object, in: "step \(number)")
    let at = try members.number("at", in: 0...duration)
    let names = object.keys.filter { $0 != "at" }.sorted()
    guard let name = names.first, names.count == 1 else {
      throw .badStep(
        number, "must have \"at\" and one of: \(actions.joined(separator: ", "))")
    }
    guard actions.contains(name) else { throw .unknownAction(name, step: number, known: actions) }
    guard let fields = object[name]?.object else {
      throw .badStep(number, "\"\(name)\" must be an object")
    }
    members = ScenarioMembers(fields, in: "step \(number)")
    let rest = max(duration - at, 0)
    let action: Action
    switch name {
    case "connect": action = .connect(try selection(&members, rest))
    case "disconnect": action = .disconnect(try selection(&members, rest))
    case "push": action = .push(try pushes(&members, rest))
    case "broadcast":
      guard channels > 0 else {
        throw .badStep(number, "needs channels; set \"channels\" beside \"steps\"")
      }
      var broadcast = Broadcast(channel: 0)
      broadcast.channel = try members.whole("channel", in: 0...(channels - 1)) ?? 0
      broadcast.expires = try members.number("expires", in: 0...28_800, default: 3600)
      broadcast.priority = try members.priority() ?? broadcast.priority
      action = .broadcast(broadcast)
    default:
      action = .slow(
        Slowness(
          share: try members.number("share", in: 0...1),
          delay: try members.number("delay", in: 0...60),
          duration: try members.number("for", in: 0...rest, default: rest)))
    }
    try members.rejectUnknown()
    return Step(at: at, action: action)
  }

  private static func selection(
    _ members: inout ScenarioMembers, _ rest: TimeInterval
  ) throws(FleetScenarioError) -> Selection {
    Selection(
      share: try members.number("share", in: 0...1, default: 1),
      over: try members.number("over", in: 0...rest, default: 0))
  }

  private static func pushes(
    _ members: inout ScenarioMembers, _ rest: TimeInterval
  ) throws(FleetScenarioError) -> Pushes {
    var pushes = Pushes(
      rate: try members.number("rate", in: 0.001...1_000_000),
      duration: try members.number("for", in: 0...rest, default: rest))
    pushes.expires = try members.number("expires", in: 0...2_592_000, default: pushes.expires)
    pushes.collapse = try members.number("collapse", in: 0...1, default: pushes.collapse)
    pushes.priority = try members.priority() ?? pushes.priority
    pushes.event = try members.event() ?? pushes.event
    return pushes
  }
}

/// Reads the members of an object, and rejects unknown ones.
private struct ScenarioMembers {
  private var members: [String: JSONValue]
  private var known: [String] = []
  private let place: String?

  init(_ members: [String: JSONValue], in place: String?) {
    self.members = members
    self.place = place
  }

  private mutating func take(_ name: String) -> JSONValue? {
    known.append(name)
    return members.removeValue(forKey: name)
  }

  private func bad(_ name: String, _ expected: String) -> FleetScenarioError {
    .badValue(name, place: place, expected: expected)
  }

  mutating func number(
    _ name: String, in range: ClosedRange<Double>, default other: Double? = nil
  ) throws(FleetScenarioError) -> Double {
    let expected = "a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
    guard let value = take(name) else {
      guard let other else { throw bad(name, expected) }
      return other
    }
    let number: Double
    switch value {
    case .integer(let whole): number = Double(whole)
    case .number(let given): number = given
    default: throw bad(name, expected)
    }
    guard range.contains(number) else { throw bad(name, expected) }
    return number
  }

  mutating func whole(
    _ name: String, in range: ClosedRange<Int>
  ) throws(FleetScenarioError) -> Int? {
    guard let value = take(name) else { return nil }
    guard let number = value.integer, range.contains(number) else {
      throw bad(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  mutating func priority() throws(FleetScenarioError) -> Int? {
    guard let value = take("priority") else { return nil }
    guard let number = value.integer, [1, 5, 10].contains(number) else {
      throw bad("priority", "10, 5 or 1")
    }
    return number
  }

  mutating func event() throws(FleetScenarioError) -> FleetScenario.Event? {
    guard let value = take("event") else { return nil }
    guard let event = value.string.flatMap(FleetScenario.Event.init) else {
      throw bad("event", "\"start\", \"update\" or \"end\"")
    }
    return event
  }

  /// The JSON text of a member that is an object.
  mutating func json(_ name: String) throws(FleetScenarioError) -> Data? {
    guard let value = take(name) else { return nil }
    guard value.object != nil else { throw bad(name, "an object") }
    return value.data
  }

  mutating func list(_ name: String) throws(FleetScenarioError) -> [JSONValue] {
    guard let value = take(name)?.array else { throw bad(name, "a list of steps") }
    return value
  }

  /// Throws if the object has a member that was not read.
  func rejectUnknown() throws(FleetScenarioError) {
    guard let name = members.keys.sorted().first else { return }
    throw .unknownName(name, place: place, known: known)
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
