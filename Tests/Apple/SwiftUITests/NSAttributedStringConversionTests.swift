import Foundation
import SwiftUI
import Testing
import UIKit

@Suite struct NSAttributedStringConversionTests {
  @Test func attributesBecomeThoseOfSwiftUI() {
    let string = NSMutableAttributedString(
      string: "low ",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red])
    string.append(
      NSAttributedString(
        string: "tide",
        attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2]))
    let result = AttributedString(string)
    #expect(String(result.characters) == "low tide")
    let runs = Array(result.runs)
    #expect(runs.count == 2)
    #expect(runs.first?.foregroundColor == Color(uiColor: .red))
    #expect(runs.first?.font != nil)
    #expect(runs.last?.underlineStyle != nil)
    #expect(runs.last?.kern == 2)
  }

  @Test func attributesBecomeThoseOfUIKit() {
    var string = AttributedString("low")
    string.foregroundColor = .blue
    string.strikethroughStyle = .single
    string.underlineStyle = Text.LineStyle(color: .red)
    string.tracking = 3
    string.link = URL(string: "https://example.com")
    let result = NSAttributedString(string)
    let attributes = result.attributes(at: 0, effectiveRange: nil)
    #expect(result.string == "low")
    #expect(attributes[.foregroundColor] is UIColor)
    #expect(attributes[.strikethroughStyle] as? Int == 1)
    #expect(attributes[.strikethroughColor] == nil)
    #expect(attributes[.underlineColor] is UIColor)
    #expect(attributes[.tracking] as? CGFloat == 3)
    #expect(attributes[.kern] == nil)
    #expect(AttributedString(result).tracking == 3)
    #expect(attributes[.link] as? URL == string.link)
  }
}
