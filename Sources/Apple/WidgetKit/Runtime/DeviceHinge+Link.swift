import Foundation
import HostLink
import SwiftUI

extension DeviceHinge {
  init(_ position: HingePosition) {
    let status: Status =
      switch position {
      case .closed: .closed
      case .half: .partiallyOpen
      case .open: .fullyOpen
      }
    self.init(status: status, angle: .degrees(position.angle))
  }
}

extension ReservedRegion {
  init(_ region: ScreenRegion, number: Int) {
    let (frame, margins) = (region.frame, region.margins)
    self.init(
      number: number, kind: region.kind == .division ? .division : .occlusion,
      frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
      margins: EdgeInsets(
        top: margins.top, leading: margins.leading, bottom: margins.bottom,
        trailing: margins.trailing),
      isActive: region.isActive)
  }
}
