import AuthorNotices
import Foundation
import NoticeCatalog
import Testing

@testable import CoreGraphics

@Suite(.serialized) struct ImageMemoryTests {
  /// 30 MB are 7.5 million pixels.
  @Test(arguments: [(3000, 2500, false), (3000, 2501, true), (5000, 4000, true)])
  func largeImageIsReported(width: Int, height: Int, isReported: Bool) {
    CollectedNotices.collect()
    _ = CollectedNotices.drain()
    let image = CGImage(.encoded(Data()), width: width, height: height)
    image.noteMemory()
    image.noteMemory()
    let notices = CollectedNotices.drain()
    #expect(notices.count == (isReported ? 1 : 0))
    #expect(notices.allSatisfy { NoticeKind(notice: $0) == .decodedImage })
    if width == 5000 {
      #expect(notices.first?.contains("5000 × 4000 pixels was decoded: 80 MB") == true)
    }
  }
}
