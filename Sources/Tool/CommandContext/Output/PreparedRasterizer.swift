import Foundation
import Rasterizer
import Synchronization

/// A rasterizer that another thread creates, while an extension starts: reading the fonts takes as
/// long as drawing a picture.
package final class PreparedRasterizer: Sendable {
  private let rasterizer = Mutex<Rasterizer?>(nil)

  package init() {
    // An error occurs again in `with`.
    Thread.detachNewThread { try? self.with { _ in } }
  }

  /// Waits for the rasterizer and uses it. Throws `TextEngineError` and the errors of `body`.
  package func with<Result: Sendable>(_ body: (Rasterizer) throws -> Result) throws -> Result {
    try rasterizer.withLock { rasterizer in
      if rasterizer == nil { rasterizer = try Rasterizer(fonts: .standard) }
      return try body(rasterizer!)
    }
  }
}
