import Foundation
import ProbeExtension
import Testing

/// What a process writes that ends before it serves its host, as one does whose initializers trap.
@Suite struct CrashReportTests {
  @Test(
    arguments: [("records", true, true), ("text", true, false), (nil, false, false)]
      as [(String?, Bool, Bool)])
  func variableSelectsReport(format: String?, isPrinted: Bool, isReported: Bool) throws {
    let process = Process()
    process.executableURL = probe
    process.arguments = ["trap"]
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    process.environment?["VITRINE_LOG"] = format
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    #expect(lines.contains("bye") == isPrinted)
    #expect(lines.contains { $0.hasPrefix("\u{1E}crash\t") } == isReported)
    #expect(lines.contains { $0.hasPrefix("\u{1E}frame\t") } == isReported)
    #expect(lines.contains { $0.contains("no hero") })
    #expect(process.terminationReason == .uncaughtSignal)
  }
}
