import Foundation
import Testing

@testable import ExtensionBuilder

/// On which devices an app stays upright, by its property list.
@Suite struct AppOrientationsTests {
  /// A property list: P is portrait, U upside down, L and R are landscape, other letters unknown.
  private static func values(_ lists: [String: String], requiresFullScreen: Bool? = nil)
    -> [String: Any]
  {
    let names: [Character: String] = [
      "P": "UIInterfaceOrientationPortrait", "U": "UIInterfaceOrientationPortraitUpsideDown",
      "L": "UIInterfaceOrientationLandscapeLeft", "R": "UIInterfaceOrientationLandscapeRight",
    ]
    var values: [String: Any] = [:]
    for (suffix, letters) in lists {
      values[AppOrientations.key + suffix] = letters.map { names[$0] ?? "Unknown\($0)" }
    }
    values["UIRequiresFullScreen"] = requiresFullScreen
    return values
  }

  @Test(
    arguments: [
      ([:], nil, []), (["": ""], nil, []), (["": "P"], nil, ["phone"]),
      (["": "PU"], false, ["phone"]), (["": "PL"], nil, []), (["": "R"], true, []),
      (["": "P"], true, ["phone", "pad"]), (["": "PLR", "~iphone": "P"], true, ["phone"]),
      (["": "P", "~iphone": "PL"], nil, []), (["": "P", "~ipad": "PULR"], true, ["phone"]),
      (["": "PLR", "~ipad": "PU"], true, ["pad"]), (["": "PLR", "~ipad": "PU"], nil, []),
      // Without a known value the key says nothing.
      (["": "X"], true, []), (["": "PX"], nil, ["phone"]),
    ] as [([String: String], Bool?, [String])])
  func appsStayUpright(lists: [String: String], requiresFullScreen: Bool?, expected: [String]) {
    let values = Self.values(lists, requiresFullScreen: requiresFullScreen)
    #expect(AppOrientations(values, of: "Pier").uprightIdioms == expected)
  }

  /// Xcode's setting has the names in one text.
  @Test(arguments: [
    ("UIInterfaceOrientationPortrait", ["phone"]),
    ("UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft", []),
  ])
  func textOfBuildSetting(text: String, expected: [String]) {
    let found = AppOrientations(["\(AppOrientations.key)~iphone": text], of: "Pier")
    #expect(found == AppOrientations(["\(AppOrientations.key)~iphone": text], of: "Quay"))
    #expect(found.uprightIdioms == expected)
  }

  /// One notice for each unknown value, which names it.
  @Test func unknownValuesAreReported() {
    let found = AppOrientations(Self.values(["": "PXY", "~ipad": "X"]), of: "Pier")
    #expect(
      found.notices.map { $0.prefix { $0 != ";" } } == [
        "\"UnknownX\" in UISupportedInterfaceOrientations of Pier is not an orientation and is ignored",
        "\"UnknownY\" in UISupportedInterfaceOrientations of Pier is not an orientation and is ignored",
      ])
    #expect(found.notices.allSatisfy { $0.contains("UIInterfaceOrientationLandscapeLeft, ") })
    #expect(AppOrientations(["\(AppOrientations.key)": 7], of: "Pier").notices == [])
  }
}
