/// What a view owns and can change: the value of a state, or a state object.
@MainActor
protocol StateBox: AnyObject {
  /// Set when the value changes after `watch()`.
  var hasChanged: Bool { get }
  /// Forgets the changes until now.
  func watch()
}

/// The values that the views of one tree own, kept from its first evaluation to the second.
///
/// There is a second one only where an action of `onAppear` has changed a value: iOS archives a
/// widget as it is after that. A value finds its view again by the types of the views above it and
/// by its place among the values of the same kind there.
@MainActor
final class StateStore {
  private struct Place: Hashable {
    let path: Int
    let kind: ObjectIdentifier
    let number: Int
  }

  private struct Counter: Hashable {
    let path: Int
    let kind: ObjectIdentifier
  }

  private var boxes: [Place: any StateBox] = [:]
  private var counts: [Counter: Int] = [:]

  func beginEvaluation() {
    counts = [:]
  }

  /// The box that stood at this place in the evaluation before; `own` where there was none.
  func box<Box: StateBox>(at path: Int, _ own: Box) -> Box {
    let kind = ObjectIdentifier(Box.self)
    let number = counts[Counter(path: path, kind: kind), default: 0]
    counts[Counter(path: path, kind: kind)] = number + 1
    let place = Place(path: path, kind: kind, number: number)
    if let kept = boxes[place] as? Box { return kept }
    boxes[place] = own
    return own
  }

  /// True where the actions change a value.
  func isChanged(by actions: [@MainActor () -> Void]) -> Bool {
    guard !actions.isEmpty else { return false }
    for box in boxes.values { box.watch() }
    for action in actions { action() }
    return boxes.values.contains { $0.hasChanged }
  }
}
