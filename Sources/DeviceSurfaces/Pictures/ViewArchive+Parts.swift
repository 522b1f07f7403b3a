import Foundation
import ViewArchive

extension ViewArchive {
  /// The views that a page may move, those around others first.
  ///
  /// - Parameters:
  ///   - flipped: The toggles that show their other state.
  ///   - isRedacted: What is marked as privacy-sensitive is left out: its tag would tell of it.
  func pictureParts(flipped: Set<Int>, isRedacted: Bool) -> [PicturePart] {
    var parts = PartList(isRedacted: isRedacted)
    parts.add(flipping(flipped).content, in: AffineMatrix(), inside: nil, isPrivate: false)
    return parts.parts
  }
}

private struct PartList {
  let isRedacted: Bool
  private(set) var parts: [PicturePart] = []
  private var counts: [UInt64: Int] = [:]

  init(isRedacted: Bool) {
    self.isRedacted = isRedacted
  }

  /// A page that is told of more would be busier with them than with the picture.
  private static let mostParts = 64

  mutating func add(
    _ node: ArchiveNode, in parent: AffineMatrix, inside: String?, isPrivate: Bool
  ) {
    guard parts.count < Self.mostParts else { return }
    let isPrivate =
      (isPrivate || node.marks.contains(.privacySensitive)) && !node.marks.contains(.unredacted)
    if isPrivate, isRedacted { return }
    let matrix = node.matrix(in: parent)
    var place = inside
    if let motion = node.motion {
      let frame = matrix.bounds(of: CGRect(origin: .zero, size: node.frame.size))
      let part = PicturePart(
        motion, place: name(motion.place), node: node, frame: frame, inside: inside)
      parts.append(part)
      place = part.place
    }
    for child in node.children {
      add(child, in: matrix, inside: place, isPrivate: isPrivate)
    }
  }

  /// Two views may stand at one place, as a symbol that is drawn twice: they are told apart by order.
  private mutating func name(_ place: UInt64) -> String {
    let count = counts[place, default: 0]
    counts[place] = count + 1
    return String(place, radix: 36) + (count == 0 ? "" : "-\(count)")
  }
}
