import Testing

@testable import ExtensionBuilder

/// Identifiers, versions and systems of app and extension that do not fit.
@Suite struct PackagingTests {
  private func packaging(
    _ change: (inout Packaging) -> Void = { _ in }
  ) -> Packaging {
    func program(_ name: String, _ identifier: String) -> Packaging.Program {
      Packaging.Program(
        name: name, identifier: identifier, version: "1.2", build: "7", system: "17.0")
    }
    var packaging = Packaging(
      app: program("Pier", "com.example.pier"),
      widget: program("PierWidgets", "com.example.pier.widgets"), platform: "iOS",
      supportsActivities: true)
    change(&packaging)
    return packaging
  }

  @Test func fittingProgramsHaveNoNotices() {
    let fitting = packaging()
    #expect(fitting.problems == [])
    #expect(fitting.remarks(drawsActivities: true) == [])
    // What the project does not say is no mistake.
    let unknown = packaging {
      $0.app = Packaging.Program(name: "Pier")
      $0.supportsActivities = nil
    }
    #expect(unknown.problems == [] && unknown.remarks(drawsActivities: true) == [])
  }

  @Test(arguments: ["com.example.harbour.widgets", "com.example.pierwidgets", "com.example.pier"])
  func identifierBeginsWithThatOfTheApp(identifier: String) {
    let problems = packaging { $0.widget.identifier = identifier }.problems
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix(
        "the bundle identifier of PierWidgets, \(identifier), does not begin with that of its app, "
          + "com.example.pier: ") == true)
  }

  private static let cases: [(@Sendable (inout Packaging) -> Void, String)] = [
    ({ $0.widget.version = "1.0" }, "the version of PierWidgets is 1.0, that of Pier 1.2: "),
    ({ $0.widget.build = "1" }, "the build number of PierWidgets is 1, that of Pier 7: "),
    (
      { $0.widget.system = "26.0" },
      "Pier runs on iOS 17.0 and later, PierWidgets only from 26.0: "
    ),
    // Not in the order of letters.
    (
      { ($0.app.system, $0.widget.system) = ("9.0", "17.0") },
      "Pier runs on iOS 9.0 and later, PierWidgets only from 17.0: "
    ),
    (
      { $0.supportsActivities = false },
      "PierWidgets has a Live Activity, but the Info.plist of Pier does not set "
    ),
  ]

  @Test(arguments: cases.indices)
  func differenceIsRemarked(index: Int) {
    let (change, start) = Self.cases[index]
    let changed = packaging(change)
    let remarks = changed.remarks(drawsActivities: true)
    #expect(remarks.count == 1)
    #expect(remarks.first?.hasPrefix(start) == true, "\(remarks)")
    #expect(changed.problems == [])
  }

  @Test func laterAppAndNoActivityAreNoMistake() {
    let later = packaging {
      $0.app.system = "26.0"
      $0.supportsActivities = false
    }
    #expect(later.remarks(drawsActivities: false) == [])
  }

  @Test func remarksNamePlaces() {
    let remarks = packaging {
      $0.widget.version = "1.0"
      $0.widget.versionPlace = "Widgets/Info.plist:12"
      $0.app.versionPlace = "MARKETING_VERSION in Pier.xcodeproj"
      $0.app.file = "Pier/Info.plist"
      $0.supportsActivities = false
    }.remarks(drawsActivities: false, request: "Pier/Ride.swift:9")
    #expect(remarks.count == 2)
    #expect(
      remarks.first?.hasSuffix(
        " (Widgets/Info.plist:12, MARKETING_VERSION in Pier.xcodeproj)") == true, "\(remarks)")
    #expect(
      remarks.last?.hasPrefix("Pier/Ride.swift:9: Pier starts a Live Activity, but ") == true
        && remarks.last?.hasSuffix("with the value YES to Pier/Info.plist") == true, "\(remarks)")
  }

  @Test func principalClassIsNotAllowed() {
    let problems = packaging {
      $0.widget.principal = ("NSExtensionPrincipalClass", "Widgets/Info.plist:31")
    }.problems
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix(
        "Widgets/Info.plist:31: the NSExtension dictionary of PierWidgets has "
          + "NSExtensionPrincipalClass, which is not allowed") == true)
  }

  @Test(
    arguments: [
      (["group.a"], ["group.b"], 1), (["group.a"], ["group.b", "group.a"], 0), ([], ["group.b"], 0),
      (nil, ["group.b"], 0), (["group.a"], nil, 0),
    ] as [([String]?, [String]?, Int)])
  func groupsAreShared(app: [String]?, widget: [String]?, count: Int) {
    #expect(Packaging.separateGroups(app: app, widget: widget).count == count)
  }
}
