import ExtensionPool
import Foundation
import Testing

@Suite struct SeedFolderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-seed-test-\(UUID().uuidString)")

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func seedIsWrittenBesideOtherValues() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let date = Date(timeIntervalSince1970: 1_772_703_000)
    try write(
      """
      {"level": 1.5, "count": 3, "isNew": true, "name": "Ü", "list": [1, "a"],
       "date": {"$date": "2026-03-05T09:30:00Z"}, "data": {"$data": "aGk="}}
      """, to: "seed/group.tide.json")
    try write("{\"launches\": 2}", to: "seed/standard.json")
    try write("picture", to: "seed/group.tide/Pictures/a.txt")
    try write("notes", to: "seed/README.md")
    let groups = folder.appendingPathComponent("groups")
    let home = folder.appendingPathComponent("home")
    let group = DefaultsDomainFile(
      container: groups.appendingPathComponent("group.tide"), name: "group.tide")
    try group.set(["count": .integer(1), "other": .bool(false)])
    let seed = try SeedFolder(folder.appendingPathComponent("seed"))
    try seed.writeGroups(to: groups)
    try seed.writeOwn(to: home)
    #expect(
      group.values() == [
        "level": .double(1.5), "count": .integer(3), "isNew": .bool(true), "name": .string("Ü"),
        "list": .array([.integer(1), .string("a")]), "date": .date(date),
        "data": .data(Data("hi".utf8)), "other": .bool(false),
      ])
    #expect(
      DefaultsDomainFile(container: home, name: "standard").values() == ["launches": .integer(2)])
    let copy = groups.appendingPathComponent("group.tide/Pictures/a.txt")
    #expect(try String(contentsOf: copy, encoding: .utf8) == "picture")
    #expect(seed.notices.count == 1)
    #expect(seed.notices.first?.contains("README.md has no effect") == true)
  }

  @Test(arguments: [
    ("group.a.json", "{\"a\": ", "expected a JSON object with keys and values"),
    ("group.a.json", "[1]", "expected a JSON object with keys and values"),
    ("group.a.plist", "no list", "expected a property list with keys and values"),
    ("standard.json", "{\"a\": {\"$date\": \"today\"}}", "\"$date\" must be a date such as"),
    ("standard.json", "{\"a\": {\"$data\": \"&\"}}", "\"$data\" must be Base64"),
  ])
  func damagedFileIsReported(name: String, text: String, reason: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(text, to: name)
    let error = #expect(throws: AppDataError.self) { try SeedFolder(folder) }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.contains(name) && message.contains(reason), "\(message)")
  }

  @Test func missingFolderIsReported() {
    #expect(throws: AppDataError.missing(folder.path)) { try SeedFolder(folder) }
  }

  @Test func removedKeyIsGone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = DefaultsDomainFile(container: folder, name: "standard")
    try file.set(["a": .integer(1), "b": .integer(2)])
    try file.set(["a": nil])
    #expect(file.values() == ["b": .integer(2)])
  }
}
