import Foundation
import ViewArchive

extension ViewArchive {
  /// The views that a page may animate separately, parents before children.
  ///
  /// - Parameters:
  ///   - flipped: The toggles that show their other state.
  ///   - isRedacted: Leaves out privacy-sensitive views, because their tags depend on their
  ///     content.
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

  /// The maximum number of parts. More of them would cost a page more than the picture itself.
  private static let maxParts = 64

  mutating func add(
    _ node: ArchiveNode, in parent: AffineMatrix, inside: String?, isPrivate: Bool
  ) {
    guard parts.count < Self.maxParts else { return }
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

  /// A unique name for a place. Several views may have the same place, such as a symbol that is
  /// drawn twice; they are numbered in order.
  private mutating func name(_ place: UInt64) -> String {
    let count = counts[place, default: 0]
    counts[place] = count + 1
    return String(place, radix: 36) + (count == 0 ? "" : "-\(count)")
  }
}
