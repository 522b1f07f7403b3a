import Testing

@testable import ExtensionBuilder

@Suite struct CompilerDiagnosticTests {
  @Test func keepsOnlyErrorsWithTheirNotes() {
    let output = """
      /w/A.swift:3:5: warning: variable 'x' was never used
        let x = 1
            ^
      /w/A.swift:7:9: error: cannot find 'foo' in scope
        foo()
        ^~~
      /w/A.swift:2:1: note: did you mean 'fob'?
      func fob() {}
      ^
      /w/B.swift:1:1: error: no such module 'Kingfisher'
      import Kingfisher
             ^
      /w/A.swift:7:9: error: cannot find 'foo' in scope
        foo()
        ^~~
      error: fatalError
      """
    let errors = CompilerDiagnostic.errors(in: output)
    #expect(errors.map(\.file) == ["/w/A.swift", "/w/B.swift"])
    #expect(errors.map(\.line) == [7, 1])
    #expect(errors.map(\.column) == [9, 1])
    #expect(
      errors.map(\.text) == [
        """
        /w/A.swift:7:9: error: cannot find 'foo' in scope
          foo()
          ^~~
        /w/A.swift:2:1: note: did you mean 'fob'?
        func fob() {}
        ^
        """,
        """
        /w/B.swift:1:1: error: no such module 'Kingfisher'
        import Kingfisher
               ^
        """,
      ])
  }
}
