import DarwinNames
import Foundation
import FoundationSupplement
import Testing

/// Names of Apple's Foundation and C library that Linux lacks.
@Suite struct ObjectNameTests {
  private final class Buoy: NSObject {
    override var description: String { "buoy" }
  }

  @Test func objectsAreArgumentsOfFormats() {
    func describe<Value: NSObject>(_ value: Value) -> String { String(format: "<%@>", value) }
    #expect(describe(Buoy()) == "<buoy>")
    #expect(describe(NSString("sea")) == "<sea>")
    #expect(describe(NSNumber(value: 3)) == "<3>")
    #expect(String(format: "%@ %d %@", NSString("a"), 5, ["b"] as NSArray).hasPrefix("a 5 "))
  }

  @Test func threadDictionaryHasKeysThatAreCopied() {
    let key: any NSCopying = NSString("tide")
    let dictionary = NSMutableDictionary()
    dictionary[key] = Buoy()
    #expect(dictionary[key] is Buoy)
    dictionary[key] = nil
    #expect(dictionary.count == 0)
  }

  @Test func sizeOfInstances() {
    final class Pair: Sendable {
      let a = 1
      let b = 2
    }
    #expect(class_getInstanceSize(Pair.self) == 32, "a header of two words, and two integers")
    #expect(class_getInstanceSize(nil) == 0)
  }

  @Test func labelOfAQueue() {
    let queue = DispatchQueue(label: "sea")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "sea")
    #expect(__dispatch_queue_get_label(queue) == __dispatch_queue_get_label(queue))
  }

  @Test func bytesOfAFile() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("one\n\ntwo".utf8).write(to: file)
    var lines: [String] = []
    for try await line in try FileHandle(forReadingFrom: file).bytes.lines { lines.append(line) }
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two", "one", "two"])
  }

  @Test func extendedAttributes() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let value: [UInt8] = [1, 2, 3]
    // Some file systems have no attributes.
    guard setxattr(file.path, "com.example.sea", value, 3, 0, 0) == 0 else {
      #expect(errno == ENOTSUP)
      return
    }
    var read = [UInt8](repeating: 0, count: 8)
    #expect(getxattr(file.path, "com.example.sea", &read, 8, 0, 0) == 3)
    #expect(read.prefix(3) == [1, 2, 3])
    #expect(listxattr(file.path, nil, 0, 0) == 16)
    var names = [CChar](repeating: 0, count: 16)
    #expect(listxattr(file.path, &names, 16, 0) == 16)
    #expect(names.withUnsafeBufferPointer { String(cString: $0.baseAddress!) } == "com.example.sea")
    #expect(listxattr(file.path, &names, 3, 0) == -1)
    #expect(setxattr(file.path, "com.example.sea", value, 3, 0, XATTR_CREATE) == -1)
    #expect(removexattr(file.path, "com.example.sea", 0) == 0)
    #expect(getxattr(file.path, "com.example.sea", nil, 0, 0, 0) == -1)
  }
}
