import DeviceEngine
import HostLink
import Rasterizer
import Testing
import ViewArchive

@testable import DeviceSurfaces

@Suite struct WidgetLookTests {
  typealias Mode = RenderEnvironment.RenderingMode

  /// The wallpaper must not show through a widget whose background is clear or missing.
  @Test(arguments: [
    (Mode.fullColor, RenderEnvironment.ColorScheme.light, true, PaintColor?.some(.white)),
    (.fullColor, .dark, true, PaintColor(hex: 0x1C1C1E)),
    (.fullColor, .dark, false, nil),
    (.accented, .light, true, PaintColor(hex: 0x1C1C1E)),
    (.vibrant, .dark, true, nil),
  ])
  func surfaceColorShowsBehindClearBackgrounds(
    mode: Mode, scheme: RenderEnvironment.ColorScheme, showsBackground: Bool, color: PaintColor?
  ) {
    var environment = RenderEnvironment(colorScheme: scheme)
    environment.renderingMode = mode
    environment.showsContainerBackground = showsBackground
    let look = WidgetLook(environment, family: .systemSmall, cornerRadius: 20)
    #expect(look.options.background == color.map { .color($0) })
    let accessory = WidgetLook(environment, family: .accessoryCircular, cornerRadius: 0)
    #expect(accessory.options.background == nil)
  }

  /// Only the widgets of the Smart Stack have round corners.
  @Test(arguments: [
    (SurfaceName.face, DrawingOptions.ContainerShape.rectangle),
    (.smartStack, .continuousCorners(radius: 20)),
  ])
  func rectangularComplicationIsNotClipped(
    surface: SurfaceName, shape: DrawingOptions.ContainerShape
  ) {
    let settings = DeviceSettings(device: "watch-45mm")
    let shown = SampleWidgets.accessory(
      .accessoryRectangular, LinkSize(width: 184, height: 80.5),
      appearance: surface.appearance(settings))
    let look = WidgetLook(shown, on: surface, settings: settings, scale: 2)
    #expect(look.options.containerShape == shape)
    let request = settings.request(
      on: surface, kind: "k", family: .accessoryRectangular, configuration: [:], appearances: [])
    #expect(request?.containerCornerRadius == (shape == .rectangle ? 0 : 20))
  }
}
