import Foundation
import ProcessLaunch
import Testing

/// Each mount of a sandbox takes time, and a build starts several.
struct SandboxMountTests {
  @Test(
    arguments: [
      // A part of the system is visible already.
      (["/usr/share"], [], [], []),
      (["/usr/share", "/usr/share/doc"], [], [], []),
      (["/var/lib", "/var/lib/dpkg"], [], [], ["--ro-bind /var/lib"]),
      // The innermost folder decides.
      (["/usr/share/doc"], ["/usr/share"], [], ["--tmpfs /usr/share", "--ro-bind /usr/share/doc"]),
      (["/var/lib/dpkg"], ["/var"], [], ["--tmpfs /var", "--ro-bind /var/lib/dpkg"]),
      (
        ["/var/lib", "/var/lib/dpkg"], [], ["/var/lib"],
        ["--ro-bind /var/lib", "--bind /var/lib", "--ro-bind /var/lib/dpkg"]
      ),
      (["/usr/share"], [], ["/usr/share/doc"], ["--bind /usr/share/doc"]),
    ] as [([String], [String], [String], [String])])
  func mountsOnlyWhatIsNotVisible(
    readable: [String], hidden: [String], writable: [String], expected: [String]
  ) {
    let urls = { (paths: [String]) in paths.map { URL(fileURLWithPath: $0) } }
    var sandbox = Sandbox(program: URL(fileURLWithPath: "/bwrap"))
    let plain = Set(mounts(sandbox))
    sandbox.readable = urls(readable)
    sandbox.hidden = urls(hidden)
    sandbox.writable = urls(writable)
    #expect(mounts(sandbox).filter { !plain.contains($0) } == expected)
  }

  /// A folder at another place does not show the folders that are below the place.
  @Test func mountsFoldersBelowAliases() {
    var sandbox = Sandbox(program: URL(fileURLWithPath: "/bwrap"))
    let plain = Set(mounts(sandbox))
    sandbox.readable = [URL(fileURLWithPath: "/var/lib/dpkg")]
    sandbox.aliases = ["/var/lib": URL(fileURLWithPath: "/usr/share")]
    let added = mounts(sandbox).filter { !plain.contains($0) }
    #expect(added == ["--ro-bind /var/lib", "--ro-bind /var/lib/dpkg"])
  }

  /// The mounts of a sandbox in their order, without what is remounted.
  private func mounts(_ sandbox: Sandbox) -> [String] {
    let line = sandbox.wrapping(["/program"])
    return line.indices.compactMap { index in
      switch line[index] {
      case "--tmpfs": "--tmpfs \(line[index + 1])"
      case "--ro-bind", "--bind": "\(line[index]) \(line[index + 2])"
      default: nil
      }
    }
  }
}
