import ExtensionBuilder
import Foundation

/// A folder of a test's own with an extension bundle whose executable is the probe; removed with the
/// value.
public final class ProbeBundle: Sendable {
  public let folder: URL
  public var bundle: URL { folder.appendingPathComponent("Probe.vitrine") }
  public var state: URL { folder.appendingPathComponent("state") }

  public init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-probe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let executable = bundle.appendingPathComponent("Probe")
    try FileManager.default.copyItem(at: probe, to: executable)
    // The probe links no frameworks; any file stands for them.
    let library = folder.appendingPathComponent("frameworks.so")
    try Data("frameworks".utf8).write(to: library)
    let mark = try JSONEncoder().encode(FrameworksMark(library: library.path))
    let information: [String: Any] = [
      "formatVersion": ExtensionBundle.Information.formatVersion, "moduleName": "Probe",
      "toolchain": "none", "contentHash": "1",
      "frameworks": try JSONSerialization.jsonObject(with: mark),
    ]
    try JSONSerialization.data(withJSONObject: information)
      .write(to: bundle.appendingPathComponent("Info.json"))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
