import DeviceEngine
import Devices
import Foundation
import Rasterizer
import ViewArchive

// The device's own modules in Control Center. The page's `module.css` has the same colours; a test
// compares them.
extension SurfaceComposer {
  /// The opacities of the white of a platter, and of the level of a slider.
  static let (platterOpacity, levelOpacity) = (0.16, 0.86)
  /// The colour of an icon on the level of a slider.
  static let levelInk: UInt32 = 0x3A3D52

  func drawModules() {
    guard let modules = layout.controlCenter?.modules else { return }
    for group in modules.groups {
      page.fill(
        group.rectangle, with: .color(.white.opacity(Self.platterOpacity)), cornerRadius: 34)
      drawEdge(.dark, of: group.rectangle, cornerRadius: 34)
    }
    for module in modules.items {
      switch module.kind {
      case .toggle: drawSwitch(module, isOn: module.isOn(in: scene.settings))
      case .level: drawLevel(module, part: module.level(in: scene.settings))
      case .timer: drawTimer(module)
      }
      let frame = module.frame.rectangle
      drawEdge(.dark, of: frame, cornerRadius: module.kind == .level ? 24 : frame.width / 2)
    }
  }

  private func drawSwitch(_ module: SystemModule, isOn: Bool) {
    let frame = module.frame.rectangle
    drawPlatter(module, isOn: isOn)
    drawIcon(of: module, size: frame.height * 0.48, y: frame.midY, color: .white)
  }

  private func drawPlatter(_ module: SystemModule, isOn: Bool) {
    let frame = module.frame.rectangle
    let color = PaintColor(hexDigits: module.tint).flatMap { isOn ? $0 : nil }
    page.fill(
      frame, with: .color(color ?? .white.opacity(Self.platterOpacity)),
      cornerRadius: frame.width / 2)
  }

  private func drawLevel(_ module: SystemModule, part: Double) {
    let frame = module.frame.rectangle
    let (level, rest) = (
      PaintColor.white.opacity(Self.levelOpacity), PaintColor.white.opacity(Self.platterOpacity)
    )
    page.fill(
      frame,
      with: .linearGradient(
        [
          .init(color: level, location: 0), .init(color: level, location: part),
          .init(color: rest, location: part), .init(color: rest, location: 1),
        ], start: CGPoint(x: 0, y: frame.maxY), end: CGPoint(x: 0, y: frame.minY)),
      cornerRadius: 24)
    let isCovered = part * frame.height > SystemModule.levelIconHeight
    drawIcon(
      of: module, size: 30, y: frame.maxY - SystemModule.levelIconHeight,
      color: isCovered ? PaintColor(hex: Self.levelInk) : .white)
  }

  private func drawTimer(_ module: SystemModule) {
    let frame = module.frame.rectangle
    guard let text = scene.settings.timerText(at: scene.now) else {
      return drawSwitch(module, isOn: false)
    }
    drawPlatter(module, isOn: true)
    page.text(
      text, at: CGPoint(x: frame.minX, y: frame.midY - 9), width: frame.width, size: 16,
      weight: 600, color: .white, alignment: .center)
  }

  private func drawIcon(of module: SystemModule, size: Double, y: Double, color: PaintColor) {
    let x = module.frame.rectangle.midX
    page.icon(module.icon, size: size, center: CGPoint(x: x, y: y), color: color)
  }

  /// Darkens the screen by the brightness of the device.
  func drawShade() {
    let shade = layout.controlCenter?.modules.darkestShade ?? 0
    let opacity = shade * Double(100 - scene.settings.brightness) / 100
    if opacity > 0 { page.fill(screen, with: .color(.black.opacity(opacity))) }
  }
}

extension SystemModule {
  /// The height of a slider's icon above its bottom edge, in points.
  static let levelIconHeight = 30.0

  func isOn(in settings: DeviceSettings) -> Bool {
    switch DeviceSetting.named(setting)?.value(in: settings) {
    case .toggle(let isOn): isOn
    case .text(let text): text == values?.last
    case .level, nil: false
    }
  }

  /// From 0 to 1.
  func level(in settings: DeviceSettings) -> Double {
    guard case .level(let level) = DeviceSetting.named(setting)?.value(in: settings) else {
      return 0
    }
    return Double(level) / 100
  }
}

extension DeviceSettings {
  /// The rest of the device's timer, as `4:59`; nil if it does not run.
  func timerText(at now: Date) -> String? {
    guard let timerEnd, timerEnd > now else { return nil }
    let seconds = Int(timerEnd.timeIntervalSince(now).rounded(.up))
    return String(format: "%d:%02d", seconds / 60, seconds % 60)
  }
}
