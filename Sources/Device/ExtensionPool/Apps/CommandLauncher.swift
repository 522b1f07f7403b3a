import DeviceEngine
import ExtensionProcess
import Foundation

/// Opens apps by running the commands with which extensions were installed.
///
/// The command never runs through a shell. It has the user's environment and
/// `VITRINE_GROUP_CONTAINERS`, `VITRINE_EXTENSION` and `VITRINE_HOST_SOCKET`. The link's URL is its
/// last argument. Without a URL it gets the `NSUserActivity` info as JSON, both on its standard
/// input and in `VITRINE_USER_ACTIVITY`.
public struct CommandLauncher: AppLauncher {
  public static let activityVariable = "VITRINE_USER_ACTIVITY"

  private let folders: ExtensionFolders
  /// The host's Unix socket; nil if it has none.
  private let socket: URL?
  private let environment: [String: String]
  private let timeLimit: Duration

  public init(
    folders: ExtensionFolders, socket: URL? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    timeLimit: Duration = .seconds(10)
  ) {
    self.folders = folders
    self.socket = socket
    self.environment = environment
    self.timeLimit = timeLimit
  }

  public func open(
    _ link: DeliveredLink, in app: InstalledExtension, on device: DeviceSettings
  ) async -> AppEnd? {
    guard let program = app.openCommand.first else { return nil }
    var variables = environment.merging(folders.environment(of: app.id, .app)) { $1 }
    if let socket { variables[ExtensionFolders.socketVariable] = socket.path }
    var arguments = Array(app.openCommand.dropFirst())
    var input = Data()
    do throws(LinkArgument.Refusal) {
      if let text = try LinkArgument(link).text {
        arguments.append(text)
      } else {
        input = Self.json(link.userInfo)
        variables[Self.activityVariable] = String(decoding: input, as: UTF8.self)
      }
    } catch {
      return AppEnd(text: error.text, hasFailed: true)
    }
    try? folders.prepare(for: app.id)
    let outcome = await BoundedCommand(
      program: program, arguments: arguments, environment: variables, input: input,
      timeLimit: timeLimit
    ).run()
    return Self.end(of: outcome, program: program, timeLimit: timeLimit)
  }

  /// Encodes with sorted keys, so that equal infos have equal bytes.
  private static func json(_ info: [String: String]) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(info)) ?? Data("{}".utf8)
  }

  /// How a program ended, for the user.
  static func end(
    of outcome: BoundedCommand.Outcome, program: String, timeLimit: Duration
  ) -> AppEnd {
    let result =
      switch outcome.end {
      case .status(0): "\(program) succeeded"
      case .status(let status): "\(program) failed with status \(status)"
      case .signal(let signal): "\(program) was terminated by \(signal)"
      case .timedOut: "\(program) was terminated: it ran longer than \(timeLimit)"
      case .notFound:
        "\(program) was not found; install the extension with a different command"
      case .couldNotStart(let code):
        "cannot start \(program): \(String(cString: strerror(code)))"
      }
    return AppEnd(text: result, output: outcome.output, hasFailed: outcome.end != .status(0))
  }
}
