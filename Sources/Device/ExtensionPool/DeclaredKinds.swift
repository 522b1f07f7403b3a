import DeviceEngine
import ExtensionBuilder
import ExtensionProcess
import Foundation
import HostLink
import ProcessCleanup
import ProcessLaunch

/// The kinds of a built extension, which is started to ask for them. Empty if it does not answer:
/// commands that use the extension then report why.
@Sendable
package func declaredKinds(of bundle: ExtensionBundle) async -> [DeclaredKind] {
  // Its folders exist only during the call: it may never be used.
  guard let state = try? ScratchFolder(temporary: "vitrine-build") else { return [] }
  defer { state.remove() }
  return await description(
    of: bundle, owner: ExtensionID(bundle.information.moduleName),
    folders: ExtensionFolders(state: state.url),
    sandbox: try? Sandbox.find().get())?.kinds ?? []
}

/// The description of a built extension, which is started for it; nil if it does not answer.
package func description(
  of bundle: ExtensionBundle, owner: ExtensionID, folders: ExtensionFolders, sandbox: URL?
) async -> BundleDescription? {
  let launch = try? BundleLaunch(bundle: bundle, owner: owner, folders: folders, sandbox: sandbox)
    .launch(timeZone: "UTC", locale: "en_US", clock: .real)
  guard let launch, let process = try? ExtensionProcess(launch) else { return nil }
  let contents = try? await process.describe()
  await process.end()
  return contents
}

extension BundleDescription {
  package var kinds: [DeclaredKind] {
    widgets.map { DeclaredKind(.widget, kind: $0.kind, type: $0.typeName) }
      + controls.map { DeclaredKind(.control, kind: $0.kind, type: $0.typeName) }
  }
}
