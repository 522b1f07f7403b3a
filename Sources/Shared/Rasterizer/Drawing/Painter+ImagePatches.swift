import Foundation
import ViewArchive

/// A part of an image and its target rectangle.
struct ImagePatch {
  var surface: Surface
  /// In points of the node.
  var target: CGRect
  var extend: Pattern.Extend
  /// The size of one tile, in points; nil stretches the patch to the target.
  var tile: CGSize?
}

extension Painter {
  /// Draws a tiled image or one with cap insets, as up to nine patches.
  func drawPatches(
    _ image: ArchiveImage, _ drawing: ImageDrawing, in size: CGSize, _ matrix: AffineMatrix,
    alpha: Double
  ) {
    guard image.size.width > 0, image.size.height > 0,
      let surface = pixels(of: image, drawnAt: image.size, in: matrix)
    else {
      drawStandIn(size, in: matrix, alpha: alpha)
      return
    }
    let insets = drawing.capInsets.map { max($0, 0) }
    let rows = Self.slices(
      top: insets[0], bottom: insets[2], of: Double(image.size.height), in: Double(size.height))
    let columns = Self.slices(
      top: insets[1], bottom: insets[3], of: Double(image.size.width), in: Double(size.width))
    let scaleX = Double(surface.width) / Double(image.size.width)
    let scaleY = Double(surface.height) / Double(image.size.height)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: (column.source.lowerBound * scaleX).rounded(),
          y: (row.source.lowerBound * scaleY).rounded(),
          width: (column.length * scaleX).rounded(), height: (row.length * scaleY).rounded())
        let target = CGRect(
          x: column.target.lowerBound, y: row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound)
        guard source.width >= 1, source.height >= 1, target.width > 0, target.height > 0,
          let part = copy(source, of: surface)
        else { continue }
        var patch = ImagePatch(surface: part, target: target, extend: .pad)
        let tile = CGSize(width: column.length, height: row.length)
        // A patch of its own size, such as a corner, needs no tiling.
        if drawing.resizing == .tile, tile != target.size {
          patch.extend = .repeat
          patch.tile = tile
          patch.surface = tiled(part, tile, drawing.interpolation, in: matrix)
        }
        draw(patch, drawing, of: size, in: matrix, alpha: alpha)
      }
    }
  }

  func draw(
    _ patch: ImagePatch, _ drawing: ImageDrawing, of size: CGSize, in matrix: AffineMatrix,
    alpha: Double
  ) {
    guard let pattern = Pattern(surface: patch.surface) else { return }
    let drawn = patch.tile ?? patch.target.size
    let place = AffineMatrix(
      a: Double(drawn.width) / Double(patch.surface.width),
      d: Double(drawn.height) / Double(patch.surface.height), tx: Double(patch.target.minX),
      ty: Double(patch.target.minY))
    guard let inverse = place.followed(by: matrix).inverse else { return }
    pattern.set(patch.extend)
    pattern.set(drawing.interpolation)
    pattern.set(inverse)
    let path = ArchivePath(rect: patch.target)
    clipped(to: path, evenOdd: false, antialiased: true, in: matrix) {
      if let template = drawing.template {
        let area = CGRect(origin: .zero, size: size)
        guard setPaint(template, over: area, in: matrix, alpha: alpha) else { return }
        context.mask(pattern)
      } else {
        context.setSource(pattern)
        context.paint(alpha: alpha)
      }
    }
  }

  private struct Slice {
    var source: Range<Double>
    var target: Range<Double>
    var length: Double { source.upperBound - source.lowerBound }
  }

  /// The cap, middle and cap along one axis. Caps that do not fit shrink.
  private static func slices(
    top: Double, bottom: Double, of length: Double, in room: Double
  ) -> [Slice] {
    let (top, bottom) = (min(top, length), min(bottom, max(length - min(top, length), 0)))
    let shrink = top + bottom > room ? room / (top + bottom) : 1
    let sources = [0, top, length - bottom, length]
    let targets = [0, top * shrink, room - bottom * shrink, room]
    return (0..<3).compactMap { index in
      guard sources[index] < sources[index + 1], targets[index] < targets[index + 1] else {
        return nil
      }
      return Slice(
        source: sources[index]..<sources[index + 1], target: targets[index]..<targets[index + 1])
    }
  }

  /// Scales the tile to the pixels in which it will be drawn. Scaling while repeating would
  /// interpolate across the tile's opposite edges.
  private func tiled(
    _ part: Surface, _ tile: CGSize, _ interpolation: ImageDrawing.Interpolation,
    in matrix: AffineMatrix
  ) -> Surface {
    let pixels = pixelSize(tile, in: matrix)
    guard matrix.isUpright, pixels.area <= 1 << 20,
      pixels.width != part.width || pixels.height != part.height
    else { return part }
    do throws(RasterizerError) {
      return try part.stretched(to: pixels, interpolation: interpolation)
    } catch {
      fail(error)
      return part
    }
  }

  /// Copies a part, so that interpolation at its edges does not include neighbouring pixels.
  private func copy(_ part: CGRect, of surface: Surface) -> Surface? {
    if part.width == CGFloat(surface.width), part.height == CGFloat(surface.height) {
      return surface
    }
    do throws(RasterizerError) {
      let copy = try Surface(width: Int(part.width), height: Int(part.height))
      let context = try Context(copy)
      context.setSource(surface, at: CGPoint(x: -part.minX, y: -part.minY))
      context.setOperator(.source)
      context.paint()
      return copy
    } catch {
      fail(error)
      return nil
    }
  }
}
