import Foundation
import PushGateway

/// Calls `body` with a temporary gateway folder and removes it afterwards.
package func withFolder<Result>(_ body: (GatewayFolder) throws -> Result) throws -> Result {
  let folder = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder.url) }
  return try body(folder)
}

package func temporaryFolder() throws -> GatewayFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "gateway-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  return GatewayFolder(url)
}
