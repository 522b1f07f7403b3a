import Foundation
import ViewArchive

extension Painter {
  /// The image at an index; nil, with a notice, if the index is out of range.
  func image(_ index: Int) -> ArchiveImage? {
    guard images.indices.contains(index) else {
      resources.note("Image \(index) is not in the archive. A stand-in is drawn.")
      return nil
    }
    return images[index]
  }

  /// An image's pixels; nil, with a notice, if it cannot be decoded.
  ///
  /// - Parameter size: The size at which the whole image is drawn, in points, for vector images.
  func pixels(of image: ArchiveImage, drawnAt size: CGSize, in matrix: AffineMatrix) -> Surface? {
    reportingFailure { try resources.images.surface(image, size: pixelSize(size, in: matrix)) }
  }

  func pixelSize(_ size: CGSize, in matrix: AffineMatrix) -> PixelSize {
    let resolution = context.isVector ? options.scale : 1
    func pixels(_ length: CGFloat, _ x: Double, _ y: Double) -> Int {
      let pixels = Double(length) * (x * x + y * y).squareRoot() * resolution
      return pixels.isFinite ? Int(min(max(pixels.rounded(), 1), 16_384)) : 1
    }
    return PixelSize(
      width: pixels(size.width, matrix.a, matrix.b),
      height: pixels(size.height, matrix.c, matrix.d))
  }

  private func reportingFailure(_ body: () throws -> Surface) -> Surface? {
    do {
      return try body()
    } catch let error as ImageDecodingError {
      resources.note("An image is not shown: \(error.reason).")
    } catch {
      fail(error as? RasterizerError ?? .drawing("\(error)"))
    }
    return nil
  }

  func draw(
    _ drawing: ImageDrawing, marks: NodeMarks, in size: CGSize, _ matrix: AffineMatrix,
    alpha: Double
  ) {
    guard size.width > 0, size.height > 0 else { return }
    guard let image = image(drawing.image) else {
      drawStandIn(size, in: matrix, alpha: alpha)
      return
    }
    let isTinted =
      options.renderingMode.isAccented && drawing.template == nil && !marks.contains(.fullColor)
    guard isTinted else {
      draw(image, drawing, in: size, matrix, alpha: alpha)
      return
    }
    let bounds = CGRect(origin: .zero, size: size)
    guard let layer = layer(covering: matrix.bounds(of: bounds)) else { return }
    draw(on: layer, in: matrix) { draw(image, drawing, in: size, $0, alpha: 1) }
    // Source: the documentation of `WidgetAccentedRenderingMode`. Without a mode, and with
    // `.accented`, the image is a template in the color of its group; the desaturated modes map its
    // luminance to alpha.
    let isTemplate = !marks.contains(.desaturated)
    if isTemplate, isSolid(layer) { resources.note(Self.solidImageNotice) }
    let color = PixelOperation.color(.fill(resolved(.white, 1)))
    apply(isTemplate ? [color] : [.luminanceToAlpha, color], to: layer, scale: 1)
    composite(layer, alpha: alpha)
  }

  private static let solidImageNotice =
    "An image without transparency is drawn as a solid block in accented mode, as on a device. Use "
    + "Image.widgetAccentedRenderingMode(.fullColor), .desaturated or .accentedDesaturated for "
    + "photos."

  /// Whether an image covers its layer without a transparent pixel, except at the edges.
  private func isSolid(_ layer: Layer) -> Bool {
    var isSolid = false
    layer.surface.withPixels { region in
      guard region.width > 16, region.height > 16 else { return }
      isSolid = (2..<region.height - 2).allSatisfy { y in
        let row = region.base + y * region.stride
        return (2..<region.width - 2).allSatisfy { row[$0 * 4 + 3] > 250 }
      }
    }
    return isSolid
  }

  private func draw(
    _ image: ArchiveImage, _ drawing: ImageDrawing, in size: CGSize, _ matrix: AffineMatrix,
    alpha: Double
  ) {
    let hasCaps = drawing.capInsets.contains { $0 > 0 }
    if drawing.resizing == .tile || hasCaps {
      drawPatches(image, drawing, in: size, matrix, alpha: alpha)
    } else if isAligned(matrix) {
      drawAligned(image, drawing, in: size, matrix, alpha: alpha)
    } else {
      guard let surface = pixels(of: image, drawnAt: size, in: matrix) else {
        drawStandIn(size, in: matrix, alpha: alpha)
        return
      }
      let patch = ImagePatch(
        surface: surface, target: CGRect(origin: .zero, size: size), extend: .pad)
      draw(patch, drawing, of: size, in: matrix, alpha: alpha)
    }
  }

  /// Copies the image, scaled to exactly the frame's pixels. The common case; the cache keeps it.
  private func drawAligned(
    _ image: ArchiveImage, _ drawing: ImageDrawing, in size: CGSize, _ matrix: AffineMatrix,
    alpha: Double
  ) {
    let device = matrix.bounds(of: CGRect(origin: .zero, size: size)).snapped
    let seen = device.intersection(context.clipBounds)
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
    guard device.width < 1e5, device.height < 1e5 else { return }
    let pixels = PixelSize(width: Int(device.width), height: Int(device.height))
    // Does not scale the whole image if most of the frame is clipped.
    guard pixels.area <= 4 * Int(seen.width * seen.height) + 65_536 else {
      guard let surface = self.pixels(of: image, drawnAt: size, in: matrix) else { return }
      let patch = ImagePatch(
        surface: surface, target: CGRect(origin: .zero, size: size), extend: .pad)
      draw(patch, drawing, of: size, in: matrix, alpha: alpha)
      return
    }
    let surface = reportingFailure {
      try resources.images.scaled(image, to: pixels, interpolation: drawing.interpolation)
    }
    guard let surface else {
      drawStandIn(size, in: matrix, alpha: alpha)
      return
    }
    if let template = drawing.template {
      let area = CGRect(origin: .zero, size: size)
      guard setPaint(template, over: area, in: matrix, alpha: alpha) else { return }
      context.mask(surface, at: device.origin)
    } else {
      context.setSource(surface, at: device.origin)
      context.newPath()
      context.rectangle(device)
      if alpha >= 1 {
        context.fill()
      } else {
        context.withSavedState {
          context.clip()
          context.paint(alpha: alpha)
        }
      }
    }
  }

  /// Draws a crossed box in place of an image.
  func drawStandIn(_ size: CGSize, in matrix: AffineMatrix, alpha: Double) {
    let frame = CGRect(origin: .zero, size: size)
    let color = PaintColor(red: 0.56, green: 0.56, blue: 0.58)
    fill(
      ArchivePath(rect: frame), with: .color(color.opacity(0.25)), evenOdd: false, in: matrix,
      alpha: alpha)
    let corner = CGPoint(x: frame.maxX, y: frame.maxY)
    let cross = ArchivePath([
      .move(.zero), .line(corner), .move(CGPoint(x: frame.maxX, y: 0)),
      .line(CGPoint(x: 0, y: frame.maxY)),
    ])
    stroke(cross, with: .color(color), StrokeGeometry(width: 1), in: matrix, alpha: alpha)
  }
}
