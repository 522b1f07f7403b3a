import Synchronization

/// The life cycle of the views of an app's window, from one evaluation to the next.
///
/// During an evaluation each life cycle modifier adds its event. `commit()` then compares the
/// events with those of the previous evaluation: it runs the actions of views that appeared or
/// whose values changed, and cancels the tasks of views that are gone.
///
/// An event is identified by its place in the tree. It keeps its closures up to date: they belong
/// to the newest evaluation.
@MainActor
final class LiveViews {
  private struct Key: Hashable {
    let place: UInt64
    let path: Int
    let index: Int
  }

  private struct Place: Hashable {
    let place: UInt64
    let path: Int
  }

  private struct Running {
    var event: LifeCycleEvent
    var task: Task<Void, Never>?
    var subscription: AnyCancellable?
  }

  /// Schedules another evaluation.
  nonisolated let invalidation: Invalidation
  private var running: [Key: Running] = [:]
  private var added: [(key: Key, event: LifeCycleEvent)] = []
  private var counts: [Place: Int] = [:]
  /// Above 0 while views are created that are not shown, such as a toggle's other state.
  private var pauses = 0
  private var observed: [ObjectIdentifier: (object: AnyObject, subscription: AnyCancellable)] = [:]

  var input = LiveInput()
  var presentations: [LivePresentation] = []
  /// What to call when a view of this evaluation is no longer presented, by its number.
  var presented: [UInt64: () -> Void] = [:]
  private var presentedBefore: [UInt64: () -> Void] = [:]
  /// Above 0 while views are created that other views of a navigation stack cover.
  private var covers = 0
  /// Whether the newest evaluation has created covered views.
  private(set) var hasCoveredViews = false

  init(invalidation: Invalidation) {
    self.invalidation = invalidation
  }

  func beginEvaluation() {
    added = []
    counts = [:]
    presentations = []
    presented = [:]
    hasCoveredViews = false
    input.beginEvaluation()
  }

  /// Whether the views that are created now are on the screen.
  var isRegistering: Bool { pauses == 0 && covers == 0 }

  /// Creates views that others cover: they keep their state, their observers and their links, but
  /// have disappeared.
  func covered<Result>(_ body: () -> Result) -> Result {
    covers += 1
    hasCoveredViews = true
    defer { covers -= 1 }
    return body()
  }

  /// The number of events that the evaluation has added.
  var eventCount: Int { added.count }

  /// Covers the views that have added the events from a position on, because they present another
  /// view: that is known only after they are created.
  func coverEvents(from position: Int) {
    hasCoveredViews = true
    let outliving = added[position...].filter { $0.event.outlivesCover }
    added.replaceSubrange(position..., with: outliving)
  }

  func add(_ event: LifeCycleEvent, _ context: _ViewContext) {
    guard pauses == 0, covers == 0 || event.outlivesCover else { return }
    let place = Place(place: context.place.value, path: context.path)
    let index = counts[place, default: 0]
    counts[place] = index + 1
    added.append((Key(place: place.place, path: place.path, index: index), event))
  }

  func withoutEvents<Result>(_ body: () -> Result) -> Result {
    pauses += 1
    defer { pauses -= 1 }
    return body()
  }

  /// Evaluates the window again when the object changes.
  func observe<Object: ObservableObject>(_ object: Object) {
    let id = ObjectIdentifier(object)
    guard observed[id] == nil else { return }
    let subscription = object.objectWillChange.sink { [invalidation] _ in invalidation.schedule() }
    observed[id] = (object, subscription)
  }

  /// Runs the actions that the evaluation caused. Returns whether there were any.
  func commit() -> Bool {
    let previous = running
    var actions: [() -> Void] = []
    running = [:]
    for (key, event) in added {
      var entry = Running(event: event)
      if let old = previous[key] {
        entry.task = old.task
        entry.subscription = old.subscription
        update(&entry, since: old.event, &actions)
      } else {
        begin(&entry, &actions)
      }
      running[key] = entry
    }
    for (key, old) in previous where running[key] == nil {
      old.task?.cancel()
      if case .disappear(let action) = old.event { actions.append(action) }
    }
    for (number, onDismiss) in presentedBefore where presented[number] == nil {
      actions.append { onDismiss() }
    }
    presentedBefore = presented
    for action in actions { action() }
    return !actions.isEmpty
  }

  private func begin(_ entry: inout Running, _ actions: inout [() -> Void]) {
    switch entry.event {
    case .appear(let action): actions.append(action)
    case .task(let priority, _, let action): entry.task = start(action, priority)
    case .change(let value, initial: true, let action): actions.append { action(value.value) }
    case .publisher(let subscribe):
      entry.subscription = subscribe { [invalidation] in invalidation.schedule() }
    case .change, .disappear, .openURL, .userActivity: break
    }
  }

  private func update(
    _ entry: inout Running, since old: LifeCycleEvent, _ actions: inout [() -> Void]
  ) {
    switch (entry.event, old) {
    case (.task(let priority, let value?, let action), .task(_, let before?, _))
    where value.differs(from: before):
      entry.task?.cancel()
      entry.task = start(action, priority)
    case (.change(let value, _, let action), .change(let before, _, _))
    where value.differs(from: before):
      actions.append { action(before.value) }
    default: break
    }
  }

  private func start(
    _ action: @escaping @isolated(any) @Sendable () async -> Void, _ priority: TaskPriority
  ) -> Task<Void, Never> {
    Task(priority: priority) { [invalidation] in
      await action()
      invalidation.schedule()
    }
  }

  /// The actions for links, in the order of the views.
  var linkActions: [(URL) -> Void] {
    added.compactMap { if case .openURL(let action) = $0.event { action } else { nil } }
  }

  /// The actions for user activities of a type, in the order of the views.
  func activityActions(_ type: String) -> [(NSUserActivity) -> Void] {
    added.compactMap {
      if case .userActivity(type, let action) = $0.event { action } else { nil }
    }
  }
}

/// Requests another evaluation of an app's window, from any thread.
final class Invalidation: Sendable {
  private let isScheduled = Mutex(false)
  private let update: @MainActor @Sendable () -> Void

  init(update: @escaping @MainActor @Sendable () -> Void) {
    self.update = update
  }

  /// Several requests before the evaluation cause one.
  func schedule() {
    let isFirst = isScheduled.withLock { isScheduled in
      defer { isScheduled = true }
      return !isScheduled
    }
    guard isFirst else { return }
    DispatchQueue.main.async { [self] in
      isScheduled.withLock { $0 = false }
      MainActor.assumeIsolated { update() }
    }
  }
}
