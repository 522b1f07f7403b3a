import DeviceEngine
import Foundation

extension HostSettings {
  /// The host's numbers in a file. Throws `ToolError.unreadable`, or what is wrong with them.
  init(contentsOf file: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw ToolError.unreadable(file.path, reason: "\(error.localizedDescription)")
    }
    try self.init(json: data)
  }
}
