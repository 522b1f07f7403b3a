import DeviceFixtures
import HostLink
import Testing

@testable import DeviceEngine

/// The table of Apple's "Adding refinements and configuration to controls".
@Suite struct ControlTextsTests {
  @Test(
    arguments: [
      (ControlTemplateDescription.toggle("Fan"), false, "Off", "Hold to Turn On “Fan”"),
      (.toggle("Fan"), true, "On", "Hold to Turn Off “Fan”"),
      // Hints and value texts describe the state that holding leads to.
      (.toggle("Fan", values: ("Still", "Turning")), false, "Still", "Hold for Turning"),
      (.toggle("Fan", values: ("Still", "Turning")), true, "Turning", "Hold for Still"),
      (.toggle("Fan", hints: ("Stop", "Start")), false, "Off", "Hold to Start"),
      (.toggle("Fan", hints: ("Stop", "Start")), true, "On", "Hold to Stop"),
      (
        .toggle("Fan", values: ("Still", "Turning"), hints: (nil, "Start")), false, "Still",
        "Hold to Start"
      ),
      (.button("Bell"), false, nil, "Hold for “Bell”"),
      (.button("Bell", value: "Loud"), false, "Loud", "Hold for “Bell”"),
      (.button("Bell", hint: "Ring"), false, nil, "Hold to Ring"),
      (.button("Door", opensApp: true), false, nil, "Hold to Open Door"),
      (.button("Open Clock", opensApp: true), false, nil, "Hold to Open Clock"),
      (.button("Opening Hours", opensApp: true), false, nil, "Hold to Open Opening Hours"),
      (.button("Door", hint: "Look", opensApp: true), false, nil, "Hold to Look"),
    ] as [(ControlTemplateDescription, Bool, String?, String)])
  func textsFollowTemplate(
    template: ControlTemplateDescription, isOn: Bool, value: String?, hint: String
  ) {
    let texts = ControlTexts(template, isOn: isOn, locale: "en_US")
    #expect(texts.value == value)
    #expect(texts.hint == hint)
  }

  /// The author's texts stay; the system's own ones are in the device's language.
  @Test(
    arguments: [
      (ControlTemplateDescription.toggle("Licht"), "Aus", "Halten, um „Licht“ einzuschalten"),
      (.toggle("Licht", hints: ("Stopp", "Start")), "Aus", "Halten: Start"),
      (.button("Tür", opensApp: true), nil, "Halten, um Tür zu öffnen"),
      (.button("Uhr öffnen", opensApp: true), nil, "Halten: Uhr öffnen"),
    ] as [(ControlTemplateDescription, String?, String)])
  func defaultTextsFollowLanguage(
    template: ControlTemplateDescription, value: String?, hint: String
  ) {
    let texts = ControlTexts(template, isOn: false, locale: "de_DE")
    #expect(texts.value == value)
    #expect(texts.hint == hint)
  }
}
