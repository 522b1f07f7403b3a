import Foundation
import Rasterizer
import Synchronization

/// A rasterizer for several threads, of which one at a time uses it. It is created when it is first
/// needed: reading the fonts takes as long as drawing a picture.
package final class SharedRasterizer: Sendable {
  private let rasterizer = Mutex<Rasterizer?>(nil)

  package init() {}

  /// Creates the rasterizer on another thread, for example while an extension starts.
  package func prepare() {
    // An error occurs again in `with`.
    Thread.detachNewThread { try? self.with { _ in } }
  }

  /// Waits for the rasterizer and uses it. Throws `TextEngineError` and the errors of `body`.
  package func with<Result: Sendable>(_ body: (Rasterizer) throws -> Result) throws -> Result {
    try rasterizer.withLock { kept in
      let rasterizer = try kept ?? Rasterizer(fonts: .standard)
      kept = rasterizer
      return try body(rasterizer)
    }
  }
}
