import AppIntents
import HostLink
import Testing

@testable import SwiftUI
@testable import WidgetKit

/// Each initialiser of buttons and toggles.
@MainActor
@Suite struct ControlInitializerTests {
  private static let key: LocalizedStringKey = "Key"
  private static let resource = LocalizedStringResource("Resource")
  private static let text = String("Text")

  /// The role, and "title value symbol" of the two states.
  private func words(_ runtime: ExtensionRuntime) async throws -> [String] {
    let template = try await runtime.control().template
    return [template.role.rawValue]
      + template.states.map { "\($0.title) \($0.value ?? "-") \($0.symbol ?? "-")" }
  }

  @Test func createsToggles() async throws {
    #expect(
      try await words(
        runtime {
          ControlWidgetToggle(isOn: false, action: SampleSwitch()) {
            Label("A", systemImage: "sun.max")
          } valueLabel: { isOn in
            Text(isOn ? "1" : "0")
          }
        }) == ["toggle", "A 0 sun.max", "A 1 sun.max"])
    #expect(
      try await words(
        runtime {
          ControlWidgetToggle(isOn: false, action: SampleSwitch()) {
            Label("A", systemImage: "sun.max")
          }
        }) == ["toggle", "A - sun.max", "A - sun.max"])
    #expect(
      try await words(
        runtime {
          ControlWidgetToggle(Self.key, isOn: false, action: SampleSwitch()) {
            Image(systemName: $0 ? "sun.max" : "moon")
          }
        }) == ["toggle", "Key - moon", "Key - sun.max"])
    #expect(
      try await words(
        runtime {
          ControlWidgetToggle(Self.resource, isOn: false, action: SampleSwitch()) { _ in
            Text(verbatim: "v")
          }
        }) == ["toggle", "Resource v -", "Resource v -"])
    #expect(
      try await words(
        runtime {
          ControlWidgetToggle(Self.text, isOn: false, action: SampleSwitch()) { _ in
            EmptyView()
          }
        }) == ["toggle", "Text - -", "Text - -"])
  }

  @Test func createsButtons() async throws {
    #expect(
      try await words(
        runtime {
          ControlWidgetButton(action: SamplePress()) {
            Label("A", systemImage: "sun.max")
          } actionLabel: { isActive in
            if isActive { Text("busy") }
          }
        }) == ["button", "A - sun.max", "A busy sun.max"])
    #expect(
      try await words(
        runtime {
          ControlWidgetButton(action: SamplePress()) { Label("A", systemImage: "sun.max") }
        }) == ["button", "A - sun.max", "A - sun.max"])
    #expect(
      try await words(
        runtime {
          ControlWidgetButton(action: SampleOpen()) { Label("A", systemImage: "sun.max") }
        }) == ["button", "A - sun.max", "A - sun.max"])
    #expect(
      try await words(
        runtime {
          ControlWidgetButton(Self.key, action: SamplePress()) {
            Image(systemName: $0 ? "sun.max" : "moon")
          }
        }) == ["button", "Key - moon", "Key - sun.max"])
    #expect(
      try await words(
        runtime {
          ControlWidgetButton(Self.resource, action: SamplePress()) { _ in Text("v") }
        }) == ["button", "Resource v -", "Resource v -"])
    #expect(
      try await words(
        runtime {
          ControlWidgetButton(Self.text, action: SamplePress()) { _ in EmptyView() }
        }) == ["button", "Text - -", "Text - -"])
  }

  @Test func controlTypeIsOwnType() {
    typealias Toggle = ControlWidgetToggle<Text, EmptyView, SampleSwitch>
    typealias Button = ControlWidgetButton<Text, EmptyView, SamplePress>
    #expect(ObjectIdentifier(Toggle._controlType) == ObjectIdentifier(Toggle.self))
    #expect(ObjectIdentifier(Button._controlType) == ObjectIdentifier(Button.self))
  }
}
