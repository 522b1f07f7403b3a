import Testing

@testable import ProjectReader

@Suite struct BuildSettingsTests {
  private static let settings: BuildSettings = {
    var settings = BuildSettings(levels: [
      ["NAME": "Tide Widgets", "FLAGS": "A B", "PATH_A": "/x/File.tar.gz", "EMPTY": ""],
      ["FLAGS": "$(inherited) C", "LATE": "$(LATER)", "SELF": "$(SELF) x"],
      ["LATER": "late", "FLAGS": "\"D E\" $(FLAGS)", "ROUND": "$(TRIP)", "TRIP": "$(ROUND)"],
      ["PREFIX_late": "nested", "WORD": "3D a-b_c.é"],
    ])
    settings.override(["GIVEN": "1"])
    return settings
  }()

  @Test(arguments: [
    ("$(NAME)", "Tide Widgets"),
    ("${NAME}!", "Tide Widgets!"),
    ("$(FLAGS)", "\"D E\" A B C"),
    ("$(LATE)", "late"),
    ("$(SELF)", " x"),
    ("$(UNKNOWN)", ""),
    ("$(PREFIX_$(LATER))", "nested"),
    ("$(NAME:lower)", "tide widgets"),
    ("$(NAME:upper)", "TIDE WIDGETS"),
    ("$(NAME:c99extidentifier)", "Tide_Widgets"),
    ("$(NAME:rfc1034identifier:lower)", "tide-widgets"),
    ("$(WORD:c99extidentifier)", "_D_a_b_c_é"),
    ("$(WORD:rfc1034identifier)", "3D-a-b-c.-"),
    ("$(UNKNOWN:default=x)", "x"),
    ("$(EMPTY:default=$(NAME))", "Tide Widgets"),
    ("$(NAME:default=x)", "Tide Widgets"),
    ("$(PATH_A:file) $(PATH_A:base) $(PATH_A:suffix) $(PATH_A:dir)", "File.tar.gz File.tar .gz /x"),
    ("$(ROUND)", ""),
    ("$GIVEN $ $( ${GIVEN", "1 $ $( ${GIVEN"),
    ("$FLAGS x$GIVEN-$UNKNOWN$5", "\"D E\" A B C x1-$UNKNOWN$5"),
    ("cost: $(GIVEN)$", "cost: 1$"),
  ])
  func referencesAreExpanded(text: String, expected: String) {
    #expect(Self.settings.expanding(text) == expected)
  }

  @Test func wordsKeepQuotedText() {
    #expect(Self.settings.list("FLAGS") == ["D E", "A", "B", "C"])
    #expect(Self.settings.list("UNKNOWN").isEmpty)
  }

  /// Each level doubles the length of the value.
  @Test func growingReferencesEnd() {
    let doubling = (0..<40).map { ["S\($0 + 1)": "$(S\($0))$(S\($0))"] }
    let settings = BuildSettings(levels: [["S0": "xxxxxxxxxx"]] + doubling)
    #expect((settings["S40"] ?? "").utf8.count < 1_000_000)
  }

  @Test(arguments: [
    ("NAME = value", "NAME", [:], "value"),
    ("NAME=a = b", "NAME", [:], "a = b"),
    ("NAME =", "NAME", [:], ""),
    ("A_1[sdk=iphoneos*] = x", "A_1", ["sdk": "iphoneos*"], "x"),
    ("A[sdk=iphoneos*][arch=arm64] = x", "A", ["sdk": "iphoneos*", "arch": "arm64"], "x"),
    ("A[sdk=iphoneos*,config=Debug]=x", "A", ["sdk": "iphoneos*", "config": "Debug"], "x"),
  ])
  func linesAreRead(line: String, name: String, conditions: [String: String], value: String) throws
  {
    let assignment = try #require(SettingAssignment(line: line))
    #expect(assignment.name == name)
    #expect(assignment.conditions == conditions)
    #expect(assignment.value == value)
  }

  @Test(arguments: ["NAME", "= value", "A B = c", "[sdk=x] = y", "A[sdk] = y"])
  func malformedLinesAreRejected(line: String) {
    #expect(SettingAssignment(line: line) == nil)
  }

  @Test(arguments: [
    ("A[sdk=iphonesimulator*] = x", true), ("A[sdk=iphoneos*] = x", false), ("A[sdk=*] = x", true),
    ("A[config=Debug] = x", true), ("A[config=Release] = x", false),
    ("A[sdk=iphone*][config=De*g] = x", true), ("A[other=1] = x", false),
  ])
  func conditionsAreCompared(line: String, applies: Bool) throws {
    let assignment = try #require(SettingAssignment(line: line))
    #expect(assignment.applies(to: BuildPlatform(configuration: "Debug")) == applies)
  }
}
