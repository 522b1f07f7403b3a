import Foundation
import NoticeCatalog
import ViewArchive

/// Finds what an archive shows and its author probably did not intend: mirrored text, and dates
/// that were decoded from the time since 1970.
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

  func notices(of archive: ViewArchive) -> [String] {
    let date = archive.dynamicDates.lazy.flatMap(\.date.dates).compactMap(unixDate).first
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
    return children.lazy.compactMap { $0.mirroredText(isMirrored: isMirrored) }.first
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
