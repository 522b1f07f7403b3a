import ExtensionProcess
import Foundation
import HostLink
import ProbeExtension
import ProcessLaunch
import Testing

@testable import DeviceEngine
@testable import ExtensionPool

/// Apps in bundles, played by shell scripts.
@Suite struct ProgramLauncherTests {
  private let place: ProbeBundle
  private let device = DeviceSettings(locale: "de_CH", timeZone: "Europe/Zurich")

  init() throws {
    place = try ProbeBundle()
  }

  private func open(
    _ url: String?, script: String, sandbox: ProcessSettings.Sandbox = .auto,
    timeLimit: Duration = .seconds(60)
  ) async throws -> String? {
    let program = place.bundle.appendingPathComponent("ProbeApp")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
    let socket = place.folder.appendingPathComponent("device.sock")
    try Data().write(to: socket)
    var settings = ProcessSettings()
    settings.sandbox = sandbox
    // The scripts start programs.
    settings.children = 16
    let launcher = ProgramLauncher(
      folders: ExtensionFolders(state: place.state), socket: socket, settings: settings,
      timeLimit: timeLimit, isTrusted: { _ in true })
    let app = InstalledExtension(
      id: "Probe", name: "Probe", bundle: place.bundle, contentHash: "1",
      contents: BundleDescription(), program: program)
    let link = DeliveredLink(
      date: Date(timeIntervalSince1970: 0), extension: "Probe", placement: "Probe",
      url: try url.map { try #require(URL(string: $0)) }, userInfo: [:])
    return await launcher.open(link, in: app, on: device)?.text
  }

  private static let cases: [(String?, String, String)] = [
    ("probe://3", "echo \"$@\"", "Probe succeeded:\n  probe://3"),
    (nil, "echo $#", "Probe succeeded:\n  0"),
    ("--help", "echo", "not delivered: the link --help begins with a dash; add a scheme"),
    (nil, "exit 3", "Probe failed with status 3"),
    (
      nil, "echo $VITRINE_EXTENSION $(basename $VITRINE_HOST_SOCKET)",
      "Probe succeeded:\n  Probe device.sock"
    ),
    (nil, "test -w \"$VITRINE_HOST_SOCKET\" && echo reached", "Probe succeeded:\n  reached"),
    (
      nil, "touch \"$HOME/a\" \"$VITRINE_GROUP_CONTAINERS/b\" && echo kept",
      "Probe succeeded:\n  kept"
    ),
    (nil, "echo $VITRINE_LOCALE $TZ", "Probe succeeded:\n  de_CH Europe/Zurich"),
    (nil, "echo ${DISPLAY:-none}", "Probe succeeded:\n  none"),
  ]

  @Test(arguments: cases.indices)
  func appsRunInTheirExtensionsEnvironment(_ index: Int) async throws {
    let (url, script, result) = Self.cases[index]
    #expect(try await open(url, script: script) == result)
  }

  @Test func terminatesAppAtTimeLimit() async throws {
    #expect(
      try await open(nil, script: "sleep 600", timeLimit: .milliseconds(300))
        == "Probe was terminated: it ran longer than 0.3 seconds")
  }

  @Test func sandboxHidesHostState() async throws {
    try FileManager.default.createDirectory(at: place.state, withIntermediateDirectories: true)
    try Data().write(to: place.state.appendingPathComponent("store"))
    let script = "test -e \(place.state.path)/store && echo seen || echo hidden"
    let hasSandbox = if case .success = await Sandbox.find() { true } else { false }
    #expect(
      try await open(nil, script: script)
        == "Probe succeeded:\n  \(hasSandbox ? "hidden" : "seen")")
    #expect(
      try await open(nil, script: script, sandbox: .off) == "Probe succeeded:\n  seen")
  }

  @Test func returnsNilWithoutProgram() async {
    let launcher = ProgramLauncher(
      folders: ExtensionFolders(state: place.state), socket: place.folder)
    let app = InstalledExtension(
      id: "Probe", name: "Probe", bundle: place.bundle, contentHash: "1",
      contents: BundleDescription())
    let link = DeliveredLink(
      date: Date(timeIntervalSince1970: 0), extension: "Probe", placement: "Probe", url: nil,
      userInfo: [:])
    #expect(await launcher.open(link, in: app, on: device) == nil)
  }
}
