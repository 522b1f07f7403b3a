import Foundation
import FoundationSupplement
import Testing

/// What Foundation for Apple's systems takes from the Objective-C runtime.
@Suite struct RuntimeTests {
  private final class Model: NSObject {
    dynamic var level = 3
  }

  nonisolated(unsafe) private static var key: UInt8 = 0

  @Test func associatedObjectBelongsToOneObject() {
    let (first, second) = (Model(), Model())
    objc_setAssociatedObject(first, &Self.key, "tag", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, &Self.key) as? String == "tag")
    #expect(objc_getAssociatedObject(second, &Self.key) == nil)
    objc_setAssociatedObject(first, &Self.key, nil, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(first, &Self.key) == nil)
  }

  @Test func assignedObjectIsNotKept() {
    let (owner, kept) = (Model(), Model())
    objc_setAssociatedObject(owner, &Self.key, kept, .OBJC_ASSOCIATION_ASSIGN)
    let assigned = objc_getAssociatedObject(owner, &Self.key) as? Model
    #expect(assigned === kept)
    objc_setAssociatedObject(owner, &Self.key, Model(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    objc_setAssociatedObject(owner, &Self.key, "tag", .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Self.key) as? String == "tag")
  }

  @Test func associatedObjectsAreRemoved() {
    let (owner, other) = (Model(), Model())
    for object in [owner, other] {
      objc_setAssociatedObject(object, &Self.key, "tag", .OBJC_ASSOCIATION_COPY)
    }
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    #expect(objc_getAssociatedObject(other, &Self.key) as? String == "tag")
  }

  /// A store that is quadratic in the number of objects does not end.
  @Test func manyAssociatedObjectsAreLinear() {
    let objects = (0..<20_000).map { _ in Model() }
    for (index, object) in objects.enumerated() {
      objc_setAssociatedObject(object, &Self.key, index, .OBJC_ASSOCIATION_RETAIN)
    }
    let indices = objects.compactMap { objc_getAssociatedObject($0, &Self.key) as? Int }
    #expect(indices == Array(0..<20_000))
  }

  @Test func observationDeliversInitialValue() {
    var levels: [Int?] = []
    let observation = Model().observe(\.level, options: [.initial, .new]) {
      levels.append($1.newValue)
    }
    observation.invalidate()
    #expect(levels == [3])
  }

  @Test func weakTableForgetsObjects() {
    let table = NSHashTable<Model>.weakObjects()
    let kept = Model()
    table.add(kept)
    table.add(Model())
    #expect(table.allObjects == [kept])
    let map = NSMapTable<NSString, Model>.strongToWeakObjects()
    map.setObject(kept, forKey: "kept")
    map.setObject(Model(), forKey: "lost")
    #expect(map.object(forKey: "kept") === kept)
    #expect(map.object(forKey: "lost") == nil)
    #expect(map.count == 1)
  }

  @Test func selectorIsName() {
    #expect(NSStringFromSelector(Selector("add:")) == "add:")
    #expect(NSSelectorFromString("a") == "a")
    #expect(Model().responds(to: "add:") == false)
  }

  @Test func calendarFindsRangeOfUnit() throws {
    var start: NSDate?
    var length: TimeInterval = 0
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let found = (calendar as NSCalendar).range(
      of: .day, start: &start, interval: &length,
      for: Date(timeIntervalSinceReferenceDate: 90_000))
    #expect(found)
    #expect(start?.timeIntervalSinceReferenceDate == 86_400)
    #expect(length == 86_400)
  }
}
