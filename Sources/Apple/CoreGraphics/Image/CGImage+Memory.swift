import AuthorNotices
import NoticeCatalog

extension CGImage {
  /// The memory with which a device ends a widget extension, in bytes. Source: reports of
  /// developers; Apple documents no number.
  static let memoryLimit = 30_000_000

  /// Adds a notice if a device needs more memory for the pixels than a widget extension may use.
  /// Vitrine draws many images without decoding them, and its limit is higher.
  package func noteMemory() {
    // Four bytes a pixel.
    let bytes = width * height * 4
    guard bytes > Self.memoryLimit, CollectedNotices.isCollecting else { return }
    CollectedNotices.add(
      NoticeKind.decodedImage.notice(
        "An image of \(width) × \(height) pixels was decoded: \(bytes / 1_000_000) MB of memory. "
          + "A device ends a widget extension above about \(Self.memoryLimit / 1_000_000) MB."))
  }
}
