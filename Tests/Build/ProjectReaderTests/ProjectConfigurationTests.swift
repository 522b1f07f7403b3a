import Foundation
import Testing

@testable import ProjectReader

@Suite struct ProjectConfigurationTests {
  @Test func valuesAreRelativeToTheFile() throws {
    let text = """
      {
        "target": "Widgets", "buildConfiguration": "Release", "os": "17.4",
        "buildSettings": {"SWIFT_VERSION": "6"},
        "packages": "Checkouts", "stubs": {"Charts": "Stubs/Charts.swift"}, "seed": "../Seed",
        "testedApps": {"com.example.tide": "../Tide"}
      }
      """
    let files = [
      ".git/HEAD": "", "App/.vitrine.json": text, "App/App.xcodeproj/x": "", "App/project.yml": "",
    ]
    try withTemporaryFolder(files) { folder in
      for path in ["App", "App/App.xcodeproj", "App/project.yml"] {
        let found = try ProjectConfiguration.find(for: folder.appendingPathComponent(path))
        #expect(found.target == "Widgets")
        #expect(found.buildConfiguration == "Release")
        #expect(found.os == "17.4")
        #expect(found.buildSettings == ["SWIFT_VERSION": "6"])
        #expect(found.packages?.path == folder.path + "/App/Checkouts")
        #expect(found.stubs["Charts"]?.path == folder.path + "/App/Stubs/Charts.swift")
        #expect(found.seed?.path == folder.path + "/Seed")
        #expect(found.testedApps["com.example.tide"]?.path == folder.path + "/Tide")
      }
    }
  }

  @Test func optionsPrecedeTheFile() {
    var file = ProjectConfiguration()
    file.buildConfiguration = "Release"
    file.buildSettings = ["SWIFT_VERSION": "6", "PRODUCT_NAME": "Tide"]
    file.packages = URL(fileURLWithPath: "/checkouts")
    let found = ReadingOptions().completed(by: file)
    #expect(found.configuration == "Release")
    #expect(found.settings == file.buildSettings)
    #expect(found.packages == file.packages)
    let own = URL(fileURLWithPath: "/own")
    let given = ReadingOptions(
      configuration: "Debug", settings: ["SWIFT_VERSION": "5"], packages: own
    ).completed(by: file)
    #expect(given.configuration == "Debug")
    #expect(given.settings == ["SWIFT_VERSION": "5", "PRODUCT_NAME": "Tide"])
    #expect(given.packages == own)
  }

  @Test func fileOfRepositoryAppliesToItsFolders() throws {
    let files = [
      ".vitrine.json": "{\"target\": \"A\"}", ".git/HEAD": "", "App/Widgets/W.swift": "",
    ]
    try withTemporaryFolder(files) { folder in
      let inside = folder.appendingPathComponent("App/Widgets")
      let found = try ProjectConfiguration.find(for: inside)
      #expect(found.target == "A")
    }
    // Without a repository, a file above belongs to something else.
    try withTemporaryFolder(files.filter { $0.key != ".git/HEAD" }) { folder in
      let inside = folder.appendingPathComponent("App/Widgets")
      let found = try ProjectConfiguration.find(for: inside)
      #expect(found.target == nil)
    }
  }

  @Test(arguments: [
    (
      "{\n  \"target\": \"A\",\n  \"seeds\": \"S\"\n}", 3,
      "unknown key \"seeds\"; available: target, platform, buildConfiguration, buildSettings, "
        + "packages, stubs, seed, os, fontFolder, tests, audit, cuts, testedApps"
    ),
    (
      "{\n\"platform\": \"watchos\"}", 2,
      "unknown platform \"watchos\"; available: iOS, watchOS, macOS, visionOS; did you mean watchOS?"
    ),
    ("{\"platform\": 1}", 1, "\"platform\" must be a string"),
    ("{\"tests\": {}}", 1, "\"tests\" must be a list"),
    (
      "{\"tests\": [\n{\"kind\": \"A\"},\n{\"kind\": \"B\",\n\"family\": 1}]}", 4,
      "unknown key \"family\" in \"tests[1]\"; available: kind, families, configuration, activity, "
        + "attributes, states, presentations, previews, name, at, variants, seed, entries"
    ),
    (
      "{\"tests\": [\n{\"kind\": \"A\",\n\"previews\": \"\"}]}", 2,
      "\"tests[0]\" must have one of the keys kind, activity and previews"
    ),
    (
      "{\"tests\": [\n{\"kind\": \"A\",\n\"states\": []}]}", 3,
      "\"states\" in \"tests[0]\" does not apply to \"kind\""
    ),
    (
      "{\"tests\": [{\"kind\": \"A\",\n\"families\": \"small\"}]}", 2,
      "\"tests[0].families\" must be a list of strings"
    ),
    (
      "{\"tests\": [{\"kind\": \"A\",\n\"entries\": 0}]}", 2,
      "\"tests[0].entries\" must be a whole number from 1 to 100"
    ),
    (
      "{\"tests\": [{\"activity\": \"A\"}]}", 1,
      "\"tests[0].states\" must be a list with at least one content state"
    ),
    (
      "{\"audit\": {\"ignore\": [\n\n{\"kind\": \"A\"}]}}", 3,
      "\"audit.ignore[0]\" must be an object of strings with a \"rule\", such as "
        + "{\"rule\": \"contrast\", \"kind\": \"Tide\"}"
    ),
    ("{\n\"target\": 1}", 2, "\"target\" must be a string"),
    ("{\"stubs\": [\"A\"]}", 1, "\"stubs\" must be an object of names and strings"),
    ("{\"testedApps\": \"A\"}", 1, "\"testedApps\" must be an object of names and strings"),
    ("[]", 1, "expected an object, such as {\"target\": \"Widgets\"}"),
  ])
  func mistakeIsReportedWithItsLine(text: String, line: Int, reason: String) throws {
    try withTemporaryFolder([".vitrine.json": text]) { folder in
      #expect(
        throws: ProjectError.damaged(folder.path + "/.vitrine.json", line: line, reason: reason)
      ) { try ProjectConfiguration.find(for: folder) }
    }
  }

  @Test(arguments: ["{", "{\"target\": }", "\u{FEFF}x", ""])
  func damagedFileIsReported(text: String) throws {
    try withTemporaryFolder([".vitrine.json": text]) { folder in
      let error = #expect(throws: ProjectError.self) { try ProjectConfiguration.find(for: folder) }
      #expect("\(error.map { "\($0)" } ?? "")".contains("not valid JSON"))
    }
  }

  @Test func readsTests() throws {
    let text = """
      {"tests": [
        {"kind": "Tide", "families": ["small"], "seed": "Seed", "entries": 2,
         "configuration": {"on": true, "level": 2, "depth": 1.5, "names": ["a", "b"]}},
        {"activity": "Boat", "states": [{"b": 1, "a": "x"}]},
        {"previews": "Tide", "name": "Night", "at": "2026-03-05", "variants": "locale"}
      ],
      "audit": {"ignore": [{"rule": "contrast", "kind": "Tide"}, {"rule": "label"}]}}
      """
    try withTemporaryFolder([".vitrine.json": text]) { folder in
      let found = try ProjectConfiguration.find(for: folder)
      let tests = try #require(found.tests)
      #expect(
        tests.map(\.subject) == [
          .kind(
            "Tide", families: ["small"],
            configuration: ["depth=1.5", "level=2", "names=a,b", "on=true"]),
          .activity(
            "Boat", attributes: Data("{}".utf8), states: [Data(#"{"a":"x","b":1}"#.utf8)],
            presentations: []),
          .previews("Tide"),
        ])
      #expect(tests[0].seed?.path == folder.path + "/Seed" && tests[0].entries == 2)
      #expect(tests[2].name == "Night" && tests[2].at == "2026-03-05")
      #expect(found.ignoredFindings.map(\.rule) == ["contrast", "label"])
      #expect(found.ignoredFindings.map(\.kind) == ["Tide", nil])
    }
  }
}
