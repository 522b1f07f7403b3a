import DeviceEngine
import ExtensionProcess
import Foundation

/// Plays the part of apps with the commands that extensions are installed with.
///
/// The command is run as it is, never through a shell, with the person's own environment and the
/// app group's: `VITRINE_GROUP_CONTAINERS`, `VITRINE_EXTENSION`, `VITRINE_HOST_SOCKET`. A URL is its
/// last argument. Where a widget has none, the info of its `NSUserActivity` comes instead, as JSON
/// on the standard input and in `VITRINE_USER_ACTIVITY`.
public struct CommandLauncher: AppLauncher {
  public static let activityVariable = "VITRINE_USER_ACTIVITY"

  private let folders: ExtensionFolders
  /// The host's Unix socket; nil where it has none.
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
  ) async -> String? {
    guard let program = app.openCommand.first else { return nil }
    var variables = environment.merging(folders.environment(of: app.id)) { $1 }
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
      return error.text
    }
    try? folders.prepare(for: app.id)
    let outcome = await BoundedCommand(
      program: program, arguments: arguments, environment: variables, input: input,
      timeLimit: timeLimit
    ).run()
    return Self.text(of: outcome, program: program, timeLimit: timeLimit)
  }

  /// With sorted keys: the same info gives the same bytes.
  private static func json(_ info: [String: String]) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(info)) ?? Data("{}".utf8)
  }

  /// How a program ended, for a person.
  static func text(
    of outcome: BoundedCommand.Outcome, program: String, timeLimit: Duration
  ) -> String {
    let result =
      switch outcome.end {
      case .status(0): "\(program) has taken it"
      case .status(let status): "\(program) failed with status \(status)"
      case .signal(let signal): "\(program) was ended by \(signal)"
      case .timedOut: "\(program) was ended: it ran for longer than \(timeLimit)"
      case .notFound:
        "\(program) is no program that there is; install the extension with another command"
      case .couldNotStart(let code):
        "\(program) cannot be started: \(String(cString: strerror(code)))"
      }
    guard !outcome.output.isEmpty else { return result }
    return result + ":\n" + outcome.output.map { "  \($0)" }.joined(separator: "\n")
  }
}
