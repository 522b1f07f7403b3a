import Foundation
import Testing

/// `UserDefaults` in separate processes. Each test has its own folder of containers.
@Suite final class UserDefaultsTests {
  private let containers = FileManager.default.temporaryDirectory
    .appendingPathComponent("defaults-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: containers, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: containers)
  }

  private func start(_ name: String = "app") throws -> DefaultsProcess {
    try DefaultsProcess(containers: containers, name: name)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: containers.appendingPathComponent(path).path)
  }

  @Test(arguments: [
    ("string group.a k text", "String text"), ("integer group.a k 7", "Int 7"),
    ("double group.a k 0.25", "Double 0.25"), ("bool group.a k true", "Bool true"),
    ("data group.a k abc", "Data YWJj"), ("date group.a k 12.5", "Date 12.5"),
    ("tree group.a k", "{flag: Bool true, list: [Int 1, String two, Data Aw==], part: Double 0.5}"),
  ])
  func sharesValuesBetweenProcesses(command: String, value: String) throws {
    let app = try start()
    let widget = try start("widget")
    #expect(try widget.ask("get group.a k") == "nil")
    #expect(try app.ask(command) == "done")
    #expect(try widget.ask("get group.a k") == value)
    #expect(try app.ask("get group.a k") == value)
    #expect(try app.ask("remove group.a k") == "done")
    #expect(try widget.ask("get group.a k") == "nil")
  }

  @Test func keyValueCodingAccessesSameValues() throws {
    let app = try start()
    #expect(try app.ask("keyed group.a k text") == "done")
    #expect(try app.ask("get group.a k") == "String text")
    #expect(try app.ask("value group.a k") == "String text")
    #expect(try app.ask("value group.a missing") == "nil")
  }

  @Test func convertsNumbers() throws {
    let app = try start()
    _ = try app.ask("integer group.a n 3")
    #expect(try app.ask("getBool group.a n") == "true")
    #expect(try app.ask("getDouble group.a n") == "3.0")
    _ = try app.ask("bool group.a n false")
    #expect(try app.ask("getBool group.a n") == "false")
    #expect(try app.ask("getInteger group.a missing") == "0")
  }

  @Test func storesGroupsInTheirContainers() throws {
    let app = try start()
    _ = try app.ask("string group.a k v")
    #expect(exists("group.a/Library/Preferences/group.a.plist"))
    #expect(try app.ask("get group.b k") == "nil")
    #expect(!exists("home"))
  }

  @Test func otherDomainsArePrivateToExtension() throws {
    let app = try start()
    let widget = try start("widget")
    for domain in ["standard", "com.example.settings"] {
      _ = try app.ask("string \(domain) k v")
      #expect(try app.ask("get \(domain) k") == "String v")
      #expect(try widget.ask("get \(domain) k") == "nil")
    }
    #expect(exists(".data/app/Library/Preferences/standard.plist"))
    #expect(exists(".data/app/Library/Preferences/com.example.settings.plist"))
    #expect(!exists("home"))
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "state"], "state/vitrine/groups/.data/DefaultsProbe"),
    (["HOME": "home"], "home/.local/state/vitrine/groups/.data/DefaultsProbe"),
    (["HOME": "home", "VITRINE_DATA_CONTAINER": "own"], "own"),
  ])
  func defaultsToStateFolderWithoutHost(folders: [String: String], place: String) throws {
    let environment = folders.mapValues { containers.appendingPathComponent($0).path }
    let app = try DefaultsProcess(containers: containers, environment: environment)
    _ = try app.ask("string standard k v")
    #expect(exists("\(place)/Library/Preferences/standard.plist"))
  }

  @Test func rejectsNamesOutsideContainer() throws {
    let app = try start()
    for suite in ["../escape", "/tmp/escape", ".hidden", "group./../../escape"] {
      _ = try app.ask("string \(suite) k v")
      #expect(try app.ask("get \(suite) k") == "nil")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: containers.path) == [])
  }

  @Test func writtenValuesOverrideRegisteredOnes() throws {
    let app = try start()
    _ = try app.ask("register group.a k fallback")
    #expect(try app.ask("get group.a k") == "String fallback")
    _ = try app.ask("string group.a k own")
    #expect(try app.ask("get group.a k") == "String own")
    #expect(try app.ask("all group.a") == "{k: String own}")
    _ = try app.ask("clear group.a")
    #expect(try app.ask("get group.a k") == "String fallback")
    #expect(try start("widget").ask("all group.a") == "{}")
  }

  @Test func standardDomainSearchesAddedSuites() throws {
    let app = try start()
    _ = try app.ask("string group.a shared v")
    #expect(try app.ask("get standard shared") == "nil")
    _ = try app.ask("suite standard group.a")
    #expect(try app.ask("get standard shared") == "String v")
    _ = try app.ask("string standard shared own")
    #expect(try app.ask("get standard shared") == "String own")
    #expect(try app.ask("all standard") == "{shared: String own}")
  }

  @Test func concurrentWritersLoseNoValues() throws {
    let writers = try (0..<4).map { try start("writer\($0)") }
    for (number, writer) in writers.enumerated() { try writer.send("many group.a w\(number)- 100") }
    for writer in writers { #expect(writer.line() == "done") }
    #expect(try start("reader").ask("count group.a") == "400")
  }

  /// The process is killed at a random point, usually during a write.
  @Test func killedWriterLeavesCompleteFile() throws {
    let reader = try start("reader")
    _ = try reader.ask("string group.a other kept")
    for round in 1...20 {
      let writer = try start("writer")
      try writer.send("churn group.a list")
      var acknowledged = 0
      for _ in 0..<round { acknowledged = Int(writer.line() ?? "") ?? 0 }
      writer.kill()
      while let line = writer.line() { acknowledged = Int(line) ?? acknowledged }
      #expect(acknowledged >= round)
      let list = try #require(try reader.ask("get group.a list"))
      let numbers = Set(
        list.split { !$0.isNumber }.compactMap { Int($0) })
      let number = try #require(numbers.first)
      #expect(numbers.count == 1)
      // The last acknowledged write is present; at most one more has been made.
      #expect((acknowledged...acknowledged + 1).contains(number))
      #expect(try reader.ask("get group.a other") == "String kept")
    }
  }

  @Test(arguments: ["", "no property list", "<plist><array/></plist>"])
  func damagedFileIsEmptyAndReplaced(content: String) throws {
    let app = try start()
    _ = try app.ask("string group.a k v")
    let file = containers.appendingPathComponent("group.a/Library/Preferences/group.a.plist")
    try Data(content.utf8).write(to: file)
    #expect(try app.ask("get group.a k") == "nil")
    _ = try app.ask("string group.a k new")
    #expect(try start("widget").ask("all group.a") == "{k: String new}")
  }
}
