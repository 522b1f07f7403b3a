import AssetCatalog
import StringTables
import TextEngine
import ViewArchive

/// Evaluates a view, lays it out and archives it.
///
/// ```swift
/// let archiver = try ViewArchiver(fonts: fonts)
/// let archive = archiver.archive(
///   Text("Tide"), size: CGSize(width: 158, height: 158), environment: EnvironmentValues(),
///   now: entry.date)
/// ```
/// Archiving a view has these steps:
/// 1. The view creates its layout nodes.
/// 2. The root node is measured and placed, which creates the archive's tree.
/// 3. Geometry readers get their content, now that their positions are known.
/// 4. Invalid numbers are removed (`finite(_:depth:)`).
///
/// If an `onAppear` or `onPreferenceChange` action then changes state that a view has read, all
/// steps run once more with the new state: iOS archives a widget after it has appeared.
@MainActor
package struct ViewArchiver {
  /// Shared by all evaluations, because loading fonts is slow.
  private let textEngine: TextEngine
  private let imageLibrary = ImageLibrary()

  package init(fonts: FontSet) throws {
    AuthorFonts.declare(in: ResourceFolder.current.url)
    SystemFonts.register()
    textEngine = try TextEngine(fonts: fonts)
  }

  /// Archives a view in a fixed size.
  ///
  /// - Parameters:
  ///   - size: The size of the archive, in points. The root view is proposed this size without the
  ///     margins.
  ///   - margins: Space around the content. The container background extends under it.
  ///   - now: The instant for which dynamic text is measured.
  ///   - expectsContainerBackground: Whether a missing container background adds a notice.
  package func archive<Content: View>(
    _ view: Content, size: CGSize, margins: EdgeInsets = EdgeInsets(),
    environment: EnvironmentValues, now: Date, expectsContainerBackground: Bool = false
  ) -> ViewArchive {
    archive(
      view, fitting: ArchiveBounds(minimum: size, maximum: size), margins: margins,
      environment: environment, now: now, expectsContainerBackground: expectsContainerBackground
    ).archive
  }

  /// Archives an inline widget: a row of its first image and its first text. Views that are such a
  /// row keep their own layout.
  package func inlineArchive<Content: View>(
    _ view: Content, size: CGSize, margins: EdgeInsets, environment: EnvironmentValues, now: Date
  ) -> ViewArchive {
    let parts = PlacedParts()
    let bounds = ArchiveBounds(minimum: size, maximum: size)
    let whole = archive(
      view, fitting: bounds, margins: margins, environment: environment, now: now,
      expectsContainerBackground: true, parts: parts
    ).archive
    guard parts.exceedRow else { return whole }
    let row = InlineRow(
      image: parts.images.first, text: parts.texts.first,
      isPrivacySensitive: parts.isPrivacySensitive)
    var archive = archive(
      row, fitting: bounds, margins: margins, environment: environment, now: now
    ).archive
    archive.widgetURL = whole.widgetURL
    archive.notices =
      whole.notices + [
        "An inline widget shows one row, of the first text and the first image: "
          + "\(parts.texts.count) texts and \(parts.images.count) images were given. Join texts "
          + "with Text interpolation."
      ]
    return archive
  }

  /// Archives a view in the size that it chooses within `bounds`, aligned there if it is larger.
  package func archive<Content: View>(
    _ view: Content, fitting bounds: ArchiveBounds, margins: EdgeInsets = EdgeInsets(),
    alignment: Alignment = .center, environment: EnvironmentValues, now: Date,
    expectsContainerBackground: Bool = false
  ) -> FittedArchive {
    archive(
      view, fitting: bounds, margins: margins, alignment: alignment, environment: environment,
      now: now, expectsContainerBackground: expectsContainerBackground, parts: nil)
  }

  /// - Parameter parts: Receives the texts and images that the view's last evaluation places.
  private func archive<Content: View>(
    _ view: Content, fitting bounds: ArchiveBounds, margins: EdgeInsets = EdgeInsets(),
    alignment: Alignment = .center, environment: EnvironmentValues, now: Date,
    expectsContainerBackground: Bool, parts: PlacedParts?
  ) -> FittedArchive {
    let states = StateStore()
    func evaluated() -> (fitted: FittedArchive, actions: [() -> Void]) {
      states.beginEvaluation()
      parts?.removeAll()
      return withObservationTracking {
        evaluate(
          view, bounds: bounds, margins: margins, alignment: alignment, environment: environment,
          now: now, expectsContainerBackground: expectsContainerBackground, states: states,
          parts: parts)
      } onChange: { [changes = states.observedChanges] in
        changes.hasChanged = true
      }
    }
    let first = evaluated()
    return states.isChanged(by: first.actions) ? evaluated().fitted : first.fitted
  }

  /// Archives an app's window or a preview. `live` collects the life cycle actions of its views,
  /// and `states` keeps their state from one evaluation to the next.
  func archive<Content: View>(
    _ view: Content, fitting bounds: ArchiveBounds, environment: EnvironmentValues, now: Date,
    states: StateStore, live: LiveViews
  ) -> ViewArchive {
    states.beginEvaluation(invalidation: live.invalidation)
    return evaluate(
      view, bounds: bounds, margins: EdgeInsets(),
      environment: environment, now: now, expectsContainerBackground: false, states: states,
      live: live
    ).fitted.archive
  }

  /// The texts and symbols of a control's label.
  package func parts<Content: View>(
    of label: Content, environment: EnvironmentValues, now: Date
  ) -> LabelParts {
    let session = RenderSession(
      textEngine: textEngine, imageLibrary: imageLibrary, now: now,
      displayScale: max(environment.displayScale, 1), containerSize: .zero, states: StateStore())
    defer { session.close() }
    let recorder = LabelRecorder()
    var context = _ViewContext(environment: environment, session: session)
    context.labelRecorder = recorder
    _ = Content._makeNodes(label, context)
    return recorder.parts
  }

  /// Evaluates the view once. Also returns its `onAppear` actions, which have not run yet.
  private func evaluate<Content: View>(
    _ view: Content, bounds: ArchiveBounds, margins: EdgeInsets, alignment: Alignment = .center,
    environment: EnvironmentValues, now: Date, expectsContainerBackground: Bool, states: StateStore,
    live: LiveViews? = nil, parts: PlacedParts? = nil
  ) -> (fitted: FittedArchive, actions: [() -> Void]) {
    let available = bounds.maximum.inset(by: margins)
    let session = RenderSession(
      textEngine: textEngine, imageLibrary: imageLibrary, now: now,
      displayScale: max(environment.displayScale, 1), containerSize: available, states: states,
      live: live)
    session.placedParts = parts
    defer { session.close() }
    let context = _ViewContext(environment: environment, session: session)
    let root = joined(Content._makeNodes(view, context), along: .vertical, context)
    let proposal = bounds.proposal ?? ProposedViewSize(available)
    let contentSize = bounds.contentSize(margins: margins) { root.size(proposal) }
    let size = bounds.archiveSize(content: contentSize, margins: margins)
    var placed = root.placeAligned(proposal, in: contentSize, alignment)
    let left =
      environment.layoutDirection == .rightToLeft ? margins.trailing : margins.leading
    placed.frame.origin.x += left
    placed.frame.origin.y += margins.top
    session.geometry.finish(&placed, in: size)
    var background = session.containerBackground?(size)
    if var tree = background {
      session.geometry.finish(&tree, in: size)
      background = tree.finite(session)
    }
    session.reportPreferences()
    placed = placed.finite(session)
    if expectsContainerBackground, !session.adoptsContainerBackground {
      session.notice(
        "The widget has no containerBackground(for: .widget): iOS 17 and later show a message in "
          + "its place. Put its background into .containerBackground(for: .widget) { … }.")
      var message = evaluate(
        MissingContainerBackground(), bounds: bounds, margins: margins, alignment: alignment,
        environment: environment, now: now, expectsContainerBackground: false,
        states: StateStore())
      message.fitted.archive.notices = session.notices
      return (message.fitted, session.appearActions)
    }
    for notice in textEngine.drainNotices() { session.notice(notice) }
    for missing in MissingTranslations.shared?.drain() ?? [] { session.notice(missing.notice) }
    let archive = ViewArchive(
      size: size, displayScale: environment.displayScale, containerBackground: background,
      content: ArchiveNode(
        kind: "content", frame: CGRect(origin: .zero, size: size), children: [placed]),
      widgetURL: session.widgetURL, images: session.images, notices: session.notices)
    // Views may cover the margins. Sizes are whole pixels and the limit may not be: less than one
    // pixel too much still fits.
    let room =
      available.height
      + (alignment.vertical == .top ? margins.bottom : 2 * min(margins.top, margins.bottom))
    let needed = root.size(proposal)
    func exceeds(_ length: CGFloat, _ room: CGFloat) -> Bool {
      !bounds.isFixed && (length - room) * session.displayScale > 0.99
    }
    let fitted = FittedArchive(
      archive: archive, isTruncated: exceeds(needed.height, room),
      isTooWide: exceeds(
        needed.width, available.width + 2 * min(margins.leading, margins.trailing)))
    return (fitted, session.appearActions)
  }
}
