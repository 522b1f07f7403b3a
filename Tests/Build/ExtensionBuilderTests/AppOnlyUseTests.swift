import SourceScanner
import Testing

/// Uses of APIs that Xcode does not compile in an extension.
@Suite struct AppOnlyUseTests {
  private static let unavailable = "@available(iOSApplicationExtension, unavailable)"

  @Test(
    arguments: [
      ("func open() { UIApplication.shared.open(url) }", [14]),
      ("let a = UIApplication . shared\nlet b = UIApplication.shared", [8, 39]),
      ("#if os(iOS)\nlet a = UIApplication.shared\n#endif", []),
      ("\(unavailable) func f() { UIApplication.shared.f() }", []),
      ("\(unavailable) struct A { var b: Int { UIApplication.shared.b } }", []),
      ("let a = UIApplication.openSettingsURLString // UIApplication.shared", []),
      ("let a = Other.shared; let b = \"UIApplication.shared\"", []),
      ("let a = Kit.UIApplication.shared", []), ("", []),
      ("import NowPlaying\nlet a = MediaSession(b)", [26]),
      ("import NowPlaying\nvar a: MediaSession<B>?", [25]), ("let a = MediaSession()", []),
      ("let UIApplication = " + String(repeating: "[", count: 100), []),
    ] as [(String, [Int])])
  func usesAreFound(source: String, offsets: [Int]) {
    #expect(AppOnlyUse.all(in: Array(source.utf8)).map(\.offset) == offsets)
  }
}
