import AgentProtocol
import CommandArguments
import CommandContext
import DeviceSurfaces
import Foundation
import JSONValues

/// The server of `vitrine mcp` without a transport: what it offers, and how it performs calls.
///
/// Calls run at the same time. Those of extensions share processes that are kept
/// (`SessionPool`), so that a picture takes milliseconds.
package struct AgentServer: Sendable {
  let catalog: AgentCatalog
  private let tools: [AgentTool]
  private let workspace: AgentWorkspace
  private let sessions: SessionPool

  /// - Parameters:
  ///   - tools: The tools, in the order in which clients list them.
  ///   - folders: The folders that clients may use.
  ///   - device: The device that tools act on.
  ///   - limits: What results have at most.
  /// - Throws: `ToolError.unreadable`, `TextEngineError`.
  package init(
    tools: [AgentTool], folders: [URL], device: AgentDevice.Choice,
    limits: ResultLimits = ResultLimits(), in context: ToolContext
  ) throws {
    let folders = try AllowedFolders(folders)
    let sessions = SessionPool()
    // Results go to the client. What is left, such as messages of the device, is for the user.
    var context = context
    context.console.output = { [error = context.console.error] data in
      error(String(decoding: data, as: UTF8.self))
    }
    let device = AgentDevice(device, in: context)
    context.sessions = sessions
    if let first = folders.folders.first {
      context.currentDirectory = URL(fileURLWithPath: first, isDirectory: true)
    }
    self.sessions = sessions
    let documents = DocumentResources.standard
    workspace = AgentWorkspace(
      context: context, folders: folders,
      pictures: try PictureService(program: context.drawing), device: device,
      documents: documents, fitting: ResultFitting(limits))
    self.tools = tools
    catalog = AgentCatalog(
      name: "vitrine", title: "Vitrine", version: ToolVersion.current,
      instructions: AgentInstructions.text,
      tools: tools.map(\.description), resources: documents.resources,
      templates: documents.templates + ResultStore.templates)
  }

  /// Performs a call.
  ///
  /// - Parameter progress: Receives what the call does now.
  func perform(
    _ work: AgentCall.Work, progress: @escaping @Sendable (String) -> Void
  ) async -> Result<JSONValue, AgentError> {
    switch work {
    case .resource(let uri) where uri.hasPrefix(ResultStore.prefix):
      return workspace.fitting.store.contents(of: uri)
    case .resource(let uri): return workspace.documents.contents(of: uri)
    case .tool(let name, let members):
      guard let tool = tools.first(where: { $0.description.name == name }) else {
        return .failure(.failed("the tool \(name) is gone"))
      }
      do {
        let recorder = CallRecorder(progress: progress)
        return .success(try await tool.call(members, in: workspace, recorder: recorder).json)
      } catch {
        return .failure(.failed("cancelled"))
      }
    }
  }

  /// Ends the extensions and the device of the server.
  package func stop() async {
    await sessions.end()
    await workspace.device.stop()
  }
}
