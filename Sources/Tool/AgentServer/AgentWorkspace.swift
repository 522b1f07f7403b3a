import CommandContext
import DeviceSurfaces

/// What the calls of a server share.
package struct AgentWorkspace: Sendable {
  let context: ToolContext
  package let folders: AllowedFolders
  /// Draws in a separate process, which is kept.
  package let pictures: PictureService
  let device: AgentDevice
  package let documents: DocumentResources
  let fitting: ResultFitting
}
