import Foundation
import GardenKit

extension Bed {
  /// Opens the bed's screen in the app.
  var link: URL? { URL(string: "garden://\(id)") }
}
