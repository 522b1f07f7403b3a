import ExtensionBuilder
import ExtensionPool
import ExtensionProcess
import Foundation
import HostLink

/// The kinds of a built extension, which is started to ask for them. Empty if it does not answer:
/// commands that use the extension then report why.
@Sendable
func declaredKinds(of bundle: ExtensionBundle) async -> [DeclaredKind] {
  // Its folders exist only during the call: it may never be used.
  let state = FileManager.default.temporaryDirectory.appendingPathComponent(
    "vitrine-build-\(UUID().uuidString)", isDirectory: true)
  defer { try? FileManager.default.removeItem(at: state) }
  let launch = try? await BundleLaunch(
    bundle: bundle, owner: bundle.information.moduleName, folders: ExtensionFolders(state: state),
    sandbox: try? ExtensionSandbox.find().get()
  ).launch(timeZone: "UTC", locale: "en_US", clock: .real)
  guard let launch, let process = try? ExtensionProcess(launch) else { return [] }
  let contents = try? await process.describe()
  await process.end()
  guard let contents else { return [] }
  return contents.widgets.map { DeclaredKind(.widget, kind: $0.kind, type: $0.typeName) }
    + contents.controls.map { DeclaredKind(.control, kind: $0.kind, type: $0.typeName) }
}
