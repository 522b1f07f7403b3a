import Testing

@testable import UIKit

@Suite struct UIFontTests {
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, UIContentSizeCategory.large, 34.0), (.title1, .large, 28),
    (.headline, .large, 17), (.body, .extraSmall, 14), (.caption2, .large, 11),
    (.body, .accessibilityExtraExtraExtraLarge, 53), (.footnote, .unspecified, 13),
  ])
  func stylesHaveSizeOfCategory(
    style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    #expect(font.pointSize == size)
  }

  @Test func metricsScaleWithTextSize() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 34, compatibleWith: traits) == 46)
    #expect(metrics.scaledValue(for: 34) == 34)
  }

  @Test(
    arguments: [
      ([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]], "10.0 0.4 0 false"),
      ([.traits: [UIFontDescriptor.TraitKey.weight: 0.3]], "10.0 0.3 0 false"),
      ([.traits: [UIFontDescriptor.TraitKey.slant: 0.1], .size: 12], "12.0 0.0 1 false"),
      (
        [.featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]],
        "10.0 0.0 0 true"
      ),
      ([.face: "Bold"], "10.0 0.0 0 false"),
    ] as [([UIFontDescriptor.AttributeName: any Sendable], String)])
  func addedAttributesReplaceOthers(
    attributes: [UIFontDescriptor.AttributeName: any Sendable], expected: String
  ) {
    let found = UIFont.systemFont(ofSize: 10).fontDescriptor.addingAttributes(attributes)
    let text =
      "\(found.pointSize) \(found.weight.rawValue) \(found.symbolicTraits.rawValue) "
      + "\(found.hasMonospacedDigits)"
    #expect(text == expected)
  }

  @Test func descriptorsDeriveFonts() {
    let font = UIFont.systemFont(ofSize: 10)
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold?.weight == .bold)
    #expect(font.fontDescriptor.withDesign(.rounded)?.design == .rounded)
    #expect(font == UIFont.systemFont(ofSize: 10, weight: .regular))
    #expect(abs(font.lineHeight - 11.9336) < 1e-9)
  }
}

@Suite struct UIScreenTests {
  @Test(arguments: [
    ("402x874@3", 402.0, 3.0), ("744x1133@2", 744, 2), ("nonsense", 393, 3), ("0x0@0", 393, 3),
    ("-1x5@2", 393, 3),
  ])
  func parsesScreenDescription(description: String, width: CGFloat, scale: CGFloat) {
    let screen = UIScreen(description)
    #expect(screen.bounds.width == width)
    #expect(screen.scale == scale)
  }
}

@Suite struct UIBezierPathTests {
  @Test func clockwiseArcTurnsClockwiseOnScreen() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    path.addLine(to: .zero)
    path.close()
    #expect(path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: -0.5, y: -0.5)))
  }

  @Test func roundsOnlyGivenCorners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 5, height: 5))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 9.5, y: 0.5)))
  }
}
