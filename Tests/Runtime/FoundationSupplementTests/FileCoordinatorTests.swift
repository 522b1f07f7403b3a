import Foundation
import FoundationSupplement
import Testing

@Suite struct FileCoordinatorTests {
  @Test func accessorsRunAtOnceWithSameURL() {
    let (source, target) = (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
    var found: [URL] = []
    let coordinator = NSFileCoordinator(filePresenter: nil)
    coordinator.coordinate(readingItemAt: source, options: .withoutChanges, error: nil) {
      found.append($0)
    }
    coordinator.coordinate(writingItemAt: target, options: .forReplacing, error: nil) {
      found.append($0)
    }
    coordinator.coordinate(readingItemAt: source, writingItemAt: target, error: nil) {
      found += [$0, $1]
    }
    #expect(found == [source, target, source, target])
  }
}
