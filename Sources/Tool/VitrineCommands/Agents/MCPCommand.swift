import AgentServer
import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import DeviceStore
import Foundation

extension Command {
  static let mcp = Command(
    spec: CommandSpec(
      name: "mcp", summary: "Serve coding agents: a Model Context Protocol server on stdio.",
      discussion: """
        Gives an agent tools to check, build, draw, test and simulate widget extensions, and to \
        drive a device. docs/agents.md has the configuration for common clients. The server ends \
        with its standard input.

        The tools act on the device of `vitrine serve` if one is running, or else on one in this \
        process, whose clock a tool moves. `vitrine serve` offers the same tools at /mcp.
        """,
      positionals: [
        .init(
          name: "PATH",
          help: "Folder that the agent may use; repeatable. Default: the current folder.",
          isRequired: false, repeats: true, offers: .folders)
      ],
      options: [
        .value(
          "picture-budget", "BYTES",
          "Base64 of the pictures of a result at most; others are JPEG or scaled down. Default: "
            + "\(ResultLimits().pictures)."),
        .flag("editor", "Serve an editor: with the tool frames, and results without limits."),
      ])
  ) { arguments, context in
    let isEditor = arguments.has("editor")
    var limits = isEditor ? ResultLimits.none : ResultLimits()
    limits.pictures =
      try wholeNumberValue(
        arguments["picture-budget"], option: "--picture-budget", in: ResultLimits.pictureBudgets)
      ?? limits.pictures
    let paths = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    let server = try AgentServer(
      tools: isEditor ? AgentTool.ofEditors : AgentTool.all,
      folders: paths.map { context.file($0) },
      device: .runningOrOwn(start: startDevice), limits: limits, in: context)
    let serving = Task { await StandardTransport().run(server) }
    let interruption = Task {
      await context.interruption()
      if !Task.isCancelled { serving.cancel() }
    }
    await serving.value
    interruption.cancel()
    await server.stop()
  }
}

/// Starts a device in this process. Returns what stops it.
private func startDevice(
  _ state: URL, in context: ToolContext
) async throws -> @Sendable () async -> Void {
  let device = try await ServedDevice(
    ServedDevice.Options(
      state: StateFolder(state),
      address: DeviceSocketAddress(state: state, environment: context.environment),
      settings: HostSettings(), networkAccess: [], port: nil, pushPort: .given(0),
      pushEnvironment: .development),
    in: context)
  return { await device.stop() }
}
