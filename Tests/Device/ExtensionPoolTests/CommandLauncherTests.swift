import Foundation
import HostLink
import ProbeExtension
import Testing

@testable import DeviceEngine
@testable import ExtensionPool

@Suite struct CommandLauncherTests {
  private let place: ProbeBundle

  init() throws {
    place = try ProbeBundle()
  }

  private func deliver(
    _ url: String?, to command: [String], userInfo: [String: String] = [:],
    timeLimit: Duration = .seconds(60)
  ) async throws -> String? {
    let launcher = CommandLauncher(
      folders: ExtensionFolders(state: place.state),
      socket: place.state.appendingPathComponent("device.sock"),
      environment: ["PATH": "/usr/bin:/bin", "DISPLAY": ":7"], timeLimit: timeLimit)
    let app = InstalledExtension(
      id: "Probe", name: "Probe", bundle: place.bundle, contentHash: "1",
      contents: BundleDescription(), openCommand: command)
    let link = DeliveredLink(
      date: Date(timeIntervalSince1970: 0), extension: "Probe", placement: "p1",
      url: try url.map { try #require(URL(string: $0)) }, userInfo: userInfo)
    return await launcher.open(link, in: app, on: DeviceSettings())?.text
  }

  private static let cases: [(String, [String], String?)] = [
    (
      "game:///3?a=b&c=$(id)", ["printf", "%s|", "-x"],
      "printf succeeded:\n  -x|game:///3?a=b&c=$(id)|"
    ),
    ("game:///3", [], nil),
    (
      "game:///3", ["no-such-app"],
      "no-such-app was not found; install the extension with a different command"
    ),
    ("game:///3", ["sh", "-c", "echo no; exit 4"], "sh failed with status 4:\n  no"),
    (
      "game:///3", ["sh", "-c", "kill -KILL $$"],
      "sh was terminated by SIGKILL (killed from outside, or out of memory)"
    ),
    ("game:///3", ["sleep", "600", ";"], "sleep failed with status 1"),
    ("game:///3", ["sh", "-c", "sleep 600"], "sh was terminated: it ran longer than 0.7 seconds"),
    ("--help", ["echo"], "not delivered: the link --help begins with a dash; add a scheme"),
    (
      "game:///3", ["sh", "-c", "echo $VITRINE_EXTENSION $DISPLAY ${HOME:-none}"],
      "sh succeeded:\n  Probe :7 none"
    ),
  ]

  @Test(arguments: cases.indices)
  func reportsHowTheCommandEnded(_ index: Int) async throws {
    let (url, command, result) = Self.cases[index]
    let isEndless = command.last == "sleep 600"
    let text = try await deliver(
      url, to: command, timeLimit: isEndless ? .milliseconds(700) : .seconds(60))
    // The text of `sleep` about its arguments differs between systems.
    #expect(command.first == "sleep" ? text?.hasPrefix(result ?? "") == true : text == result)
  }

  @Test func commandGetsGroupContainersAndHostSocket() async throws {
    let script = "ls -d $VITRINE_GROUP_CONTAINERS; echo $VITRINE_HOST_SOCKET"
    #expect(
      try await deliver("game:///3", to: ["sh", "-c", script])
        == "sh succeeded:\n  \(place.state.path)/groups\n  \(place.state.path)/device.sock")
  }

  @Test func deliversUserActivityWithoutLink() async throws {
    let info = ["WGWidgetUserInfoKeyKind": "Tide", "WGWidgetUserInfoKeyFamily": "systemSmall"]
    let json = #"{"WGWidgetUserInfoKeyFamily":"systemSmall","WGWidgetUserInfoKeyKind":"Tide"}"#
    #expect(
      try await deliver(
        nil, to: ["sh", "-c", "cat; echo; echo $VITRINE_USER_ACTIVITY"], userInfo: info)
        == "sh succeeded:\n  \(json)\n  \(json)")
  }
}
