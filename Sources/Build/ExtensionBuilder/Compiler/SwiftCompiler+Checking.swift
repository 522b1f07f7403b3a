import Foundation
import ProcessLaunch

extension SwiftCompiler {
  /// The smallest number of sources for which several compilers work at the same time, and for
  /// which some sources are checked before all are compiled.
  static let manySources = 24

  /// Whether sources are checked in parts. A program that only finds the toolchain, in place of the
  /// driver, has no compiler beside it.
  func checksParts(of sources: [URL]) -> Bool {
    let toolchain = MacroToolchain(self)
    return sources.count >= Self.manySources
      && [toolchain.root.appendingPathComponent("bin/swift-frontend"), toolchain.plugins]
        .allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The errors in a job's sources. Writes the interface of the module, also if it has errors.
  /// Throws `BuildError.toolFailed` if the compiler fails without an error.
  func errors(in job: Job, scratch: URL) async throws -> [CompilerDiagnostic] {
    guard checksParts(of: job.sources) else {
      return try await diagnostics(job, scratch: scratch)
    }
    async let errors = diagnostics(job, of: nil, scratch: scratch)
    let inInterface = try await diagnostics(job, scratch: scratch)
    return Self.joined(try await errors, inInterface)
  }

  /// The errors in a job's sources, given those in the interface of the module.
  func adding(
    _ inInterface: [CompilerDiagnostic], ofBodiesIn job: Job, scratch: URL
  ) async throws -> [CompilerDiagnostic] {
    Self.joined(try await diagnostics(job, of: nil, scratch: scratch), inInterface)
  }

  private static func joined(
    _ errors: [CompilerDiagnostic], _ inInterface: [CompilerDiagnostic]
  ) -> [CompilerDiagnostic] {
    let known = Set(errors.map(\.text))
    return errors + inInterface.filter { !known.contains($0.text) }
  }

  /// Type-checks some of a job's sources, in several compilers at the same time. Each reads all
  /// sources, but checks only its part of the bodies, which is a small part of a compilation.
  ///
  /// - Parameter files: The paths of the sources; nil is all.
  ///
  /// Throws `BuildError.toolFailed` if a compiler fails without an error.
  func diagnostics(
    _ job: Job, of files: Set<String>?, scratch: URL
  ) async throws -> [CompilerDiagnostic] {
    let checked = job.sources.filter { files?.contains($0.path) ?? true }
    let groups = Self.groups(of: checked)
    let arguments = frontendArguments(of: job)
    return try await withThrowingTaskGroup(of: (Int, [CompilerDiagnostic]).self) { tasks in
      for (number, group) in groups.enumerated() {
        tasks.addTask {
          let primary = Set(group)
          let sources = job.sources.flatMap { source -> [ProgramArgument] in
            primary.contains(source) ? ["-primary-file", .path(source)] : [.path(source)]
          }
          let outcome = try await start(
            ["-frontend", "-typecheck"] + sources + arguments, with: "swift-frontend",
            reading: job.inputs, writing: job.outputs, scratch: scratch)
          let errors = CompilerDiagnostic.errors(in: outcome.output)
          guard errors.isEmpty, outcome.status != 0 else { return (number, errors) }
          throw BuildError.toolFailed(tool: "swift-frontend", output: outcome.output)
        }
      }
      var found: [Int: [CompilerDiagnostic]] = [:]
      for try await (number, errors) in tasks { found[number] = errors }
      // An error in a declaration that several compilers read is reported by each.
      var seen: Set<String> = []
      return found.sorted { $0.key < $1.key }.flatMap(\.value)
        .filter { seen.insert($0.text).inserted }
    }
  }

  /// The sources in groups of the same number and about the same size, one for each processor.
  static func groups(of sources: [URL]) -> [[URL]] {
    let count = min(
      ProcessInfo.processInfo.activeProcessorCount, max(1, sources.count / (manySources / 2)))
    guard count > 1 else { return sources.isEmpty ? [] : [sources] }
    let sizes = sources.map {
      ($0, (try? $0.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0)
    }
    var groups = [[URL]](repeating: [], count: count)
    for (number, source) in sizes.sorted(by: { ($1.1, $0.0.path) < ($0.1, $1.0.path) }).enumerated()
    {
      // From the first group to the last one and back: 0 1 2, 2 1 0, 0 1 2.
      let (row, column) = (number / count, number % count)
      groups[row.isMultiple(of: 2) ? column : count - 1 - column].append(source.0)
    }
    return groups
  }

  /// The arguments of the driver for a job, as the compiler itself takes them.
  private func frontendArguments(of job: Job) -> [ProgramArgument] {
    var job = job
    job.sources = []
    let toolchain = MacroToolchain(self)
    var result: [ProgramArgument] =
      ["-diagnostic-style=llvm", "-suppress-warnings"]
      + inputArguments(of: job).filter { $0.text != "-Xfrontend" }
    result += [
      "-in-process-plugin-server-path",
      .path(toolchain.host.appendingPathComponent("libSwiftInProcPluginServer.so")),
      "-plugin-path", .path(toolchain.plugins),
    ]
    if case .interface = job.product {
      result.append("-experimental-allow-module-with-compiler-errors")
    }
    return result
  }
}

extension SwiftCompiler {
  /// Cuts what does not compile, until type-checking finds nothing: first in the files with errors,
  /// and then in all. Where many sources have a few errors, this is several times as fast as
  /// compiling all of them after each cut.
  ///
  /// - Parameters:
  ///   - errors: Those that were cut before.
  ///   - job: The compilation of sources with an overlay.
  ///
  /// Ends also if an error cannot be cut, which a compilation then reports.
  func settle(
    _ sources: inout SourceScan, after errors: [CompilerDiagnostic],
    cutting cutter: inout SourceCutter, scratch: URL, _ job: (SourceScan, URL?) -> Job
  ) async throws {
    guard checksParts(of: sources.files) else { return }
    var files: Set<String>? = Set(errors.map(\.file))
    while true {
      let job = job(sources, try sources.overlay.write(into: scratch))
      let found: [CompilerDiagnostic]
      do {
        found = try await diagnostics(job, of: files, scratch: scratch)
      } catch BuildError.toolFailed {
        return
      }
      if found.isEmpty {
        guard files != nil else { return }
        files = nil
      } else {
        let isPart = files != nil
        guard cutter.cut(found, from: &sources, isPart: isPart) else { return }
        files = Set(found.map(\.file))
      }
    }
  }
}
