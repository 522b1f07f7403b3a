import Foundation
import ViewArchive

extension DrawingResources {
  /// How deep archives may be nested as images of one another.
  private static let maximumNesting = 12

  /// Draws an archive that is an image, stretched to the requested size. Its work counts against
  /// the budget of the picture that is being drawn.
  func surface(archive data: Data, size: PixelSize) throws -> Surface {
    guard nesting < Self.maximumNesting else {
      throw ImageDecodingError.undecodable(
        "drawings are nested more than \(Self.maximumNesting) levels deep")
    }
    let archive: ViewArchive
    do {
      archive = try ViewArchive(decoding: data)
    } catch {
      throw ImageDecodingError.undecodable("\(error)")
    }
    guard archive.size.width > 0, archive.size.height > 0 else {
      throw ImageDecodingError.undecodable("the drawing is empty")
    }
    nesting += 1
    defer { nesting -= 1 }
    let scaling = AffineMatrix(
      a: Double(size.width) / Double(archive.size.width),
      d: Double(size.height) / Double(archive.size.height))
    let outer = painter
    let inner = try Painter(
      try Surface(width: size.width, height: size.height), resources: self, archive: archive,
      instant: Date(timeIntervalSinceReferenceDate: 0), options: DrawingOptions(scale: scaling.a),
      budget: outer?.work.remainder ?? DrawingBudget())
    defer { outer?.work.add(inner.work) }
    try inner.drawArchive(archive, matrix: scaling)
    return inner.context.surface
  }
}
