import Foundation
import NoticeCatalog
import ViewArchive

/// Finds what an archive shows and its author probably did not intend: mirrored text, dates that
/// were decoded from the time since 1970, nothing at all, and backgrounds inside of the margins.
struct ContentCheck {
  let now: Date

  private static let cure =
    "Set dateDecodingStrategy to .secondsSince1970, or use Date(timeIntervalSince1970:)."

  /// A notice about the first text that is drawn mirrored; nil if there is none.
  static func mirroredText(in archive: ViewArchive) -> String? {
    [archive.containerBackground, archive.content].lazy
      .compactMap { $0?.mirroredText(isMirrored: false) }.first
      .map { NoticeKind.mirroredText.notice("“\($0)” is drawn mirrored.") }
  }

  /// - Parameter dynamicDates: Those of the archive.
  func notices(of archive: ViewArchive, _ dynamicDates: [ViewArchive.ShownDate]) -> [String] {
    let date = dynamicDates.lazy.flatMap(\.date.dates).compactMap(unixDate).first
    return [
      Self.mirroredText(in: archive),
      date.map { NoticeKind.unixDate.notice("A date in a text \($0)", cure: Self.cure) },
    ].compactMap(\.self)
  }

  /// A notice about the date of an entry; nil if it is as intended.
  func notice(ofEntry index: Int, at date: Date) -> String? {
    unixDate(date).map {
      NoticeKind.unixDate.notice("The date of entry \(index) \($0)", cure: Self.cure)
    }
  }

  /// A notice if neither the content nor the background draws anything but plain colors.
  func emptyView(in archive: ViewArchive) -> String? {
    let background = archive.containerBackground.map { [$0] } ?? []
    guard !archive.content.draws(\.isVisible), !background.contains(where: { $0.draws(\.isImage) })
    else { return nil }
    return NoticeKind.emptyView.notice("The view draws nothing.")
  }

  /// A notice if a rectangle fills exactly the area inside of the content margins; nil if none
  /// does.
  func marginsNotice(of archive: ViewArchive, _ margins: EdgeInsets) -> String? {
    let smallest = min(margins.top, margins.leading, margins.bottom, margins.trailing)
    // Accessory families have none.
    guard smallest >= 4 else { return nil }
    let area = CGRect(
      x: margins.leading, y: margins.top,
      width: archive.size.width - margins.leading - margins.trailing,
      height: archive.size.height - margins.top - margins.bottom)
    guard archive.content.hasRectangle(filling: area, at: .zero) else { return nil }
    let points = String(format: "%g", Double(smallest))
    return NoticeKind.contentMargins.notice(
      "A background ends at the content margins, \(points) points inside of the widget's edge.")
  }

  private func unixDate(_ date: Date) -> String? {
    UnixTime.sentence(
      about: date.timeIntervalSinceReferenceDate, now: now.timeIntervalSinceReferenceDate)
  }
}

extension ArchiveNode {
  /// The first text inside that is drawn mirrored; nil if there is none.
  fileprivate func mirroredText(isMirrored: Bool) -> String? {
    let isMirrored = effects.reduce(isMirrored) { $0 != $1.mirrors }
    if isMirrored, let text = content.letters { return text }
    return firstOfChildren { $0.mirroredText(isMirrored: isMirrored) }
  }
}

extension NodeEffect {
  /// Whether left and right are exchanged, or above and below.
  fileprivate var mirrors: Bool {
    switch self {
    case .transform(let matrix): matrix.determinant < 0
    case .projection(let matrix): matrix.affine.determinant < 0
    default: false
    }
  }
}

extension AffineMatrix {
  fileprivate var determinant: Double { a * d - b * c }
}

extension NodeContent {
  /// The text of the node if it has letters or digits, and is not only a symbol.
  fileprivate var letters: String? {
    switch self {
    case .text(let block):
      block.string.contains { $0.isLetter || $0.isNumber } ? block.string : nil
    case .dynamicText: "…"
    default: nil
    }
  }
}

extension DynamicDate {
  /// The dates of the author in it.
  fileprivate var dates: [Date] {
    switch self {
    case .date(let date), .time(let date), .relative(let date), .offset(let date),
      .timer(let date):
      [date]
    case .range(let start, let end): [start, end]
    case .timerInterval(let start, let end, _, _, _): [start, end]
    case .steps: []
    }
  }
}

extension ArchiveNode {
  /// Whether the node or one inside draws something that satisfies the condition.
  fileprivate func draws(_ condition: (NodeContent) -> Bool) -> Bool {
    condition(content) || firstOfChildren { $0.draws(condition) ? true : nil } == true
  }

  /// Whether a rectangle inside, without rounded corners, fills the area exactly. What effects
  /// change is not looked at.
  ///
  /// - Parameter origin: That of the parent.
  fileprivate func hasRectangle(filling area: CGRect, at origin: CGPoint) -> Bool {
    guard effects.isEmpty else { return false }
    let frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    // The placeholder of a view that widgets cannot show has its sign inside.
    if children.isEmpty, content.isRectangle(of: frame.size), frame.isClose(to: area) {
      return true
    }
    return firstOfChildren {
      $0.hasRectangle(filling: area, at: frame.origin) ? true : nil
    } == true
  }
}

extension NodeContent {
  fileprivate var isVisible: Bool { self != .none }

  /// Whether it is more than a plain color.
  fileprivate var isImage: Bool {
    switch self {
    case .none, .fill(_, .color, _): false
    default: true
    }
  }

  /// Whether it fills its node's bounds with colors.
  fileprivate func isRectangle(of size: CGSize) -> Bool {
    guard case .fill(let path, let paint, _) = self else { return false }
    switch paint {
    case .color, .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient:
      return path == ArchivePath(rect: CGRect(origin: .zero, size: size))
    case .image, .material: return false
    }
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5
      && abs(width - other.width) < 0.5 && abs(height - other.height) < 0.5
  }
}
