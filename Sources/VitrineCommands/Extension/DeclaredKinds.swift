import ExtensionBuilder
import ExtensionProcess
import HostLink

/// The kinds of a built extension, which is started to ask for them. Empty if it does not answer:
/// commands that use the extension then report why.
@Sendable
func declaredKinds(of bundle: ExtensionBundle) async -> [DeclaredKind] {
  guard let process = try? ExtensionProcess(ExtensionLaunch(executable: bundle.executable)) else {
    return []
  }
  let contents = try? await process.describe()
  await process.end()
  guard let contents else { return [] }
  return contents.widgets.map { DeclaredKind(.widget, kind: $0.kind, type: $0.typeName) }
    + contents.controls.map { DeclaredKind(.control, kind: $0.kind, type: $0.typeName) }
}
