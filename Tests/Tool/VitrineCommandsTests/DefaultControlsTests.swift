import DeviceEngine
import HostLink
import Testing

@testable import VitrineCommands

@Suite struct DefaultControlsTests {
  @Test func addsEachKindToControlCenterAndFirstElsewhere() {
    let items = [
      ControlGalleryItem(
        extension: "a", app: "A", kind: "room", displayName: "",
        promptsForUserConfiguration: true, role: .toggle),
      ControlGalleryItem(
        extension: "a", app: "A", kind: "song", displayName: "",
        configuration: .intent(
          name: "Song", title: "Song",
          parameters: [ParameterDescription(name: "song", title: "Song", type: .string)]),
        role: .button),
      ControlGalleryItem(extension: "a", app: "A", kind: "fan", displayName: "", role: .toggle),
      ControlGalleryItem(extension: "b", app: "B", kind: "bell", displayName: "", role: .button),
    ]
    #expect(
      DefaultControls.steps(items).map { "\($0.kind) \($0.place?.text ?? "-")" }
        == [
          "room center:0,medium", "song center:1,small", "fan center:2,medium",
          "bell center:3,small", "fan lock:left", "bell lock:right", "fan action",
        ])
    #expect(DefaultControls.steps([]) == [])
  }
}
