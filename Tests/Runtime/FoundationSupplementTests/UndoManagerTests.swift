import Foundation
import FoundationSupplement
import Testing

@Suite struct UndoManagerTests {
  private final class Counter {
    var value = 0

    func set(_ newValue: Int, _ manager: UndoManager) {
      manager.registerUndo(withTarget: self) { [value] in $0.set(value, manager) }
      value = newValue
    }
  }

  @Test func stepsAreUndoneAndRedone() {
    let manager = UndoManager()
    let counter = Counter()
    counter.set(1, manager)
    counter.set(2, manager)
    manager.undo()
    #expect(counter.value == 1 && manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(counter.value == 2 && !manager.canRedo)
    manager.undo()
    counter.set(5, manager)
    #expect(!manager.canRedo, "a change ends what can be redone")
    for _ in 0..<5 { manager.undo() }
    #expect(counter.value == 0 && !manager.canUndo)
  }

  @Test func stepsAreLimitedAndCanBeTurnedOff() {
    let manager = UndoManager()
    manager.levelsOfUndo = 2
    let counter = Counter()
    for number in 1...4 { counter.set(number, manager) }
    manager.disableUndoRegistration()
    counter.set(9, manager)
    manager.enableUndoRegistration()
    manager.undo()
    manager.undo()
    #expect(counter.value == 2 && !manager.canUndo)
  }
}

@Suite struct SystemControlTests {
  @Test func modelIsRead() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
    var bytes = [UInt8](repeating: 1, count: size)
    #expect(sysctlbyname("hw.machine", &bytes, &size, nil, 0) == 0)
    #expect(String(decoding: bytes.dropLast(), as: UTF8.self).hasPrefix("iPhone"))
    #expect(bytes.last == 0)
  }

  @Test(arguments: ["kern.osversion", ""])
  func otherValuesAreUnknown(name: String) {
    var size = 8
    #expect(sysctlbyname(name, nil, &size, nil, 0) == -1)
    #expect(errno == ENOENT)
  }

  @Test func smallBufferAndChangesAreRejected() {
    var (value, size) = (Int8(0), 1)
    #expect(sysctlbyname("hw.memsize", &value, &size, nil, 0) == -1)
    #expect(sysctlbyname("hw.memsize", nil, nil, &value, 1) == -1)
  }
}
