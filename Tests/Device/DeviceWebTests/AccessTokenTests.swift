import Foundation
import Testing

@testable import DeviceWeb

@Suite struct AccessTokenTests {
  private struct Counting: RandomNumberGenerator {
    var value: UInt64 = 0
    mutating func next() -> UInt64 {
      value &+= 0x0123_4567_89AB_CDEF
      return value
    }
  }

  private func inFolder(_ body: (URL) throws -> Void) rethrows {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-token-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func storesTokenReadableByOwnerOnly() throws {
    try inFolder { folder in
      var generator = Counting()
      let token = try AccessToken.stored(in: folder, using: &generator)
      #expect(token.text.utf8.count == 64)
      let file = folder.appendingPathComponent("token").path
      let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      #expect(try AccessToken.stored(in: folder, using: &generator) == token)
    }
  }

  @Test func replacesInvalidToken() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("token")
      try Data("short".utf8).write(to: file)
      var generator = Counting()
      let token = try AccessToken.stored(in: folder, using: &generator)
      #expect(try String(contentsOf: file, encoding: .utf8) == token.text + "\n")
    }
  }

  @Test func unwritableFolderThrows() {
    var generator = Counting()
    #expect(throws: DeviceWebError.self) {
      try AccessToken.stored(
        in: URL(fileURLWithPath: "/proc/none", isDirectory: true), using: &generator)
    }
  }

  @Test(arguments: ["", "0", "f" + String(repeating: "0", count: 64)])
  func matchesOnlyItself(_ other: String) throws {
    let token = try #require(AccessToken(String(repeating: "0", count: 64)))
    #expect(!token.matches(other))
    #expect(token.matches(token.text))
  }
}
