// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The context of the current thread; nil outside image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.entries.last?.context }

public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.entries.append(.init(context: context, scale: 1, isImageContext: false))
}

public func UIGraphicsPopContext() { _ = ContextStack.entries.popLast() }

/// Begins a transparent image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameter scale: Pixels per point; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let canvas = ImageCanvas(size: size, scale: scale, isOpaque: opaque)
  ContextStack.entries.append(
    .init(context: canvas.context(), scale: canvas.scale, isImageContext: true))
}

/// The image drawn so far; nil outside an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ContextStack.entries.last(where: \.isImageContext),
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: entry.scale, orientation: .up)
}

public func UIGraphicsEndImageContext() {
  guard let index = ContextStack.entries.lastIndex(where: \.isImageContext) else { return }
  ContextStack.entries.remove(at: index)
}

public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line one point wide inside the rectangle's edges.
public func UIRectFrame(_ rect: CGRect) {
  guard rect.isFinite else { return }
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
