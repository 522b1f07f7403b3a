import Foundation
import ProcessLaunch
import StableHash

extension SwiftCompiler {
  /// Links object files, those of the job's modules and the frameworks. Throws
  /// `BuildError.toolFailed`.
  func link(_ job: Job, objects: [URL], output: URL, scratch: URL) async throws {
    let frameworks = job.frameworks
    let inputs = try linked(objects, into: scratch.appendingPathComponent("link"))
    // Input files, not `-l`, so that the dynamic linker searches them before Foundation's
    // libraries: they replace some of Foundation's symbols (see `CurrentLocale`).
    let imports = job.modules.reduce(into: job.imports) { $0.formUnion($1.imports) }
    let libraries = [frameworks.library] + frameworks.optionalLibraries(for: imports)
    let files = inputs + (try job.modules.flatMap { try $0.objects() }) + libraries
    let outcome = try await start(
      linkerOptions
        + ["-Xlinker", "-rpath", "-Xlinker", .path(frameworks.folder), "-o", .path(output)]
        + files.map { .path($0) },
      reading: files, writing: [output.deletingLastPathComponent()], scratch: scratch)
    guard outcome.status == 0 else {
      throw BuildError.toolFailed(tool: "swiftc", output: outcome.output)
    }
  }

  /// The toolchain's lld, which takes two thirds of the time of the default linker, gold.
  private var linkerOptions: [ProgramArgument] {
    let linker = tool("ld.lld").path
    return FileManager.default.isExecutableFile(atPath: linker) ? ["-use-ld=lld"] : []
  }

  /// Makes hard links to object files, because swiftc writes a file beside its inputs and builds
  /// share the files. Returns them.
  private func linked(_ objects: [URL], into folder: URL) throws(BuildError) -> [URL] {
    do {
      // An incremental build finds those of the last one.
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try objects.map {
        let link = folder.appendingPathComponent($0.lastPathComponent)
        try FileManager.default.linkItem(at: $0, to: link)
        return link
      }
    } catch {
      throw .outputUnwritable(folder.path, reason: error.reason)
    }
  }

  /// The options with which a compilation writes its object files into a folder: one per source,
  /// named by their numbers, because the names of sources can differ in case only.
  ///
  /// Throws `BuildError.outputUnwritable`.
  func objectOptions(
    for sources: [URL], in folder: URL, scratch: URL
  ) throws(BuildError) -> [ProgramArgument] {
    let outputs = sources.enumerated().map { number, source in
      (source.path, ["object": folder.appendingPathComponent("\(number).o").path])
    }
    let map = scratch.appendingPathComponent("outputs.json")
    do {
      try JSONEncoder().encode(Dictionary(outputs) { first, _ in first }).write(to: map)
    } catch {
      throw .outputUnwritable(map.path, reason: error.reason)
    }
    return ["-c", "-output-file-map", .path(map)] + Self.batchOptions(for: sources)
  }

  /// The options with which the compiler writes the tree of each source into a folder.
  ///
  /// Throws `BuildError.outputUnwritable`.
  func treeOptions(for sources: [URL], in folder: URL) throws(BuildError) -> [ProgramArgument] {
    let map = folder.appendingPathComponent("outputs.json")
    let outputs = sources.map { ($0.path, ["ast-dump": Self.tree(of: $0, in: folder).path]) }
    do {
      try JSONEncoder().encode(Dictionary(outputs) { first, _ in first }).write(to: map)
    } catch {
      throw .outputUnwritable(map.path, reason: error.reason)
    }
    return [
      "-dump-ast", "-Xfrontend", "-dump-ast-format", "-Xfrontend", "json", "-output-file-map",
      .path(map), "-enable-batch-mode", "-j", "1",
    ]
  }

  /// The file with the tree of a source.
  static func tree(of source: URL, in folder: URL) -> URL {
    folder.appendingPathComponent("\(StableHash<UInt64>(of: source.path).hexadecimal).json")
  }

  /// At most a process for each processor, each of which compiles several sources: a process loads
  /// the frameworks' modules and reads all sources, which takes as long as compiling
  /// `sourceBytesPerProcess`.
  private static func batchOptions(for sources: [URL]) -> [ProgramArgument] {
    let bytes = sources.reduce(0) { sum, source in
      sum + ((try? source.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0)
    }
    let most = ProcessInfo.processInfo.activeProcessorCount
    let count = max(1, min(bytes / sourceBytesPerProcess, most))
    return ["-enable-batch-mode", "-j", .number(count), "-driver-batch-count", .number(count)]
  }

  private static let sourceBytesPerProcess = 8 << 10

  /// The object file of a source in an incremental compilation. The name depends only on the path:
  /// the number of a source changes when another one is added.
  static func incrementalObject(of source: URL, in folder: URL) -> URL {
    let hash = StableHash<UInt64>(of: source.path)
    return folder.appendingPathComponent("\(String(hash.value, radix: 16)).o")
  }

  /// The options of an incremental compilation. The driver records in the folder what each source
  /// uses of the others, and compiles those again that a change affects. It compares the dates of
  /// the sources, and compiles everything if the options differ.
  ///
  /// Throws `BuildError.outputUnwritable`.
  func incrementalOptions(
    for sources: [URL], in folder: URL
  ) throws(BuildError) -> [ProgramArgument] {
    var outputs = ["": ["swift-dependencies": folder.appendingPathComponent("all.swiftdeps").path]]
    for source in sources {
      let object = Self.incrementalObject(of: source, in: folder)
      outputs[source.path] = [
        "object": object.path,
        "swift-dependencies": object.deletingPathExtension().appendingPathExtension("swiftdeps")
          .path,
      ]
    }
    let map = folder.appendingPathComponent("outputs.json")
    do {
      try JSONEncoder().encode(outputs).write(to: map)
    } catch {
      throw .outputUnwritable(map.path, reason: error.reason)
    }
    return ["-c", "-incremental", "-output-file-map", .path(map)] + Self.batchOptions(for: sources)
  }
}
