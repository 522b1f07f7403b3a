import CommandArguments
import CommandContext
import DeviceProtocol
import DeviceWeb
import ExtensionBuilder
import Foundation
import ProcessCleanup
import ProcessLaunch
import Rasterizer

/// Finds what a machine or a project lacks.
///
/// Each check says what was found and how to repair it. A check never fails: an error is a problem
/// that it reports.
struct SetupChecks {
  let context: ToolContext
  let device: RunningDevice

  /// - Parameter path: A project, which is checked, too.
  func all(path: String?) async -> [SetupCheck] {
    let swift = await swift()
    // Without a compiler, the reason is known.
    let frameworks = swift.state == .ok ? [await self.frameworks()] : []
    return [swift] + frameworks
      + [await sandbox(), libraries, programs, fonts, cache, await port()]
      + (path.map { [project($0)] } ?? [])
  }

  /// The folders in which programs are found.
  private var searchPath: String { context.environment["PATH"] ?? "" }

  // MARK: Building

  private func swift() async -> SetupCheck {
    do {
      let scratch = try ScratchFolder(temporary: "vitrine-doctor")
      defer { scratch.remove() }
      let compiler = try await ExtensionBuilder.compiler(path: searchPath, scratch: scratch.url)
      return .ok("swift", "\(compiler.version), \(compiler.executable.path)")
    } catch BuildError.compilerMissing {
      return .problem(
        "swift", "swiftc not found in PATH",
        fix: "install Swift 6.3 from https://www.swift.org/install/linux and add its usr/bin "
          + "folder to PATH")
    } catch {
      return .problem("swift", "\(error)")
    }
  }

  /// Whether a widget builds: the compiler can read the frameworks only if it built them.
  private func frameworks() async -> SetupCheck {
    do {
      let folder = try PrebuiltFrameworks.located().folder.path
      let scratch = try ScratchFolder(temporary: "vitrine-doctor")
      defer { scratch.remove() }
      let sources = scratch.url.appendingPathComponent("Sample", isDirectory: true)
      try ExtensionTemplate(kind: .widget, name: "Sample").write(to: sources)
      let start = ContinuousClock.now
      _ = try await ExtensionBuilder.build(
        folder: sources, output: scratch.url.appendingPathComponent("Sample.vitrine"),
        options: ExtensionBuilder.Options(cache: context.cache))
      return .ok(
        "frameworks", "\(folder); a widget builds in \(shortNumber(start.secondsAgo)) s")
    } catch {
      return .problem(
        "frameworks", "a widget does not build: \(error)",
        fix: "build the tool with the Swift in PATH: `make build`, or install it again")
    }
  }

  private func sandbox() async -> SetupCheck {
    switch await Sandbox.find(path: searchPath) {
    case .success(let program): .ok("sandbox", program.path)
    case .failure(let missing):
      .warning("sandbox", missing.description, fix: "see docs/install.md, The sandbox")
    }
  }

  // MARK: The system

  /// Libraries that are loaded when they are needed. The tool does not start without the others.
  private var libraries: SetupCheck {
    let needed = [
      ("librsvg-2.so.2", "librsvg2-2", "SVG images"),
      ("libpoppler-glib.so.8", "libpoppler-glib8 or libpoppler-glib8t64", "PDF images"),
    ]
    return Self.installed("libraries", needed, orElse: "is missing") {
      dlopen($0, RTLD_LAZY) != nil
    }
  }

  private var programs: SetupCheck {
    let needed = [
      ("git", "git", "packages"), ("pkg-config", "pkg-config", "building"),
      ("heif-convert", "libheif-examples", "HEIC images"),
    ]
    return Self.installed("programs", needed, orElse: "not found in PATH") {
      ProgramSearch.find($0, path: searchPath) != nil
    }
  }

  /// Whether files of Debian packages are there, which some extensions need.
  private static func installed(
    _ name: String, _ needed: [(file: String, package: String, purpose: String)],
    orElse words: String, _ isInstalled: (String) -> Bool
  ) -> SetupCheck {
    let missing = needed.filter { !isInstalled($0.file) }
    guard !missing.isEmpty else {
      return .ok(name, needed.map(\.file).joined(separator: ", "))
    }
    return .warning(
      name, missing.map { "\($0.file) \(words), for \($0.purpose)" }.joined(separator: "\n"),
      fix: "apt install " + missing.map(\.package).joined(separator: " "))
  }

  private var fonts: SetupCheck {
    do {
      _ = try WidgetPainter(warnings: WarningLog(context.console))
      return .ok("fonts", "text and symbol fonts")
    } catch {
      return .problem("fonts", "\(error)", fix: "run script/bootstrap, or install the tool again")
    }
  }

  private var cache: SetupCheck {
    let path = context.cache.path
    do {
      try FileManager.default.createDirectory(
        at: context.cache, withIntermediateDirectories: true)
      try OutputFile(url: context.cache.appendingPathComponent("doctor")).write(Data())
      try FileManager.default.removeItem(at: context.cache.appendingPathComponent("doctor"))
      return .ok("cache", path)
    } catch {
      return .problem("cache", "\(error)", fix: "make \(path) writable, or set XDG_CACHE_HOME")
    }
  }

  // MARK: The device

  private func port() async -> SetupCheck {
    let port = DeviceWebServer.standardPort
    if (try? await device.state()) != nil { return .ok("device", "running") }
    return Self.isFree(port)
      ? .ok("device", "not running; port \(port) is free")
      : .warning(
        "device", "port \(port) is in use by another program",
        fix: "`vitrine serve --port 0` picks a free one")
  }

  /// Whether a program can listen on a port of the loopback interface.
  static func isFree(_ port: Int) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var one: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  // MARK: The project

  private func project(_ path: String) -> SetupCheck {
    do {
      let location = ExtensionLocation(path, in: context)
      guard FileManager.default.fileExists(atPath: location.url.path) else {
        throw ToolError.unreadable(path, reason: "no such file or folder")
      }
      let names = try location.targets().compactMap(\.name)
      let found =
        names.isEmpty
        ? "a bundle or a folder of sources"
        : counted(names.count, "widget extension") + ": " + names.joined(separator: ", ")
      return .ok("project", "\(found); `vitrine check \(path)` finds what does not compile")
    } catch {
      return .problem("project", "\(error)")
    }
  }
}
