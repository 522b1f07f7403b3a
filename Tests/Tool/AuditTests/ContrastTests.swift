import Testing
import ViewArchive

@testable import Audit

@Suite struct ContrastTests {
  /// Examples of WCAG's own calculators.
  @Test(arguments: [
    (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.48),
    (0x767676, 0xFFFFFF, 4.54), (0xFF0000, 0xFFFFFF, 4.0), (0x0000FF, 0xFFFFFF, 8.59),
  ])
  func ratios(first: Int, second: Int, ratio: Double) {
    let (a, b) = (Self.color(first), Self.color(second))
    #expect(abs(Contrast.ratio(a, b) - ratio) < 0.01)
    #expect(Contrast.ratio(a, b) == Contrast.ratio(b, a))
  }

  @Test(arguments: [
    (17.9, 400.0, false), (18, 400, true), (14, 600, false), (14, 700, true), (13.9, 900, false),
  ])
  func largeTexts(size: Double, weight: Double, isLarge: Bool) {
    #expect(Contrast.isLarge(size: size, weight: weight) == isLarge)
  }

  /// The secondary label of iOS on white.
  @Test func mixesTranslucentColors() {
    let mixed = Contrast.mixed(Self.color(0x3C3C43).opacity(0.6), over: .white)
    #expect(abs(Contrast.ratio(mixed, .white) - 3.44) < 0.05)
  }

  @Test(arguments: [
    ("wght=600,opsz=17", "Inter.ttf", 600.0), ("", "Inter-Bold.ttf", 700), ("", "Inter.ttf", 400),
  ])
  func weights(variations: String, file: String, weight: Double) {
    #expect(FontFace(file: file, variations: variations).weight == weight)
  }

  private static func color(_ hex: Int) -> PaintColor {
    PaintColor(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }
}
