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
        for index in block.lines[line].attachments.indices {
          block.lines[line].attachments[index].content.moveImages(by: offset)
        }
      }
      return .text(block)
    case .dynamicText(var text, let style):
      for segment in text.segments.indices {
        text.segments[segment].style.paint = text.segments[segment].style.paint.movingImage(
          by: offset)
        if case .attachment(var attachment) = text.segments[segment].content {
          attachment.moveImages(by: offset)
          text.segments[segment].content = .attachment(attachment)
        }
      }
      return .dynamicText(text, style)
    case .image(let drawing):
      return .image(drawing.movingImages(by: offset))
    case .timedProgress(var progress):
      progress.track = progress.track.movingImage(by: offset)
      progress.fill = progress.fill.movingImage(by: offset)
      return .timedProgress(progress)
    }
  }
}

extension TextAttachment {
  fileprivate mutating func moveImages(by offset: Int) {
    parts = parts.map { part in
      switch part {
      case .fill(let path, let paint): .fill(path, paint.movingImage(by: offset))
      case .image(let drawing, let frame):
        .image(drawing.movingImages(by: offset), frame: frame)
      }
    }
  }
}

extension ImageDrawing {
  fileprivate func movingImages(by offset: Int) -> ImageDrawing {
    var drawing = self
    drawing.image += offset
    drawing.template = template?.movingImage(by: offset)
    return drawing
  }
}

extension Paint {
  fileprivate func movingImage(by offset: Int) -> Paint {
    guard case .image(let index, let origin, let scale) = self else { return self }
    return .image(index: index + offset, origin: origin, scale: scale)
  }
}
