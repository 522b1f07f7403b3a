import ViewArchive

extension ArchiveNode {
  /// Returns the tree with all image indices increased by `offset`.
  func movingImages(by offset: Int) -> ArchiveNode {
    guard offset != 0 else { return self }
    var node = self
    node.content = content.movingImages(by: offset)
    node.effects = effects.map { effect in
      guard case .mask(let mask) = effect else { return effect }
      return .mask(mask.movingImages(by: offset))
    }
    node.children = children.map { $0.movingImages(by: offset) }
    node.otherState = otherState.map { $0.movingImages(by: offset) }
    return node
  }
}

extension NodeContent {
  fileprivate func movingImages(by offset: Int) -> NodeContent {
    switch self {
    case .none: return self
    case .fill(let path, let paint, let evenOdd):
      return .fill(path, paint.movingImage(by: offset), evenOdd: evenOdd)
    case .stroke(let path, let paint, let geometry):
      return .stroke(path, paint.movingImage(by: offset), geometry)
    case .text(var block):
      for line in block.lines.indices {
        for run in block.lines[line].runs.indices {
          block.lines[line].runs[run].paint = block.lines[line].runs[run].paint.movingImage(
            by: offset)
        }
      }
      return .text(block)
    case .dynamicText(var text, let style):
      for segment in text.segments.indices {
        text.segments[segment].style.paint = text.segments[segment].style.paint.movingImage(
          by: offset)
      }
      return .dynamicText(text, style)
    case .image(var image):
      image.image += offset
      image.template = image.template?.movingImage(by: offset)
      return .image(image)
    case .timedProgress(var progress):
      progress.track = progress.track.movingImage(by: offset)
      progress.fill = progress.fill.movingImage(by: offset)
      return .timedProgress(progress)
    }
  }
}

extension Paint {
  fileprivate func movingImage(by offset: Int) -> Paint {
    guard case .image(let index, let origin, let scale) = self else { return self }
    return .image(index: index + offset, origin: origin, scale: scale)
  }
}
