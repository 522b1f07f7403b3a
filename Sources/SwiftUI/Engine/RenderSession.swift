import TextEngine
import ViewArchive

/// One evaluation of one view tree: the services its nodes use and what they leave behind.
@MainActor
final class RenderSession {
  let textEngine: TextEngine
  let imageLibrary: ImageLibrary
  /// The instant that dynamic text is measured at.
  let now: Date
  /// Device pixels a point.
  let displayScale: CGFloat
  /// What the root view is offered.
  let containerSize: CGSize
  let geometry = PlacedGeometry()
  /// What the tree's views own; the same in the tree's second evaluation, if there is one.
  let states: StateStore

  private(set) var images: [ArchiveImage] = []
  private(set) var notices: [String] = []
  var widgetURL: URL?
  /// From `containerBackground(for: .widget)`: makes the background at a given size.
  var containerBackground: (@MainActor (CGSize) -> ArchiveNode)?
  /// True where a view has given a container background, shown or not.
  var adoptsContainerBackground = false
  /// To run once when the tree has been archived, in tree order.
  var appearActions: [@MainActor () -> Void] = []

  init(
    textEngine: TextEngine, imageLibrary: ImageLibrary, now: Date, displayScale: CGFloat,
    containerSize: CGSize, states: StateStore
  ) {
    self.textEngine = textEngine
    self.imageLibrary = imageLibrary
    self.now = now
    self.displayScale = displayScale
    self.containerSize = containerSize
    self.states = states
  }

  /// Lets go of the closures that hold nodes: nodes hold the session.
  func close() {
    containerBackground = nil
    appearActions = []
    geometry.close()
  }

  /// Runs `body`, and forgets the actions of `onAppear` in what it makes: that is only a second
  /// picture of something.
  func withoutActions<Result>(_ body: () -> Result) -> Result {
    let count = appearActions.count
    defer { appearActions.removeSubrange(count...) }
    return body()
  }

  /// Tells the author something, once.
  func notice(_ text: String) {
    if !notices.contains(text) { notices.append(text) }
  }

  /// The index of `image` in the archive; the same image is kept once.
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
