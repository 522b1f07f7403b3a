import ViewArchive

extension ArchiveNode {
  /// The tree without numbers that are none: a frame takes zero, a drawing or an effect is left
  /// out. A tree that is deeper than an archive may be is cut. The author is told once a kind of
  /// view.
  @MainActor
  func finite(_ session: RenderSession, depth: Int = 0) -> ArchiveNode {
    var node = self
    if depth > Self.maximumDepth, !children.isEmpty || !otherState.isEmpty {
      session.notice(
        "Views are nested more than \(Self.maximumDepth) deep below \(kind): the rest is cut "
          + "off.")
      (node.children, node.otherState) = ([], [])
      return node
    }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    if !numbers.allSatisfy(\.isArchivable) {
      session.notice(
        "The frame of \(kind) is \(frame), which has no place: it is treated as zero where it is "
          + "no number or beyond all bounds.")
      node.frame = CGRect(
        x: numbers[0].archivable, y: numbers[1].archivable, width: numbers[2].archivable,
        height: numbers[3].archivable)
    }
    if !content.isFinite {
      session.notice("What \(kind) draws has coordinates that are no numbers: it is left out.")
      node.content = .none
    }
    let finiteEffects = effects.filter(\.isFinite)
    if finiteEffects.count != effects.count {
      session.notice("An effect of \(kind) has amounts that are no numbers: it is left out.")
      node.effects = finiteEffects
    }
    node.effects = node.effects.map { effect in
      if case .mask(let mask) = effect {
        .mask(mask.finite(session, depth: depth + 1))
      } else {
        effect
      }
    }
    if let shape = hitShape, !shape.isFinite { node.hitShape = nil }
    node.children = node.children.map { $0.finite(session, depth: depth + 1) }
    node.otherState = node.otherState.map { $0.finite(session, depth: depth + 1) }
    return node
  }

  /// Below what `ArchiveLimits` allows, with room for the nodes around the content.
  private static let maximumDepth = 240
}

extension FloatingPoint {
  /// No surface is a million points wide.
  fileprivate var isArchivable: Bool { isFinite && magnitude < 1_000_000 }

  fileprivate var archivable: Self { isArchivable ? self : 0 }
}

extension NodeContent {
  fileprivate var isFinite: Bool {
    switch self {
    case .none, .text, .dynamicText, .image: true
    case .fill(let path, let paint, _): path.isFinite && paint.isFinite
    case .stroke(let path, let paint, let geometry):
      path.isFinite && paint.isFinite && geometry.width.isArchivable
        && geometry.dash.allSatisfy(\.isArchivable) && geometry.dashPhase.isArchivable
        && geometry.miterLimit.isArchivable
    case .timedProgress(let progress):
      progress.lineWidth.isArchivable && progress.track.isFinite && progress.fill.isFinite
    }
  }
}

extension ArchivePath {
  fileprivate var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isArchivable
      case .quadCurve(let point, let control): point.isArchivable && control.isArchivable
      case .curve(let point, let control1, let control2):
        point.isArchivable && control1.isArchivable && control2.isArchivable
      case .close: true
      }
    }
  }
}

extension CGPoint {
  fileprivate var isArchivable: Bool { x.isArchivable && y.isArchivable }
}

extension Paint {
  fileprivate var isFinite: Bool {
    switch self {
    case .color(let color): color.isFinite
    case .linearGradient(let stops, let start, let end):
      stops.isFinite && start.isArchivable && end.isArchivable
    case .radialGradient(let stops, let center, let start, let end):
      stops.isFinite && center.isArchivable && start.isArchivable && end.isArchivable
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      stops.isFinite && bounds.origin.isArchivable && bounds.width.isArchivable
        && bounds.height.isArchivable && center.isArchivable && start.isArchivable
        && end.isArchivable
    case .angularGradient(let stops, let center, let start, let end):
      stops.isFinite && center.isArchivable && start.isArchivable && end.isArchivable
    case .image(_, let origin, let scale): origin.isArchivable && scale.isArchivable
    case .material(let radius, let tint): radius.isArchivable && tint.isFinite
    }
  }
}

extension PaintColor {
  fileprivate var isFinite: Bool { [red, green, blue, alpha].allSatisfy(\.isArchivable) }
}

extension [Paint.GradientStop] {
  fileprivate var isFinite: Bool { allSatisfy { $0.color.isFinite && $0.location.isArchivable } }
}

extension NodeEffect {
  fileprivate var isFinite: Bool {
    switch self {
    case .opacity(let amount), .brightness(let amount), .contrast(let amount),
      .saturation(let amount), .grayscale(let amount), .hueRotation(let amount):
      amount.isArchivable
    case .clip(let path, _, _): path.isFinite
    case .transform(let matrix):
      [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].allSatisfy(\.isArchivable)
    case .blur(let radius, _): radius.isArchivable
    case .shadow(let color, let radius, let x, let y):
      color.isFinite && radius.isArchivable && x.isArchivable && y.isArchivable
    case .colorMultiply(let color): color.isFinite
    case .mask, .blend, .compositingGroup, .colorInvert, .luminanceToAlpha: true
    }
  }
}
