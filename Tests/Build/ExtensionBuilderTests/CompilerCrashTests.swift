import Testing

@testable import ExtensionBuilder

/// The output of a compiler that crashes or reaches its limit.
@Suite struct CompilerCrashTests {
  private static func output(_ steps: String, signal: Int) -> String {
    """
    /a/B.swift:1:2: error: cannot find 'b' in scope
     1 | b
    Please submit a bug report (https://swift.org) and include the crash backtrace.
    Stack dump:
    0.\tProgram arguments: swift-frontend -c /a/A.swift
    1.\tSwift version 6.3.1
    \(steps)
     #0 0x000055dbe3097738 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int)
     #1 0x000055dbe3095225 at [/a/Wrong.swift:1:1 - line:1:2]
    error: compile command failed due to signal \(signal) (use -v to see invocation)
    """
  }

  @Test(arguments: [
    (
      "4.\tWhile evaluating request TypeCheckFunctionBodyRequest(a.(file).f()@/a/A.swift:2:6)\n"
        + "5.\tWhile type-checking expression at [/a/A b.swift:4:3 - line:7:3] RangeText=\"g {\n"
        + "  @/a/Text.swift:9:9\n\"", 24, "/a/A b.swift:4:3",
      "the compiler does not finish this in time"
    ),
    (
      "4.\tWhile evaluating request TypeCheckFunctionBodyRequest(a.(file).f()@/a/A.swift:2:6)", 11,
      "/a/A.swift:2:6", "the compiler of the toolchain crashes here"
    ),
    (
      "5.\tWhile silgen SIL function \"@$s4main\".\n for expression at [/a/A.swift:230:35 - line:2]",
      11,
      "/a/A.swift:230:35", "the compiler of the toolchain crashes here"
    ),
    (
      "7.\tWhile type-checking-target starting at /a/A.swift:14:3", 6, "/a/A.swift:14:3",
      "the compiler of the toolchain crashes here"
    ),
  ])
  func isErrorAtInnermostPlace(
    _ steps: String, _ signal: Int, _ place: String, _ message: String
  ) throws {
    let errors = CompilerDiagnostic.errors(in: Self.output(steps, signal: signal))
    #expect(errors.count == 2)
    #expect(errors.first?.text.contains("Stack dump") == false)
    let crash = try #require(errors.last)
    #expect("\(crash.file):\(crash.line):\(crash.column)" == place)
    #expect(crash.message == message)
  }

  @Test func withoutPlaceIsNoError() {
    #expect(CompilerDiagnostic.errors(in: Self.output("2.\tRunning a pass", signal: 11)).count == 1)
  }
}
