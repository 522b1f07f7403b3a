import Foundation
import UIKit

// Swift's Foundation for Linux has no conversion between the two kinds of attributed strings.
// Converted are colors, kerning and tracking, baselines, lines with their colors, and links; fonts
// only from `NSAttributedString`. The patterns of lines and the intents of Markdown are lost.
extension AttributedString {
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      let text = (nsStr.string as NSString).substring(with: range)
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }

  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsStr)
  }
}

extension AttributeContainer {
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    if let font = dictionary[.font] as? UIFont { self.font = Font(font) }
    if let color = dictionary[.foregroundColor] as? UIColor {
      self.foregroundColor = Color(uiColor: color)
    }
    self.kern = Self.number(dictionary[.kern])
    self.tracking = Self.number(dictionary[.tracking])
    self.baselineOffset = Self.number(dictionary[.baselineOffset])
    self.underlineStyle = Self.line(dictionary[.underlineStyle], dictionary[.underlineColor])
    self.strikethroughStyle = Self.line(
      dictionary[.strikethroughStyle], dictionary[.strikethroughColor])
    let link = dictionary[.link]
    self.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private static func line(_ style: Any?, _ color: Any?) -> Text.LineStyle? {
    let value = style as? Int ?? (style as? NSNumber)?.intValue ?? 0
    guard value != 0 else { return nil }
    return Text.LineStyle(pattern: .solid, color: (color as? UIColor).map { Color(uiColor: $0) })
  }
}

extension NSAttributedString {
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [Key: Any] = [:]
      if let color = run.foregroundColor { attributes[.foregroundColor] = UIColor(color) }
      // SwiftUI ignores the kerning of text with tracking; UIKit adds both.
      if let tracking = run.tracking {
        attributes[.tracking] = tracking
      } else if let kern = run.kern {
        attributes[.kern] = kern
      }
      if let offset = run.baselineOffset { attributes[.baselineOffset] = offset }
      if let line = run.underlineStyle {
        attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
        if let color = line.color { attributes[.underlineColor] = UIColor(color) }
      }
      if let line = run.strikethroughStyle {
        attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        if let color = line.color { attributes[.strikethroughColor] = UIColor(color) }
      }
      if let link = run.link { attributes[.link] = link }
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    self.init(attributedString: result)
  }
}
