import Foundation
import ViewArchive

/// Text with its dates formatted for one instant, ready to be shaped.
struct ResolvedText: Hashable {
  struct Piece: Equatable {
    var string: String
    var style: TextStyle
    /// Drawn in place of the piece's only character, an object replacement character.
    var object: InlineObject?
    /// The index of the segment that the piece is a part of.
    var segment = 0
    /// The factor of the drawn font size, for small capitals. Line metrics ignore it.
    var sizeFactor = 1.0
  }

  enum InlineObject: Equatable {
    /// A symbol that is drawn with glyphs.
    case symbol(SymbolReference)
    case attachment(TextAttachment)
  }

  struct SymbolReference: Hashable {
    var name: String
    var scale: SymbolScale
  }

  static let objectReplacement = "\u{FFFC}"

  private(set) var pieces: [Piece]
  /// The UTF-8 offset at which each piece ends.
  private var ends: [Int] = []

  init(_ pieces: [Piece]) {
    self.pieces = pieces.filter { !$0.string.isEmpty }.flatMap(\.withSmallCaps)
    if self.pieces.isEmpty {
      // An empty text has the height of one line.
      self.pieces = [pieces.first ?? Piece(string: "", style: .body)]
    }
    countEnds()
  }

  private mutating func countEnds() {
    var end = 0
    ends = pieces.map { piece in
      end += piece.string.utf8.count
      return end
    }
  }

  var string: String { pieces.map(\.string).joined() }

  func hash(into hasher: inout Hasher) {
    for piece in pieces {
      hasher.combine(piece.string)
      hasher.combine(piece.style.font)
      if case .symbol(let symbol) = piece.object { hasher.combine(symbol) }
      hasher.combine(piece.sizeFactor)
    }
  }

  /// The index of the piece at a UTF-8 offset; for the end of the text, the last piece.
  func pieceIndex(at offset: Int) -> Int {
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if offset < ends[middle] { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The text from a UTF-8 offset, which must be at the start of a character.
  func suffix(from offset: Int) -> ResolvedText {
    var skipped = 0
    var rest: [Piece] = []
    for piece in pieces {
      let length = piece.string.utf8.count
      if offset < skipped + length {
        var cut = piece
        cut.string = String(
          decoding: piece.string.utf8.dropFirst(max(0, offset - skipped)), as: UTF8.self)
        rest.append(cut)
      }
      skipped += length
    }
    if rest.isEmpty, let last = pieces.last {
      rest = [Piece(string: "", style: last.style)]
    }
    return ResolvedText(rest)
  }

  /// The first paragraph. `isWhole` is true if it is the entire text.
  var firstParagraph: (text: ResolvedText, isWhole: Bool) {
    var kept: [Piece] = []
    for piece in pieces {
      guard let newline = piece.string.firstIndex(where: \.isNewline) else {
        kept.append(piece)
        continue
      }
      var cut = piece
      cut.string = String(piece.string[..<newline])
      kept.append(cut)
      return (ResolvedText(kept), false)
    }
    return (ResolvedText(kept), true)
  }

  /// The text with newlines replaced by spaces.
  var joined: ResolvedText {
    var copy = self
    for index in copy.pieces.indices {
      copy.pieces[index].string = String(
        copy.pieces[index].string.map { $0.isNewline ? " " : $0 })
    }
    copy.countEnds()
    return copy
  }

  var hasSoftHyphens: Bool { pieces.contains { $0.string.unicodeScalars.contains("\u{AD}") } }

  mutating func append(_ string: String) {
    guard !pieces.isEmpty else { return }
    if pieces[pieces.count - 1].object == nil {
      pieces[pieces.count - 1].string += string
    } else {
      let last = pieces[pieces.count - 1]
      pieces.append(Piece(string: string, style: last.style, segment: last.segment))
    }
    countEnds()
  }
}

extension ResolvedText.Piece {
  /// The piece with lowercase letters as smaller capitals, because Inter has no small capitals.
  fileprivate var withSmallCaps: [ResolvedText.Piece] {
    guard style.font.hasSmallCaps, sizeFactor == 1, object == nil else { return [self] }
    var pieces: [ResolvedText.Piece] = []
    for character in string {
      let isSmall = character.isLowercase
      let factor = isSmall ? 0.8 : 1
      if pieces.last?.sizeFactor != factor {
        pieces.append(
          ResolvedText.Piece(string: "", style: style, segment: segment, sizeFactor: factor))
      }
      pieces[pieces.count - 1].string += isSmall ? character.uppercased() : String(character)
    }
    return pieces
  }
}

extension TextStyle {
  /// The system's body style, for text without segments.
  static let body = TextStyle(font: FontRequest(size: 17, lineHeight: 22), paint: .color(.black))
}
