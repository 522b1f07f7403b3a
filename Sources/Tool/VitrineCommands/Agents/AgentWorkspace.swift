import DeviceSurfaces

/// What the calls of a server share.
struct AgentWorkspace: Sendable {
  let context: ToolContext
  let folders: AllowedFolders
  /// Draws in a separate process, which is kept.
  let pictures: PictureService
  let device: AgentDevice
  let documents: DocumentResources
}
