import CCairo
import Foundation
import Testing
import TextEngine
import ViewArchive

@testable import Rasterizer

/// Pixels do not depend on what was drawn before.
@Suite("Scaled fonts") struct ScaledFontTests {
  @Test(arguments: [
    ("slnt=0,wght=400", "slnt=0.000023,wght=400"), ("slnt=-10,wght=7", "slnt=-9.999977,wght=7"),
    ("wght=400", "wght=400.000023"), ("", ""), ("wght", "wght"), ("wght=much", "wght=much"),
    ("wght=nan", "wght=nan"), ("wght=1e300", "wght=1e300"),
  ])
  func axisSettingsNeverEqualDefaults(variations: String, moved: String) {
    #expect(ScaledFont.avoidingDefaults(variations) == moved)
  }

  /// Uses a copy of the font file, because Cairo has not applied settings to it before.
  @Test func appliesSettingsToNewFontFile() throws {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("Inter-\(UUID().uuidString).ttf")
    try FileManager.default.copyItem(
      at: FontSet.standardFolder.appendingPathComponent("Fonts/truetype/inter-vf/Inter.var.ttf"),
      to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let face = FontFace(file: copy.lastPathComponent, variations: "slnt=0,wght=400")
    let matrix = AffineMatrix(a: 17, b: 0, c: 0, d: 17)
    let font = try #require(ScaledFont(file: copy.path, face: face, matrix: matrix))
    let freeType = try #require(cairo_ft_scaled_font_lock_face(font.pointer))
    defer { cairo_ft_scaled_font_unlock_face(font.pointer) }
    let isVariation = freeType.pointee.face_flags & (1 << 15) != 0
    #expect(isVariation)
  }
}
