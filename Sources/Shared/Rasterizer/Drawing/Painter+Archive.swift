import Foundation
import ViewArchive

extension Painter {
  /// Draws the archive: backgrounds and content, then the rendering mode's pixel operations and the
  /// container shape.
  ///
  /// - Parameter matrix: From points to device pixels.
  func drawArchive(_ archive: ViewArchive, matrix: AffineMatrix) throws(RasterizerError) {
    let outer = resources.painter
    resources.painter = self
    defer { resources.painter = outer }
    let archive = archive.flipping(options.flippedToggles)
    let bounds = CGRect(origin: .zero, size: archive.size)
    let operations = options.pixelOperations
    if context.isVector {
      context.withSavedState {
        let shape = options.containerShape.path(in: archive.size)
        if let shape, addPath(shape, in: matrix) { context.clip() }
        if operations.isEmpty {
          drawLayers(archive, matrix: matrix)
        } else if let layer = layer(covering: matrix.bounds(of: bounds)) {
          draw(on: layer, in: matrix) { drawLayers(archive, matrix: $0) }
          apply(operations, to: layer, scale: layer.resolution)
          composite(layer, alpha: 1)
        }
      }
    } else {
      drawLayers(archive, matrix: matrix)
      if !operations.isEmpty {
        context.surface.withPixels { region in
          for operation in operations { operation.apply(to: region, scale: 1) }
        }
      }
      // The whole pixels can exceed the archive by a part of a pixel, which its edges cover in
      // part. A shape of the archive's size would weaken them once more, but only near the corners.
      let size = CGSize(
        width: Double(context.surface.width) / matrix.a,
        height: Double(context.surface.height) / matrix.d)
      cutCorners(options.containerShape, size, matrix)
    }
    if let failure { throw failure }
    try context.check()
  }

  private func drawLayers(_ archive: ViewArchive, matrix: AffineMatrix) {
    if let background = options.background {
      let path = ArchivePath(rect: CGRect(origin: .zero, size: archive.size))
      keepsColors = true
      fill(path, with: background, evenOdd: false, in: matrix, alpha: 1)
      keepsColors = false
    }
    if let background = archive.containerBackground, options.drawsContainerBackground {
      draw(background, in: matrix)
    }
    draw(archive.content, in: matrix)
  }

  /// Clears the pixels outside the shape. This is faster than clipping all drawing to the shape,
  /// for which Cairo would create a mask per drawing call.
  func cutCorners(
    _ container: DrawingOptions.ContainerShape, _ size: CGSize, _ matrix: AffineMatrix
  ) {
    guard let shape = container.path(in: size) else { return }
    let reach = (container.cornerReach(in: size) * matrix.meanScale).rounded(.up) + 1
    let (width, height) = (Double(context.surface.width), Double(context.surface.height))
    let (w, h) = (min(reach, (width / 2).rounded(.up)), min(reach, (height / 2).rounded(.up)))
    for (x, y) in [(0, 0), (width - w, 0), (0, height - h), (width - w, height - h)] {
      context.withSavedState {
        context.newPath()
        context.rectangle(CGRect(x: x, y: y, width: w, height: h))
        context.clip()
        context.setOperator(.keepInside)
        context.setSource(PaintColor.black)
        if addPath(shape, in: matrix) { context.fill() }
      }
    }
  }
}

extension DrawingOptions {
  fileprivate var drawsContainerBackground: Bool {
    showsContainerBackground && renderingMode == .fullColor
  }

  /// The operations on the finished picture.
  fileprivate var pixelOperations: [PixelOperation] {
    var operations: [PixelOperation] = renderingMode == .vibrant ? [.vibrant] : []
    if isLuminanceReduced {
      let factor = 0.6
      operations.append(.color(.multiply(PaintColor(red: factor, green: factor, blue: factor))))
    }
    if let colorFilter { operations.append(.color(.multiply(colorFilter))) }
    return operations
  }
}
