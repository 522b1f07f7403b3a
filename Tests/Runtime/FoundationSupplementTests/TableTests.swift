import Foundation
import FoundationSupplement
import Testing

/// `NSHashTable` and `NSMapTable`.
@Suite struct TableTests {
  /// Equal to other items with the same number.
  private final class Item: NSObject {
    let number: Int

    init(_ number: Int) {
      self.number = number
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? Item)?.number == number }
    override var hash: Int { number % 1000 }
  }

  /// Uses the table when it ends.
  private final class Guest: NSObject {
    private let table: NSHashTable<NSObject>

    init(_ table: NSHashTable<NSObject>) {
      self.table = table
    }

    deinit { table.add(NSObject()) }
  }

  @Test(arguments: [NSPointerFunctions.Options.strongMemory, .weakMemory])
  func objectsHaveTheOrderOfAdding(_ options: NSPointerFunctions.Options) {
    let items = (0..<200).map { Item($0 * 7919 % 1009) }
    let table = NSHashTable<Item>(options: options)
    let map = NSMapTable<Item, Item>(keyOptions: options, valueOptions: options)
    for item in items {
      table.add(item)
      map.setObject(item, forKey: item)
    }
    table.add(items[0])
    #expect(table.allObjects.map(\.number) == items.map(\.number))
    #expect(table.anyObject === items[0])
    let keys = map.keyEnumerator().allObjects.compactMap { ($0 as? Item)?.number }
    #expect(keys == items.map(\.number))
    #expect(table.count == items.count)
    #expect(map.count == items.count)
    table.remove(items[0])
    #expect(table.anyObject === items[1])
    #expect(table.count == items.count - 1)
  }

  @Test(
    arguments: [(.objectPersonality, 1), (.objectPointerPersonality, 2)]
      as [(NSPointerFunctions.Options, Int)])
  func personalityDecidesEquality(_ options: NSPointerFunctions.Options, _ count: Int) {
    let (first, second) = (Item(1), Item(1))
    let table = NSHashTable<Item>(options: options)
    let map = NSMapTable<Item, NSNumber>(keyOptions: options)
    for (item, value) in [(first, 1), (second, 2)] {
      table.add(item)
      map.setObject(NSNumber(value: value), forKey: item)
    }
    #expect(table.count == count)
    #expect(map.count == count)
    // The value of an equal key is replaced.
    #expect(map.object(forKey: first)?.intValue == (count == 1 ? 2 : 1))
    #expect(table.contains(Item(1)) == (count == 1))
  }

  @Test func deinitializerUsesTheTable() {
    let table = NSHashTable<NSObject>()
    table.add(Guest(table))
    table.removeAllObjects()
    #expect(table.count == 1)
    table.add(Guest(table))
    table.remove(table.allObjects.last)
    #expect(table.count == 2)
  }

  /// A table that is quadratic in the number of its objects does not end.
  @Test func manyObjectsAreLinear() {
    let items = (0..<20_000).map { _ in NSObject() }
    let table = NSHashTable<NSObject>.weakObjects()
    let map = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
    for item in items {
      table.add(item)
      table.add(NSObject())
      map.setObject(item, forKey: item)
      map.setObject(item, forKey: NSObject())
    }
    #expect(table.count == items.count)
    #expect(items.allSatisfy { table.contains($0) && map.object(forKey: $0) === $0 })
  }
}
