import DeviceEngine
import Foundation

extension HostSettings {
  /// Reads the settings in a JSON file. Throws `ToolError.unreadable`, `HostSettingsError`.
  package init(contentsOf file: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw ToolError.unreadable(file.path, reason: "\(error.localizedDescription)")
    }
    try self.init(json: data)
  }
}
