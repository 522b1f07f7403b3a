import Synchronization

/// The storage of a value that a view owns: a `@State` value or a `@StateObject`.
@MainActor
protocol StateBox: AnyObject {
  /// Whether the value has changed since `watch()`.
  var hasChanged: Bool { get }
  /// Resets `hasChanged` and starts observing changes.
  func watch()
  /// Evaluates an app's window again when the value changes.
  func invalidate(_ invalidation: Invalidation)
}

/// Keeps the state of one view tree from its first evaluation to the next.
///
/// A widget has a second evaluation only if an `onAppear` action changed a value, because iOS
/// archives a widget as it looks after its views have appeared. Usage: `beginEvaluation()`,
/// evaluate the tree, `isChanged(by:)`; if true, `beginEvaluation()` and evaluate again. An app's
/// window is evaluated again after each change.
///
/// A value is identified by the types of its ancestor views (`_ViewContext.path`), its own box
/// type, and its index among the boxes of that type there. In a widget this is coarser than
/// SwiftUI's structural identity: if a changed value adds or removes views, the indexes of later
/// boxes shift. In an app's window the view's place (`_ViewContext.place`) belongs to the identity.
@MainActor
final class StateStore {
  private struct Place: Hashable {
    let path: Int
    /// The structural identity of an app's view; 0 in widgets.
    let place: UInt64
    let kind: ObjectIdentifier
    let index: Int
  }

  private struct Counter: Hashable {
    let path: Int
    let place: UInt64
    let kind: ObjectIdentifier
  }

  private var boxes: [Place: any StateBox] = [:]
  private var counts: [Counter: Int] = [:]

  private var used: Set<Place> = []
  private var invalidation: Invalidation?
  /// Changes of `@Observable` objects that the views have read.
  let observedChanges = ObservedChanges()
  /// The objects of `@ObservedObject` and `@EnvironmentObject` in this evaluation.
  private var observed: [ObjectIdentifier: (ObservedChanges) -> AnyCancellable] = [:]

  /// - Parameter invalidation: Schedules another evaluation after a change; nil for widgets.
  func beginEvaluation(invalidation: Invalidation? = nil) {
    counts = [:]
    observed = [:]
    used = []
    self.invalidation = invalidation
  }

  /// Forgets the values of views that the newest evaluation did not contain.
  func removeUnused() {
    boxes = boxes.filter { used.contains($0.key) }
  }

  /// Returns the box of the previous evaluation at this place, or registers `own` if there is none.
  func box<Box: StateBox>(in context: _ViewContext, _ own: Box) -> Box {
    let kind = ObjectIdentifier(Box.self)
    let path = context.path
    let identity = invalidation == nil ? 0 : context.place.value
    let counter = Counter(path: path, place: identity, kind: kind)
    let index = counts[counter, default: 0]
    counts[counter] = index + 1
    let place = Place(path: path, place: identity, kind: kind, index: index)
    used.insert(place)
    if let kept = boxes[place] as? Box { return kept }
    boxes[place] = own
    if let invalidation { own.invalidate(invalidation) }
    return own
  }

  /// Registers an object that a view reads and does not own.
  func observe<Object: ObservableObject>(_ object: Object) {
    observed[ObjectIdentifier(object)] = { changes in
      object.objectWillChange.sink { _ in changes.hasChanged = true }
    }
  }

  /// Performs the actions and returns whether one of them changed a value.
  func isChanged(by actions: [() -> Void]) -> Bool {
    guard !actions.isEmpty else { return false }
    for box in boxes.values { box.watch() }
    observedChanges.hasChanged = false
    let subscriptions = observed.values.map { $0(observedChanges) }
    for action in actions { action() }
    for subscription in subscriptions { subscription.cancel() }
    return observedChanges.hasChanged || boxes.values.contains { $0.hasChanged }
  }
}

/// Whether an observed object has changed. Objects may change on any thread.
final class ObservedChanges: Sendable {
  private let state = Mutex(false)

  var hasChanged: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
