import CommandContext
import Foundation

/// The name of a device in its cluster, if the user gives none.
enum ClusterDeviceName {
  /// The name in the state folder, which is created if there is none. Two devices get different
  /// names, and a device keeps its name. Throws `ToolError.unwritable`.
  static func stored(in state: URL) throws -> String {
    let file = state.appendingPathComponent("cluster-name")
    if let text = try? String(contentsOf: file, encoding: .utf8) {
      let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if !name.isEmpty { return name }
    }
    let name = "device-" + UUID().uuidString.lowercased().prefix(8)
    do {
      try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
      try Data("\(name)\n".utf8).write(to: file, options: .atomic)
    } catch {
      throw ToolError.unwritable(file.path, reason: error.localizedDescription)
    }
    return name
  }
}
