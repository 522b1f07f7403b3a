import ViewArchive

extension ArchiveNode {
  /// Returns the tree with all numbers and its depth within the limits of an archive.
  ///
  /// Author code can compute any number, for example a width of `0 / 0`. The encoder rejects an
  /// archive that contains such a number, so the number is removed first:
  /// - A finite position that is not archivable is clamped: layouts hide views far outside.
  /// - Any other number of a frame that is not archivable becomes 0.
  /// - A drawing, an effect or a hit shape that contains such a number is removed.
  /// - Nodes below the maximum depth are removed, because the encoder limits the depth, too.
  ///
  /// Every change but a clamped position and a removed hit shape adds a notice. A number is
  /// archivable if it is finite and its magnitude is below one million. Children, masks and a
  /// toggle's other state are included.
  @MainActor
  func finite(_ session: RenderSession, depth: Int = 0) -> ArchiveNode {
    var node = self
    if depth > Self.maximumDepth, hasInnerNodes {
      session.notice(
        "\(kind) is nested more than \(Self.maximumDepth) levels deep: the views inside it are "
          + "left out.")
      node.removeInnerNodes()
    }
    node.frame.origin = CGPoint(x: frame.origin.x.clamped, y: frame.origin.y.clamped)
    let numbers = [node.frame.origin.x, node.frame.origin.y, frame.size.width, frame.size.height]
    if !numbers.allSatisfy(\.isArchivable) {
      session.notice(
        "The frame of \(kind) is \(frame): values that are not finite, or 1,000,000 and more, "
          + "become 0.")
      node.frame = CGRect(
        x: numbers[0].archivable, y: numbers[1].archivable, width: numbers[2].archivable,
        height: numbers[3].archivable)
    }
    if !content.isFinite {
      session.notice(
        "The drawing of \(kind) has values that are not finite, or too large: it is left out.")
      node.content = .none
    }
    let finiteEffects = node.effects.filter(\.isFinite)
    if finiteEffects.count != node.effects.count {
      session.notice(
        "An effect of \(kind) has values that are not finite, or too large: it is left out.")
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

  /// Less than `ArchiveLimits.depth`, to leave room for the nodes around the content.
  private static let maximumDepth = 240

  private var hasInnerNodes: Bool {
    !children.isEmpty || !otherState.isEmpty || effects.contains(where: \.isMask)
  }

  private mutating func removeInnerNodes() {
    (children, otherState) = ([], [])
    effects.removeAll(where: \.isMask)
  }
}

extension FloatingPoint {
  /// True if the number is finite and plausible: no surface is a million points wide.
  fileprivate var isArchivable: Bool { isFinite && magnitude < 1_000_000 }

  fileprivate var archivable: Self { isArchivable ? self : 0 }

  fileprivate var clamped: Self { isFinite ? min(max(self, -999_999), 999_999) : self }
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
  fileprivate var isMask: Bool { if case .mask = self { true } else { false } }

  fileprivate var isFinite: Bool {
    if case .clip(let path, _, _) = self { return path.isFinite }
    return isValid(\.isArchivable)
  }
}
