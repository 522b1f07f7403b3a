import DeviceEngine
import Testing

@testable import VitrineCommands

@Suite struct DefaultControlsTests {
  @Test func addsEachKindToControlCenterAndFirstElsewhere() {
    let items = [
      ControlGalleryItem(
        extension: "a", app: "A", kind: "room", displayName: "",
        promptsForUserConfiguration: true, role: .toggle),
      ControlGalleryItem(extension: "a", app: "A", kind: "fan", displayName: "", role: .toggle),
      ControlGalleryItem(extension: "b", app: "B", kind: "bell", displayName: "", role: .button),
    ]
    #expect(
      DefaultControls.steps(items).map { "\($0.kind) \($0.place.text)" }
        == [
          "room center:0,medium", "fan center:1,medium", "bell center:2,small", "fan lock:left",
          "bell lock:right", "fan action",
        ])
    #expect(DefaultControls.steps([]) == [])
  }
}
