import ViewArchive

extension CGContext {
  /// Records a drawing with the state's shadow, alpha, blend mode and clips.
  ///
  /// - Parameters:
  ///   - nodes: In the coordinates of `transform`.
  ///   - transform: To the record's coordinates.
  ///   - effects: Effects of the drawing itself.
  ///   - cover: An opaque drawing of the same shape, for the modes `clear` and `copy`.
  ///   - outline: What the drawing covers, in the record's coordinates, for blend modes that change
  ///     transparent parts; nil for the whole record.
  package func draw(
    _ nodes: [ArchiveNode], transform: CGAffineTransform, effects: [NodeEffect] = [],
    cover: ArchiveNode? = nil, outline: ArchivePath? = nil
  ) {
    guard transform.isUsable, state.alpha > 0, !nodes.isEmpty else { return }
    let place: [NodeEffect] = transform.isIdentity ? [] : [.transform(transform.archived)]
    var drawings: [ArchiveNode] = []
    if state.blendMode == .clear || state.blendMode == .copy {
      drawings.append(
        drawing(
          cover.map { [$0] } ?? nodes,
          effects: place + state.masks + [.blend(.destinationOut)] + state.clips))
    }
    defer {
      // One step, because drawing into the author's memory drops the images of the step before.
      if let last = drawings.last {
        append(drawings.count == 1 ? last : drawing(drawings, effects: []))
      }
    }
    guard state.blendMode != .clear else { return }
    var own = place + effects
    if let shadow = state.shadow { own.append(shadow) }
    if state.alpha < 1 { own.append(.opacity(Double(state.alpha))) }
    own += state.masks
    let mode = state.blendMode.archived
    if mode != .normal { own.append(.blend(mode)) }
    if let outline, mode.rawValue > BlendMode.plusLighter.rawValue {
      own.append(.clip(outline, evenOdd: false, antialiased: true))
    }
    drawings.append(drawing(nodes, effects: own + state.clips))
  }

  private func drawing(_ nodes: [ArchiveNode], effects: [NodeEffect]) -> ArchiveNode {
    if effects.isEmpty, nodes.count == 1, let node = nodes.first { return node }
    return ArchiveNode(kind: "drawing", frame: record.bounds, effects: effects, children: nodes)
  }

  /// Records a filled or stroked path with the state's effects.
  ///
  /// - Parameters:
  ///   - cover: The same path, opaque.
  ///   - outline: See `draw(_:transform:effects:cover:outline:)`.
  func draw(
    _ content: NodeContent, cover: NodeContent, transform: CGAffineTransform = .identity,
    outline: ArchivePath? = nil
  ) {
    func node(_ content: NodeContent) -> ArchiveNode {
      ArchiveNode(kind: "path", frame: record.bounds, content: content)
    }
    draw([node(content)], transform: transform, cover: node(cover), outline: outline)
  }

  /// The current transform from the current coordinates to the record's.
  package var drawingTransform: CGAffineTransform { state.transform }
}

extension CGBlendMode {
  /// The mode as a drawing's archive contains it. `clear` and `copy` first remove what is below;
  /// a copy is then added.
  fileprivate var archived: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear, .destinationOut: .destinationOut
    case .copy, .plusLighter: .plusLighter
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    }
  }
}
