import Foundation
import ProcessLaunch
import Testing

@Suite struct ProgramArgumentTests {
  private struct Name: ArgumentText {
    var argumentText: String
  }

  @Test func hasOneFormForEachKind() {
    let file = URL(fileURLWithPath: "/a/b.swift")
    let arguments: [(ProgramArgument, String)] = [
      ("-c", "-c"), (.path(file), "/a/b.swift"), (.path("-I", file), "-I/a/b.swift"),
      (.folder("--prefix=", file), "--prefix=/a/b.swift/"),
      (.path(file, "#", file), "/a/b.swift#/a/b.swift"), (.text(Name(argumentText: "Kit")), "Kit"),
      (.text("-D", Name(argumentText: "X=1")), "-DX=1"), (.number(4), "4"),
      (.address(255), "0xff"),
    ]
    for (argument, text) in arguments { #expect(argument.text == text) }
  }

  /// A compiler would read a response file.
  @Test(arguments: ["@evil.rsp", "-c", "./@x"])
  func relativePathsBecomeAbsolute(path: String) {
    let text = ProgramArgument.path(URL(fileURLWithPath: path)).text
    #expect(text.hasPrefix("/"), "\(text)")
  }
}
