import TextEngine
import ViewArchive

/// One evaluation of a view tree: the services that its nodes use, and their results besides the
/// tree.
///
/// Services are text measuring, images, geometry and state. Results are images, notices, the widget
/// URL, the container background and the `onAppear` actions.
///
/// `ViewArchiver` creates a session for each evaluation and calls `close()` at its end. Nodes hold
/// the session. The session holds nodes only through closures, which `close()` releases to break
/// the cycle. Only `states` outlives a session, for the tree's second evaluation.
@MainActor
final class RenderSession {
  let textEngine: TextEngine
  let imageLibrary: ImageLibrary
  /// The instant for which dynamic text is measured.
  let now: Date
  /// Device pixels per point.
  let displayScale: CGFloat
  /// The size proposed to the root view, in points.
  let containerSize: CGSize
  let geometry = PlacedGeometry()
  /// The state that the views own, shared with the tree's second evaluation, if there is one.
  let states: StateStore
  /// The life cycle of an app's views; nil for widgets.
  let live: LiveViews?

  private(set) var images: [ArchiveImage] = []
  private(set) var notices: [String] = []
  /// The outermost `widgetURL(_:)`; among siblings, the last one.
  var widgetURL: URL? {
    didSet {
      guard let oldValue, let widgetURL, widgetURL != oldValue else { return }
      notice(
        "The view tree has several different widgetURL(_:) modifiers, and which one applies is "
          + "undefined on iOS. Here the outermost one is used, and the last one of siblings. Keep "
          + "one.")
    }
  }
  /// Returns the background from `containerBackground(for: .widget)` in a given size.
  var containerBackground: (@MainActor (CGSize) -> ArchiveNode)?
  /// True if a view has set a container background, shown or not.
  var adoptsContainerBackground = false
  /// The `onAppear` actions in tree order. They run once, after the tree is archived.
  var appearActions: [() -> Void] = []
  /// Adds the actions of `onPreferenceChange`. They run once, after the tree is placed, because
  /// only then the preferences inside geometry readers are known.
  var preferenceReports: [() -> Void] = []
  /// Receives the texts and images that are placed; nil if they are not needed.
  var placedParts: PlacedParts?
  /// The number of `AnyView`s that have been evaluated.
  var erasedViewCount = 0

  init(
    textEngine: TextEngine, imageLibrary: ImageLibrary, now: Date, displayScale: CGFloat,
    containerSize: CGSize, states: StateStore, live: LiveViews? = nil
  ) {
    self.textEngine = textEngine
    self.imageLibrary = imageLibrary
    self.now = now
    self.displayScale = displayScale
    self.containerSize = containerSize
    self.states = states
    self.live = live
  }

  /// Releases the closures that hold nodes, because nodes hold the session.
  func close() {
    containerBackground = nil
    appearActions = []
    preferenceReports = []
    geometry.close()
  }

  /// Runs `body` and discards the life cycle actions that it adds. For views that are created a
  /// second time, such as a toggle's other state.
  func discardingAppearActions<Result>(_ body: () -> Result) -> Result {
    let (count, reportCount) = (appearActions.count, preferenceReports.count)
    defer {
      appearActions.removeSubrange(count...)
      preferenceReports.removeSubrange(reportCount...)
    }
    return live?.withoutEvents(body) ?? body()
  }

  /// Evaluates the views again if the object, which a view does not own, changes: an app's window
  /// at any time, a widget after an `onAppear` action.
  func observe<Object: ObservableObject>(_ object: Object) {
    if let live { live.observe(object) } else { states.observe(object) }
  }

  /// Adds the actions of `onPreferenceChange` for the placed tree.
  func reportPreferences() {
    for report in preferenceReports { report() }
    preferenceReports = []
  }

  /// Adds a notice for the author. Each text is added once.
  func notice(_ text: String) {
    if !notices.contains(text) { notices.append(text) }
  }

  /// The index of `image` in the archive, which stores equal images once.
  func index(of image: ArchiveImage) -> Int {
    if let index = images.firstIndex(of: image) { return index }
    images.append(image)
    return images.count - 1
  }

  /// Rounds up to a whole device pixel.
  func pixelCeil(_ length: CGFloat) -> CGFloat {
    (length * displayScale - 1e-6).rounded(.up) / displayScale
  }
}
