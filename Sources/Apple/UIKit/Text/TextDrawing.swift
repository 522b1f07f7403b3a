import AuthorNotices
import PixelService
import ViewArchive

/// An attributed string that is measured and drawn outside a view.
struct TextDrawing {
  private var text = StyledText([])
  private var paragraph = ParagraphStyle()
  private var shadow: NSShadow?
  private var background: UIColor?

  init(_ string: NSAttributedString) {
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      let part = (string.string as NSString).substring(with: range)
      text.segments.append(.init(.string(part), style: TextStyle(attributes)))
      shadow = shadow ?? attributes[.shadow] as? NSShadow
      background = background ?? attributes[.backgroundColor] as? UIColor
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle { paragraph.apply(style) }
    }
    paragraph.localeIdentifier = Locale.current.identifier
  }

  /// - Parameters:
  ///   - width: The width at which lines are broken; nil is unlimited.
  ///   - height: Limits the number of lines; nil is unlimited.
  func block(width: CGFloat? = nil, height: CGFloat? = nil) -> TextBlock? {
    guard !text.segments.isEmpty else { return nil }
    do {
      return try PixelServices.shared.layout(
        text, paragraph: paragraph, width: width.map { Double($0) },
        height: height.map { Double($0) }, scale: Double(UIScreen.main.scale))
    } catch {
      AuthorNotice.report("UIKit: text cannot be measured: \(error)")
      return nil
    }
  }

  /// Draws into the current context.
  ///
  /// - Parameter rect: Lines are aligned in its width.
  func draw(_ block: TextBlock, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.isFinite else { return }
    let room = max(rect.width - block.size.width, 0)
    let shift =
      switch paragraph.alignment {
      case .leading: paragraph.rightToLeft ? room : 0
      case .center: room / 2
      case .trailing: paragraph.rightToLeft ? 0 : room
      }
    let origin = CGPoint(x: rect.minX + shift, y: rect.minY)
    guard origin.x.magnitude < 1e6, origin.y.magnitude < 1e6 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if let background {
      context.setFillColor(background.cgColor)
      context.fill(CGRect(origin: origin, size: block.size))
    }
    if let shadow {
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
        color: (shadow.shadowColor as? UIColor)?.cgColor ?? CGColor(gray: 0, alpha: 1 / 3))
    }
    let node = ArchiveNode(
      kind: "text", frame: CGRect(origin: origin, size: block.size), content: .text(block))
    context.draw([node], transform: context.drawingTransform)
  }
}

extension TextStyle {
  /// The style that UIKit's attributes describe: Helvetica 12 becomes the system font.
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
    let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    func number(_ key: NSAttributedString.Key) -> Double {
      let value =
        attributes[key] as? Double ?? (attributes[key] as? CGFloat).map { Double($0) }
        ?? (attributes[key] as? Int).map { Double($0) }
        ?? (attributes[key] as? NSNumber)?.doubleValue ?? 0
      return abs(value) < 10_000 ? value : 0
    }
    func decoration(
      _ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key
    ) -> LineDecoration? {
      let style = attributes[key] as? Int ?? (attributes[key] as? NSUnderlineStyle)?.rawValue ?? 0
      guard style != 0 else { return nil }
      let color = (attributes[colorKey] as? UIColor).map { PaintColor($0.cgColor) }
      return LineDecoration(pattern: .init(style), color: color)
    }
    self.init(
      font: font.request, paint: .color(PaintColor(color.cgColor)),
      tracking: number(.kern) + number(.tracking), baselineOffset: number(.baselineOffset),
      underline: decoration(.underlineStyle, .underlineColor),
      strikethrough: decoration(.strikethroughStyle, .strikethroughColor))
  }
}

extension TextStyle.LineDecoration.Pattern {
  /// - Parameter style: The raw value of an `NSUnderlineStyle`.
  fileprivate init(_ style: Int) {
    switch style & 0x0700 {
    case 0x0100: self = .dot
    case 0x0200: self = .dash
    case 0x0300: self = .dashDot
    case 0x0400: self = .dashDotDot
    default: self = .solid
    }
  }
}

extension ParagraphStyle {
  fileprivate mutating func apply(_ style: NSParagraphStyle) {
    switch style.alignment {
    case .left, .natural, .justified: alignment = .leading
    case .center: alignment = .center
    case .right: alignment = .trailing
    }
    switch style.lineBreakMode {
    case .byTruncatingHead: (truncation, lineLimit) = (.head, 1)
    case .byTruncatingMiddle: (truncation, lineLimit) = (.middle, 1)
    case .byTruncatingTail, .byClipping: (truncation, lineLimit) = (.tail, 1)
    case .byWordWrapping, .byCharWrapping: break
    }
    let spacing = Double(style.lineSpacing)
    lineSpacing = spacing.isFinite ? min(max(spacing, 0), 10_000) : 0
  }
}
