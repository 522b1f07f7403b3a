import Foundation
import Testing
import ViewArchive

@testable import TextEngine

/// The width and height of ink beside Apple's, measured on pictures that Apple's renderer drew for
/// the tests of Ferrostar, Home Assistant and MarkdownUI. Source: docs/layout-facts.md §1.
@Suite struct AppleWidthTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var size, weight: Double
    /// The largest error, in percent.
    var bound: Double
    /// Texts, and the distance from the first to the last column with ink, in points.
    var texts: [(string: String, width: Double)]

    var testDescription: String { "\(Int(size)) points, weight \(Int(weight))" }
  }

  /// `InterMetrics` is fitted to these texts.
  static let fitted = [
    Sample(
      size: 33, weight: 700, bound: 0.9,
      texts: [
        ("Use this device's", 255.57), ("location for", 170.62), ("automations", 190.63),
        ("You've been invited", 295.16),
      ]),
    Sample(size: 32, weight: 600, bound: 0.5, texts: [("Heading 1", 138.31)]),
    Sample(size: 31, weight: 600, bound: 0.5, texts: [("Heading 1", 134.03)]),
    Sample(size: 30, weight: 600, bound: 0.5, texts: [("Heading 2", 135.56)]),
    Sample(size: 28, weight: 700, bound: 1, texts: [("150 m", 78.06), ("350 ft", 78.6)]),
    Sample(
      size: 28, weight: 400, bound: 1.9,
      texts: [
        ("500 ft", 72.1), ("150 m", 72.65), ("15 mi", 61.31), ("1,5 km", 74.98), ("0.9 mi", 73.08),
      ]),
    Sample(size: 26, weight: 600, bound: 0.5, texts: [("Heading 3", 117.64)]),
    Sample(
      size: 23, weight: 600, bound: 0.6, texts: [("Heading 4", 104.84), ("Heading 2", 103.59)]),
    Sample(
      size: 22, weight: 700, bound: 1.5,
      texts: [
        ("Return to the Route", 196.01), ("You are off route, a re-route may", 328.46),
        ("be underway but you may also be", 337.87),
        ("able to return to the route if you", 318.83), ("have no data.", 133.62),
        ("144h 40m", 103.36), ("882 mi", 70.13), ("400 ft", 62.93), ("2m", 30.66), ("0:41", 41.92),
        ("20m", 44.99), ("15 km", 58.69), ("1:00", 43.45), ("1.420 km", 92.69), ("50", 25.77),
        ("100", 37.45), ("80", 26.81),
      ]),
    Sample(
      size: 22, weight: 400, bound: 0.8,
      texts: [
        ("Use the second exit to leave", 263.27), ("the roundabout.", 149.37),
        ("Links einfädeln", 138.41), ("Turn right on Something Dr.", 257.66), ("2nd Ave", 74.89),
      ]),
    Sample(size: 21, weight: 600, bound: 0.5, texts: [("Heading 5", 95.61)]),
    Sample(
      size: 20, weight: 400, bound: 1,
      texts: [
        ("Merge Left", 92.71), ("Links einfädeln", 127.64), ("Turn Right on Road Ave.", 206.51),
        ("Merge Left onto Something", 236.07),
      ]),
    Sample(size: 19, weight: 600, bound: 0.5, texts: [("Heading 3", 87.58)]),
    Sample(size: 17, weight: 600, bound: 0.6, texts: [("Sesame", 61.93), ("Street", 47.61)]),
    Sample(
      size: 16, weight: 600, bound: 0.8,
      texts: [
        ("Heading 6", 75.27), ("Heading 4", 75.44), ("Sesame", 58.76), ("Street", 45.32),
        ("Home Assistant", 117.16),
      ]),
    Sample(
      size: 16, weight: 400, bound: 0.9,
      texts: [
        ("Paragraph.", 76.38), ("Location sharing enables powerful automations,", 343.32),
        ("such as turning off the heating when you leave", 335.38),
        ("home. This option shares the device's location", 333.47),
        ("only with your Home Assistant system.", 277.52),
        ("This data stays in your home and is never sent to", 351.54),
        ("third parties. It also helps strengthen the security", 354.27),
        ("of your connection to Home Assistant.", 274.85),
        ("Home Assistant is open source home automation", 352.05),
        ("that puts local control and privacy first.", 280.9), ("Firebase Cloud Messaging", 188.72),
      ]),
    Sample(
      size: 15, weight: 400, bound: 1.3,
      texts: [
        ("Arrival", 41.97), ("Duration", 56.3), ("Distance", 57.77), ("Merge", 41.77),
        ("onto", 29.26), ("Hwy", 28.51), ("123", 22.71),
      ]),
    Sample(size: 14, weight: 600, bound: 0.5, texts: [("Heading 5", 66.49)]),
    Sample(size: 12, weight: 600, bound: 1, texts: [("Speed", 35.99), ("Limit", 27.46)]),
    Sample(
      size: 12, weight: 400, bound: 0.5,
      texts: [
        ("Firebase Cloud Messaging must be enabled for push", 294.43),
        ("notifications to function.", 135.88),
      ]),
    Sample(
      size: 11, weight: 600, bound: 1.6,
      texts: [("mph", 22.19), ("km/h", 25.32), ("km/hr", 30.43), ("mi/hr", 26.98)]),
    Sample(
      size: 11, weight: 400, bound: 0.5,
      texts: [
        ("Home Assistant address", 125.32),
        ("Only accept this invite if you trust the person who shared", 297.81),
        ("it. Connecting to an unknown server could give it access", 294.23),
        ("to data you enter or is sent by the app, such as your", 271.91),
        ("location and device information.", 165.85),
      ]),
  ]

  /// Texts to which nothing is fitted.
  static let others = [
    Sample(
      size: 16, weight: 400, bound: 1,
      texts: [
        ("The sky above the port was the color of", 284.95),
        ("television, tuned to a dead channel.", 254.85),
      ])
  ]

  @Test(arguments: fitted + others) func widthsAreWithinStatedError(_ sample: Sample) throws {
    let fixture = try EngineFixture()
    for (string, width) in sample.texts {
      let ink = try fixture.ink(string, EngineFixture.style(sample.size, weight: sample.weight))
      let error = (Double(ink.width) / width - 1) * 100
      #expect(abs(error) <= sample.bound, "\(string): \(error) %")
    }
  }

  /// Whole texts, with the margins of their first and last letters.
  @Test(arguments: [
    ("68%", 16.0, 600.0, 36.6), ("68%", 12, 600, 27.9), ("72%", 15, 400, 31.0),
    ("67% of day", 17, 400, 87),
  ])
  func percentIsAsWideAsApples(
    _ string: String, _ size: Double, _ weight: Double, _ width: Double
  ) throws {
    let block = try EngineFixture().layout(string, EngineFixture.style(size, weight: weight))
    #expect(abs(block.lines[0].width / width - 1) < 0.01)
  }

  /// The ink of texts that end with the sign.
  @Test(arguments: [("68%", 16.0, 600.0, 34.67), ("68%", 12, 600, 26.67), ("72%", 15, 400, 29.15)])
  func inkOfPercentIsApples(
    _ string: String, _ size: Double, _ weight: Double, _ width: Double
  ) throws {
    let ink = try EngineFixture().ink(string, EngineFixture.style(size, weight: weight))
    #expect(abs(Double(ink.width) / width - 1) < 0.025, "\(ink.width)")
  }

  /// SF Mono's advance is 1266 of 2048 units.
  @Test func monospacedAdvanceIsApples() throws {
    var style = EngineFixture.style(14)
    style.font.design = .monospaced
    let block = try EngineFixture().layout("0123456789", style)
    #expect(abs(block.lines[0].width - 140 * 1266 / 2048) < 0.05)
  }

  /// Measured at 32, 30, 26, 23, 21 and 16 points: 22.55, 21.14, 18.32, 16.21, 14.8 and 11.28.
  @Test(arguments: [(32, 22.55), (30, 21.14), (26, 18.32), (23, 16.21), (21, 14.8), (16, 11.28)])
  func capitalsHaveAppleHeight(_ size: Double, _ height: Double) throws {
    let ink = try EngineFixture().ink("H", EngineFixture.style(size, weight: 600))
    #expect(abs(Double(ink.height) / height - 1) < 0.01)
  }
}

extension EngineFixture {
  /// The bounding box of a text's outlines, in points.
  func ink(_ string: String, _ style: TextStyle) throws -> CGRect {
    var box = CGRect.null
    for run in layout(string, style).lines[0].runs {
      let font = try engine.library.outlineFont(run.face.file)
      font.setVariations(run.face.variations.split(separator: ",").map(String.init))
      let unit = run.size / font.unitsPerEm
      for glyph in run.glyphs {
        guard let bounds = font.outline(of: glyph.id).bounds else { continue }
        box = box.union(
          CGRect(
            x: glyph.x + Double(bounds.minX) * unit * run.face.stretch,
            y: glyph.y - Double(bounds.maxY) * unit,
            width: Double(bounds.width) * unit * run.face.stretch,
            height: Double(bounds.height) * unit))
      }
    }
    return box
  }
}
