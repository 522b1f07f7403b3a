import HostLink

extension Device {
  /// What the hardware takes of the screen in use of a device with a hinge: the camera of the outer
  /// screen, and the fold of the inner one, which content has to avoid only while the device is
  /// half open. Empty for other devices.
  package func regions(
    _ hinge: HingePosition, _ orientation: ScreenOrientation
  ) -> [ScreenRegion] {
    guard hasHinge, let layout = surfaces(orientation) ?? surfaces else { return [] }
    if let fold = layout.fold {
      return [
        ScreenRegion(
          kind: .division, frame: fold.rect, margins: Self.margins(of: fold),
          isActive: hinge == .half)
      ]
    }
    let turned = orientation == .landscape ? layout.turned : nil
    let camera = turned?.cutoutFrame ?? layout.cutoutFrame
    return [
      ScreenRegion(kind: .occlusion, frame: camera.rect, margins: LinkInsets(), isActive: true)
    ]
  }

  /// The margins are the whole band: the fold itself is a line.
  private static func margins(of fold: SurfaceFrame) -> LinkInsets {
    fold.width < fold.height
      ? LinkInsets(leading: fold.width / 2, trailing: fold.width / 2)
      : LinkInsets(top: fold.height / 2, bottom: fold.height / 2)
  }
}

extension SurfaceFrame {
  fileprivate var rect: LinkRect { LinkRect(x: x, y: y, width: width, height: height) }
}
