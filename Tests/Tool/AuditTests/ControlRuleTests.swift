import Foundation
import HostLink
import Testing

@testable import Audit
@testable import PreviewTesting

/// The rules for controls, without an extension.
@Suite struct ControlRuleTests {
  private static func control(
    _ template: ControlTemplateDescription, kind: String = "fan", name: String? = "Fan",
    isEnglish: Bool = true, seconds: Double = 0
  ) -> AuditedControl {
    AuditedControl(
      subject: FrameSubject(
        name: kind, title: kind, place: kind, kind: kind, form: "control"),
      control: PreviewFrame.Control(
        displayName: name, template: template, previewSeconds: seconds), isEnglish: isEnglish)
  }

  private static func template(
    _ role: ControlTemplateDescription.Role = .toggle, isOn: Bool = false, value: String? = nil,
    status: String? = nil, hint: String? = nil, symbol: String? = "fan", action: String = "press"
  ) -> ControlTemplateDescription {
    let state = ControlStateDescription(
      title: "Fan", value: value, status: status, hint: hint, symbol: symbol)
    return ControlTemplateDescription(
      role: role, isOn: isOn, states: [state, state],
      action: IntentAction(identifier: action, parameters: Data()))
  }

  private func topics(
    _ rule: AuditRule, _ control: AuditedControl, beside others: [AuditedControl] = []
  ) -> [String] {
    guard case .control(let check) = rule.check else { return ["no rule for controls"] }
    return check(control, others).map(\.topic)
  }

  @Test func previewIsOffAndQuick() {
    #expect(topics(.controlPreview, Self.control(Self.template(), seconds: 0.9)) == [])
    #expect(
      topics(.controlPreview, Self.control(Self.template(isOn: true), seconds: 3))
        == ["previewValue is on", "previewValue is slow"])
  }

  @Test(arguments: [
    ("Start Timer", true), ("Open Clock", true), ("Play Rain", true), ("Work", true),
    ("Bring Home", true), ("Spring Forward", true), ("String Lights", true), ("Ring", true),
    ("Feed the Cat", true), ("Water the Garden", true), ("“Start” Timer", true), ("Dim", true),
    ("something noun", false), ("The Timer", false), ("Running", false), ("Stopped", false),
    ("On", false), ("To start", false), ("Hold to Start", false), ("new Note", false),
    ("Playing Rain", false), ("10 Minutes", true), ("…", false),
  ])
  func hintStartsWithVerb(hint: String, passes: Bool) {
    #expect(AuditRule.startsWithVerb(hint) == passes)
    let template = Self.template(hint: hint)
    #expect(topics(.controlHint, Self.control(template)).isEmpty == passes)
    #expect(topics(.controlHint, Self.control(template, isEnglish: false)) == [])
  }

  @Test(arguments: [
    (String?.none, String?.none, true), ("On", nil, false), (" fan is ON ", nil, false),
    ("Fan", nil, false), ("Spinning", "Spinning", false), ("Fan: Spinning", "Spinning", false),
    ("Until 9 o’clock", "Spinning", true), ("Spinning until 9 o’clock", "Spinning", true),
  ])
  func statusSaysMoreThanControl(status: String?, value: String?, passes: Bool) {
    let template = Self.template(value: value, status: status)
    #expect(topics(.controlStatus, Self.control(template)).isEmpty == passes)
  }

  @Test func displayNameIsSpecific() {
    let fan = Self.control(Self.template())
    let lamp = Self.control(Self.template(), kind: "lamp", name: "Lamp")
    #expect(topics(.controlName, fan, beside: [lamp]) == [])
    #expect(
      topics(.controlName, fan, beside: [Self.control(Self.template(), kind: "lamp", name: "fan")])
        == ["the display name “Fan” is not specific"])
    #expect(
      topics(.controlName, Self.control(Self.template(), name: nil))
        == ["the control has no display name"])
  }

  @Test func symbolIsDistinctive() {
    let fan = Self.control(Self.template())
    let lamp = Self.control(Self.template(symbol: "lamp"), kind: "lamp")
    #expect(topics(.controlSymbol, fan, beside: [lamp]) == [])
    #expect(
      topics(
        .controlSymbol, fan, beside: [Self.control(Self.template(action: "light"), kind: "lamp")])
        == ["the symbol is not distinctive"])
    #expect(
      topics(.controlSymbol, fan, beside: [Self.control(Self.template(), kind: "lamp")]) == [])
    #expect(
      topics(.controlSymbol, Self.control(Self.template(symbol: nil)))
        == ["the control has no symbol"])
  }
}
