import TextEngine
import ViewArchive

/// Evaluates a view, lays it out at a size, and archives it.
@MainActor
package struct ViewArchiver {
  /// Shared by the evaluations of a process: fonts are loaded once.
  private let textEngine: TextEngine
  private let imageLibrary = ImageLibrary()

  package init(fonts: FontSet) throws {
    textEngine = try TextEngine(fonts: fonts)
  }

  /// - Parameters:
  ///   - size: What the root is offered and the archive's size, points.
  ///   - margins: Kept free around the content, but not around the container background.
  ///   - now: The instant that dynamic text is measured at.
  ///   - expectsContainerBackground: Whether the author is told where none is given.
  package func archive<Content: View>(
    _ view: Content, size: CGSize, margins: EdgeInsets = EdgeInsets(),
    environment: EnvironmentValues, now: Date, expectsContainerBackground: Bool = false
  ) -> ViewArchive {
    archive(
      view, fitting: ArchiveBounds(minimum: size, maximum: size), margins: margins,
      environment: environment, now: now, expectsContainerBackground: expectsContainerBackground
    ).archive
  }

  /// Archives a view in the size that it takes within `bounds`.
  package func archive<Content: View>(
    _ view: Content, fitting bounds: ArchiveBounds, margins: EdgeInsets = EdgeInsets(),
    environment: EnvironmentValues, now: Date, expectsContainerBackground: Bool = false
  ) -> FittedArchive {
    let states = StateStore()
    func evaluated() -> (fitted: FittedArchive, actions: [@MainActor () -> Void]) {
      states.beginEvaluation()
      return evaluate(
        view, bounds: bounds, margins: margins, environment: environment, now: now,
        expectsContainerBackground: expectsContainerBackground, states: states)
    }
    let first = evaluated()
    return states.isChanged(by: first.actions) ? evaluated().fitted : first.fitted
  }

  /// What a control's label says.
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

  /// One evaluation, and the actions that are due when it appears.
  private func evaluate<Content: View>(
    _ view: Content, bounds: ArchiveBounds, margins: EdgeInsets, environment: EnvironmentValues,
    now: Date, expectsContainerBackground: Bool, states: StateStore
  ) -> (fitted: FittedArchive, actions: [@MainActor () -> Void]) {
    let offered = bounds.maximum.inset(by: margins)
    let session = RenderSession(
      textEngine: textEngine, imageLibrary: imageLibrary, now: now,
      displayScale: max(environment.displayScale, 1), containerSize: offered, states: states)
    defer { session.close() }
    let context = _ViewContext(environment: environment, session: session)
    let nodes = Content._makeNodes(view, context)
    let root: _LayoutNode =
      nodes.count == 1
      ? nodes[0]
      : StackNode(
        nodes,
        engine: StackLayoutEngine(
          axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil), context)
    let proposal = ProposedViewSize(offered)
    let inner = bounds.inner(margins: margins) { root.size(proposal) }
    let size = bounds.size(inner: inner, margins: margins)
    var placed = root.placeAligned(proposal, in: inner, .center)
    let left =
      environment.layoutDirection == .rightToLeft ? margins.trailing : margins.leading
    placed.frame.origin.x += left
    placed.frame.origin.y += margins.top
    session.geometry.finish(&placed)
    var background = session.containerBackground?(size)
    if var whole = background {
      session.geometry.finish(&whole)
      background = whole.finite(session)
    }
    placed = placed.finite(session)
    if expectsContainerBackground, !session.adoptsContainerBackground {
      session.notice(
        "No containerBackground(for: .widget) is given: iOS 17 and later cover such a widget with "
          + "a message. Wrap its background in .containerBackground(for: .widget) { … }.")
    }
    for notice in textEngine.drainNotices() { session.notice(notice) }
    let archive = ViewArchive(
      size: size, displayScale: environment.displayScale, containerBackground: background,
      content: ArchiveNode(
        kind: "content", frame: CGRect(origin: .zero, size: size), children: [placed]),
      widgetURL: session.widgetURL, images: session.images, notices: session.notices)
    let isTruncated = !bounds.isFixed && root.size(proposal).height > offered.height + 0.01
    return (FittedArchive(archive: archive, isTruncated: isTruncated), session.appearActions)
  }
}
