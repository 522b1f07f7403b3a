import Foundation
import TestFolders
import Testing

@testable import VitrineCommands

@Suite struct SetupChecksTests {
  /// The context of these runs has no PATH, so that no program is found.
  @Test func missingPartsAreExplained() async throws {
    let folder = try TemporaryFolder()
    let run = await ToolRun(["doctor", "nowhere/", "--state", folder.url.path], in: folder)
    #expect(run.code == 1)
    #expect(run.error.contains("2 problems (swift, project)"), "\(run.error)")
    let lines = run.output.split(separator: "\n")
    for (name, state, text) in [
      ("swift", "problem", "swiftc not found in PATH"),
      ("sandbox", "warning", "install the package bubblewrap"),
      ("programs", "warning", "git not found in PATH, for packages"), ("fonts", "ok", "fonts"),
      ("cache", "ok", folder.url.path), ("project", "problem", "no such file or folder"),
    ] {
      let line = lines.first { $0.contains(" \(name) ") && $0.hasPrefix(state) }
      #expect(line?.contains(text) == true, "\(run.output)")
    }
    #expect(run.output.contains("fix: apt install git pkg-config libheif-examples"))
    // Without a compiler, nothing is built.
    #expect(!run.output.contains("frameworks"))
  }

  @Test func cacheThatCannotBeWrittenIsAProblem() async throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appendingPathComponent("cache"))
    let run = await ToolRun(["doctor", "--state", folder.url.path], in: folder)
    #expect(run.output.contains("set XDG_CACHE_HOME"), "\(run.output)")
  }

  @Test func itemNeedsADevice() async throws {
    let folder = try TemporaryFolder()
    let run = await ToolRun(["doctor", "p1", "--state", folder.url.path], in: folder)
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.error.contains("no host is running"))
  }

  @Test func usedPortIsNotFree() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(descriptor, $0, size)
        _ = listen(descriptor, 1)
        getsockname(descriptor, $0, &size)
      }
    }
    let port = Int(in_port_t(bigEndian: address.sin_port))
    #expect(!SetupChecks.isFree(port))
    close(descriptor)
    #expect(SetupChecks.isFree(port))
  }

  @Test func fixesAreBelowWhatTheyRepair() {
    let text = SetupCheck.text([
      .ok("a", "fine"), .warning("longer", "one\ntwo", fix: "do it"),
    ])
    #expect(
      text == """
        ok      a       fine
        warning longer  one
                        two
                        fix: do it
        """)
  }
}
