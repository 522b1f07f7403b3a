import ViewArchive

/// What the user can touch in an app's window: actions by their numbers, and scroll views by their
/// places.
///
/// A number is a hash of the view's place in the tree, so it names the same view in each
/// evaluation, and a tap on a picture that was just replaced still finds its view.
@MainActor
struct LiveInput {
  struct ScrollArea {
    let number: UInt64
    /// In points of the window.
    let frame: CGRect
    /// The largest offset, in points.
    let maximum: CGSize
  }

  var actions: [UInt64: @MainActor () -> Void] = [:]
  /// What to do with a typed text.
  var inputs: [UInt64: (String) -> Void] = [:]
  /// Outer scroll views are before those inside them.
  var areas: [ScrollArea] = []
  private var counts: [UInt64: Int] = [:]
  /// How far each scroll view's content has moved, in points.
  private(set) var offsets: [UInt64: CGSize] = [:]

  mutating func beginEvaluation() {
    actions = [:]
    inputs = [:]
    areas = []
    counts = [:]
  }

  /// The number of the next view of a kind at a place.
  mutating func number(_ kind: String, at place: PlaceHash) -> UInt64 {
    var place = place
    place.add(kind)
    let index = counts[place.value, default: 0]
    counts[place.value] = index + 1
    if index > 0 { place.add(String(index)) }
    return place.value
  }

  /// The offset of a scroll view, at most `maximum`.
  func offset(_ number: UInt64, maximum: CGSize) -> CGSize {
    let offset = offsets[number] ?? .zero
    return CGSize(
      width: min(max(offset.width, 0), maximum.width),
      height: min(max(offset.height, 0), maximum.height))
  }

  /// Forgets the offsets of scroll views that the newest evaluation did not contain.
  mutating func removeUnused() {
    let shown = Set(areas.map(\.number))
    offsets = offsets.filter { shown.contains($0.key) }
  }

  /// Returns whether a scroll view has moved.
  mutating func scroll(at point: CGPoint, by distance: CGSize) -> Bool {
    for area in areas.reversed() where area.frame.contains(point) {
      let old = offset(area.number, maximum: area.maximum)
      let new = CGSize(
        width: min(max(old.width + distance.width, 0), area.maximum.width),
        height: min(max(old.height + distance.height, 0), area.maximum.height))
      guard new != old else { continue }
      offsets[area.number] = new
      return true
    }
    return false
  }
}

/// A view that is presented over the window.
@MainActor
struct LivePresentation {
  enum Style { case sheet, cover, alert, menu }

  let style: Style
  let context: _ViewContext
  let content: AnyView
  let dismiss: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  /// The button of a menu.
  var anchor: MenuAnchor?
}

extension LiveViews {
  /// Registers what a tap on a view does.
  func addAction(
    _ context: _ViewContext, isOn: Bool? = nil, _ action: @escaping @MainActor () -> Void
  ) -> NodeAction {
    let number = input.number("action", at: context.place)
    if isRegistering { input.actions[number] = action }
    return .app(number, isOn: isOn)
  }

  /// Registers what a text typed into a view does.
  func addInput(
    _ context: _ViewContext, _ input: @escaping (String) -> Void
  ) -> NodeAction {
    let number = self.input.number("input", at: context.place)
    if isRegistering { self.input.inputs[number] = input }
    return .app(number, isOn: nil)
  }

  /// Registers a view to present over the window.
  func present(_ presentation: LivePresentation) {
    guard isRegistering else { return }
    presentations.append(presentation)
    presented[input.number("presentation", at: presentation.context.place)] =
      presentation.onDismiss ?? {}
  }

  /// Runs an action of the newest evaluation.
  func perform(_ number: UInt64) { input.actions[number]?() }

  /// Gives a text to an input of the newest evaluation.
  func type(_ text: String, into number: UInt64) { input.inputs[number]?(text) }

  func scroll(at point: CGPoint, by distance: CGSize) -> Bool {
    input.scroll(at: point, by: distance)
  }

  /// Creates the nodes of the presented views; those may present further views.
  func takePresentationNodes() -> [_LayoutNode] {
    var nodes: [_LayoutNode] = []
    while !presentations.isEmpty {
      let next = presentations.removeFirst()
      nodes.append(PresentationNode(next, number: nodes.count))
    }
    return nodes
  }
}
