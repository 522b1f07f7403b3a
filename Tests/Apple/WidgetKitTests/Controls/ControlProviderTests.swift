import AppIntents
import HostLink
import Synchronization
import Testing

@testable import SwiftUI
@testable import WidgetKit

private struct Broken: Error, CustomStringConvertible {
  var description: String { "the server is gone" }
}

private struct NumberProvider: ControlValueProvider {
  var previewValue: Int { 0 }
  var current: @Sendable () async throws -> Int = { 7 }
  func currentValue() async throws -> Int { try await current() }
}

struct ChosenLamp: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "Place") var place: SamplePlace
  @Parameter(title: "Level", default: 3) var level: Int
}

struct FromList: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "From a list"
  @Parameter(title: "Name", optionsProvider: Names()) var name: String

  struct Names: DynamicOptionsProvider {
    static let names = Mutex<[String]>(["Ada", "Grace"])
    func results() async throws -> [String] { Self.names.withLock { $0 } }
  }
}

struct OptionalSound: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Sound"
  @Parameter(title: "Sound") var sound: String?
  @Parameter(title: "Volume", default: 5) var volume: Int
}

private struct LampProvider: AppIntentControlValueProvider {
  func previewValue(configuration: ChosenLamp) -> String { "preview \(configuration.place)" }
  func currentValue(configuration: ChosenLamp) async throws -> String {
    "\(configuration.place) \(configuration.level)"
  }
}

/// The values that providers return for controls, and their failures.
@MainActor
@Suite struct ControlProviderTests {
  private func number(_ current: @escaping @Sendable () async throws -> Int) -> ExtensionRuntime {
    runtime(
      of: StaticControlConfiguration(
        kind: "sample", provider: NumberProvider(current: current)
      ) { value in
        ControlWidgetButton(action: SamplePress()) { Text("\(value)") }
      })
  }

  private var lamp: ExtensionRuntime {
    runtime(
      of: AppIntentControlConfiguration(kind: "sample", provider: LampProvider()) { words in
        ControlWidgetButton(action: SamplePress()) { Text(words) }
      }
      .displayName("Lamp").description("A light").promptsForUserConfiguration())
  }

  @Test func galleryUsesPreviewValueOnly() async throws {
    let calls = Mutex(0)
    let control = number {
      calls.withLock {
        $0 += 1
        return 7
      }
    }
    #expect(try await control.control(isPreview: true).template.states[0].title == "0")
    #expect(calls.withLock { $0 } == 0)
    #expect(try await control.control().template.states[0].title == "7")
    #expect(calls.withLock { $0 } == 1)
  }

  @Test func reportsErrorsOfProvider() async throws {
    let failure = await #expect(throws: FailureReport.self) {
      try await number { throw Broken() }.control()
    }
    #expect(failure?.kind == .thrown)
    #expect(
      failure?.message.contains("\"sample\"") == true || failure?.message.contains("sample") == true
    )
    #expect(failure?.message.contains("the server is gone") == true)
  }

  @Test func unknownKindListsKnownKinds() async throws {
    let reply = await number { 1 }.answer(.control(ControlRequest(kind: "other")))
    guard case .failure(let report) = reply else { throw Unexpected(reply) }
    #expect(report.kind == .unknownKind)
    #expect(report.message.contains("Available: sample."))
  }

  @Test func providerReceivesConfiguration() async throws {
    let reply = try await lamp.control(["place": .string("cellar"), "level": .integer(5)])
    #expect(reply.template.states[0].title == "cellar 5")
    #expect(
      try await lamp.control(["place": .string("cellar")]).template.states[0].title == "cellar 3")
  }

  @Test func missingChoiceIsReportedWithTitle() async throws {
    let failure = await #expect(throws: FailureReport.self) { try await lamp.control() }
    #expect(failure?.kind == .badConfiguration)
    #expect(failure?.message.contains("\"Place\" is not chosen yet") == true)
  }

  @Test func previewUsesFirstChoice() async throws {
    #expect(try await lamp.control(isPreview: true).template.states[0].title == "preview kitchen")
  }

  /// Also parameters that may stay empty are not set yet: a new control asks for them.
  @Test func replyNamesParametersWithoutValue() async throws {
    let sound = runtime(
      of: AppIntentControlConfiguration(kind: "sample", intent: OptionalSound.self) { sound in
        ControlWidgetButton(action: SamplePress()) { Text(sound.sound ?? "None") }
      })
    #expect(try await sound.control().unsetParameters == ["sound"])
    #expect(try await sound.control(isPreview: true).unsetParameters == ["sound"])
    #expect(try await sound.control(["sound": .string("Rain")]).unsetParameters == [])
    #expect(try await lamp.control(isPreview: true).unsetParameters == ["place"])
    #expect(try await lamp.control(["place": .string("cellar")]).unsetParameters == [])
  }

  @Test func configurationCanBeTheValue() async throws {
    let control = runtime(
      of: AppIntentControlConfiguration(kind: "sample", intent: FromList.self) { configuration in
        ControlWidgetButton(action: SamplePress()) { Text(configuration.name) }
      })
    #expect(try await control.control(["name": .string("Rear")]).template.states[0].title == "Rear")
    #expect(try await control.control(isPreview: true).template.states[0].title == "Ada")
    // Without choices the preview fails, but does not crash.
    FromList.Names.names.withLock { $0 = [] }
    defer { FromList.Names.names.withLock { $0 = ["Ada", "Grace"] } }
    let failure = await #expect(throws: FailureReport.self) {
      try await control.control(isPreview: true)
    }
    #expect(failure?.message.contains("\"Name\" is not chosen yet") == true)
  }

  @Test func returnsOptionsOfControl() async throws {
    let call = HostCall.options(OptionsRequest(kind: "sample", parameter: "place"))
    guard case .options(let reply) = await lamp.answer(call) else { throw NoAnswer() }
    #expect(reply.sections.flatMap(\.options).map(\.title) == ["Kitchen", "Cellar"])
    let wrong = await lamp.answer(.options(OptionsRequest(kind: "sample", parameter: "roof")))
    guard case .failure(let report) = wrong else { throw Unexpected(wrong) }
    #expect(report.message.contains("place, level"))
  }

  @Test func describesNameAndParameters() async throws {
    guard case .description(let bundle) = await lamp.answer(.describe) else { throw NoAnswer() }
    let control = try #require(bundle.controls.first)
    #expect(control.kind == "sample" && control.displayName == "Lamp")
    #expect(control.description == "A light" && control.promptsForUserConfiguration)
    #expect(control.configuration.parameters.map(\.name) == ["place", "level"])
    #expect(!control.hasPushHandler && bundle.widgets.isEmpty)
  }

  // MARK: Bundles

  private struct Lone: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "lone") {
        ControlWidgetButton(action: SamplePress()) { Text("A") }
      }
    }
  }

  private struct Second: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "second") {
        ControlWidgetButton(action: SamplePress()) { Text("B") }
      }
    }
  }

  private struct Mixed: WidgetBundle {
    var body: some Widget {
      Lone()
      SampleWidget(provider: SampleProvider(), kind: "widget")
      if #available(iOS 18, *) { Second() }
    }
  }

  @Test func bundleKeepsOrderOfControlsAndWidgets() async throws {
    var list = _WidgetList()
    Mixed.Body._register(Mixed().body, in: &list)
    let runtime = ExtensionRuntime(list)
    guard case .description(let bundle) = await runtime.answer(.describe) else { throw NoAnswer() }
    #expect(bundle.controls.map(\.kind) == ["lone", "second"])
    #expect(bundle.widgets.map(\.kind) == ["widget"])
    let kinds = list.registrations.map {
      ($0 as? ControlRegistration)?.kind ?? ($0 as? WidgetRegistration)?.kind
    }
    #expect(kinds == ["lone", "widget", "second"])
  }
}
