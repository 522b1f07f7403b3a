import Foundation
import Testing

@testable import DeviceWeb

@Suite struct PictureCacheTests {
  @Test func evictsLeastRecentlyUsedFirst() {
    var cache = PictureCache(capacity: 25)
    let keys = (1...3).map { PictureCache.Key(item: "p\($0)", tag: "t") }
    cache.insert(Data(count: 10), for: keys[0])
    cache.insert(Data(count: 10), for: keys[1])
    #expect(cache.png(for: keys[0]) != nil)
    cache.insert(Data(count: 10), for: keys[2])
    #expect(keys.map { cache.png(for: $0) != nil } == [true, false, true])
    #expect(cache.byteCount == 20)
  }
}
