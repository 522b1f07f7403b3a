import ExtensionBuilder
import Foundation

/// An extension bundle with the probe as its executable, in a temporary folder that is removed when
/// the value is deallocated.
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
    // The probe is not linked with the frameworks, so any file can take their place.
    let library = folder.appendingPathComponent("frameworks.so")
    try Data("frameworks".utf8).write(to: library)
    let identity = try JSONEncoder().encode(FrameworksIdentity(library: library.path))
    let information: [String: Any] = [
      "formatVersion": ExtensionBundle.Information.formatVersion, "moduleName": "Probe",
      "toolchain": "none", "contentHash": "1",
      "frameworks": try JSONSerialization.jsonObject(with: identity),
    ]
    try JSONSerialization.data(withJSONObject: information)
      .write(to: bundle.appendingPathComponent("Info.json"))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
