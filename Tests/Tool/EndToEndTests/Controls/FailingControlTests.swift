import ExtensionProcess
import Foundation
import HostLink
import Testing

/// Failing providers in an extension process.
@Suite(.serialized) struct FailingControlTests {
  private let switches: ControlFixture

  init() async throws {
    switches = try await ControlFixture(SampleExtension.fixture("Switches"))
  }

  private func ask(_ fault: String?, timeLimit: Duration = .seconds(30)) async throws
    -> ControlReply
  {
    try await switches.control(
      "Failing", fault.map { ["fault": .string($0)] } ?? [:], timeLimit: timeLimit)
  }

  @Test func reportsErrorWithoutAffectingOthers() async throws {
    let failure = await #expect(throws: ExtensionFailure.self) { try await ask("thrown") }
    guard case .reported(let report) = failure else { throw try #require(failure) }
    #expect(report.kind == .thrown)
    #expect(report.message.contains("the server is out"))
    #expect(try await ask("none").template.states[0].title == "none")
    #expect(try await switches.control("Lamp").template.isOn)
  }

  @Test func timesOutHangingProviderWithoutBlockingOthers() async throws {
    async let hanging: ControlReply? = try? ask("hang", timeLimit: .seconds(5))
    #expect(try await switches.control("Lamp").template.isOn)
    #expect(await hanging == nil)
  }

  @Test func reportsCrashWithMessage() async throws {
    let failure = await #expect(throws: ExtensionFailure.self) { try await ask("crash") }
    #expect("\(try #require(failure))".contains("out of order"))
  }

  @Test func missingChoiceIsReportedAsBadConfiguration() async throws {
    let failure = await #expect(throws: ExtensionFailure.self) { try await ask(nil) }
    guard case .reported(let report) = failure else { throw try #require(failure) }
    #expect(report.kind == .badConfiguration)
    #expect(report.message.contains("\"Fault\" is not chosen yet"))
    #expect(
      try await switches.control("Failing", isPreview: true).template.states[0].title == "none")
  }
}
