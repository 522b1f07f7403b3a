import HostLink
import Testing

@testable import Devices

func expectNoOverlaps(
  _ frames: [SurfaceFrame], sourceLocation: SourceLocation = #_sourceLocation
) {
  for (index, frame) in frames.enumerated() {
    for other in frames[..<index] {
      #expect(!frame.overlaps(other), "\(frame) \(other)", sourceLocation: sourceLocation)
    }
  }
}

/// The frame of a whole screen.
func frame(_ size: LinkSize) -> SurfaceFrame {
  SurfaceFrame(x: 0, y: 0, width: size.width, height: size.height)
}
