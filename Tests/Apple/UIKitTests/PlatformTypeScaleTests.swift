import FoundationSupplement
import Testing

@testable import UIKit

@Suite struct PlatformTypeScaleTests {
  /// Size, line height and weight at the position of a text size. Source: docs/layout-facts.md §8.
  @Test(
    arguments: [
      (.macOS, .body, 3, 13, 16, 400), (.macOS, .headline, 3, 13, 16, 700),
      (.macOS, .largeTitle, 3, 26, 32, 400), (.macOS, .caption2, 3, 10, 13, 500),
      // macOS has one text size.
      (.macOS, .body, 11, 13, 16, 400), (.watchOS, .body, 3, 16, 18.5, 400),
      (.watchOS, .body, 4, 17, 19.5, 400), (.watchOS, .headline, 3, 16, 18.5, 600),
      (.watchOS, .largeTitle, 3, 36, 38.5, 400), (.watchOS, .footnote, 0, 11, 13.5, 400),
      // Larger sizes than a watch has are its largest one.
      (.watchOS, .body, 11, 23, 25.5, 400), (.watchOS, .body, 99, 23, 25.5, 400),
    ] as [(SystemPlatform, UIFont.TextStyle, Int, Double, Double, Double)])
  func stylesHaveMetrics(
    platform: SystemPlatform, style: UIFont.TextStyle, textSize: Int, size: Double,
    lineHeight: Double, weight: Double
  ) {
    #expect(
      PlatformTypeScale.metrics(style, textSize: textSize, on: platform)
        == .init(size: size, lineHeight: lineHeight, weight: weight))
  }

  @Test(arguments: [SystemPlatform.iOS, .visionOS])
  func othersHaveThoseOfIOS(platform: SystemPlatform) {
    #expect(PlatformTypeScale.metrics(.body, textSize: 3, on: platform) == nil)
  }

  @Test(
    arguments: [
      (.iOS, 393, 3), (.watchOS, 198, 2), (.macOS, 1512, 2), (.visionOS, 1280, 2),
    ] as [(SystemPlatform, Double, Double)])
  func screenIsThatOfThePlatform(platform: SystemPlatform, width: Double, scale: Double) {
    let screen = UIScreen(nil, on: platform)
    #expect(screen.bounds.width == width && screen.scale == scale)
    #expect(UIScreen("100x50@1", on: platform).bounds.width == 100)
  }
}
