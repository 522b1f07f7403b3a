import Foundation
import FoundationSupplement

/// Calls a method for each frame of the screen. There are no frames, so that nothing is called.
open class CADisplayLink: NSObject {
  open var isPaused = false
  /// Frames in a second; 0 is the screen's.
  open var preferredFramesPerSecond = 0

  public init(target: Any, selector sel: Selector) {}

  open var timestamp: CFTimeInterval { CACurrentMediaTime() }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  open var duration: CFTimeInterval { 1.0 / 60 }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
