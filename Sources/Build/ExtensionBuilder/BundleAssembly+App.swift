import Foundation

/// A program beside the extension.
private struct Companion {
  /// Its files in a folder of sources.
  var files: AppSources
  /// Its target in a project; nil if there is none.
  var target: AppInput?
  /// The name of its executable.
  var name: String
  /// The folder of its generated sources.
  var folder: String
  /// What it is and what follows if it was not built, for a notice.
  var kind: String
  var effect: String
}

extension BundleAssembly {
  /// Compiles the app and notes it in the bundle's information. Returns the errors about missing
  /// modules that nothing in the app uses.
  func addApp(
    to information: inout ExtensionBundle.Information, symbols: String?, _ staged: StagedBundle,
    _ notices: inout [String]
  ) async throws -> [CompilerDiagnostic] {
    let app = Companion(
      files: input.app, target: input.projectApp, name: information.moduleName + "App",
      folder: "app", kind: "app", effect: "links open nothing")
    guard let missing = try await compile(app, symbols: symbols, staged, &notices) else {
      return []
    }
    information.app = app.name
    if try AppEntryPoint.hasLifeCycle(staged.url.appendingPathComponent(app.name)) {
      information.appHasLifeCycle = true
    }
    return missing
  }

  /// Compiles the app's camera and notes it in the bundle's information, as the app.
  func addCapture(
    to information: inout ExtensionBundle.Information, symbols: String?, _ staged: StagedBundle,
    _ notices: inout [String]
  ) async throws -> [CompilerDiagnostic] {
    let capture = Companion(
      files: input.capture, target: input.projectCapture, name: information.moduleName + "Capture",
      folder: "capture", kind: "capture extension", effect: "a locked device opens no camera")
    guard let missing = try await compile(capture, symbols: symbols, staged, &notices) else {
      return []
    }
    information.capture = capture.name
    return missing
  }

  /// Returns the errors about missing modules that nothing in the program uses; nil if there is no
  /// program.
  ///
  /// The program of a folder of sources is part of the build. That of a project is an addition: if
  /// it does not compile, a notice names the first reason, and the bundle does not have it.
  private func compile(
    _ program: Companion, symbols: String?, _ staged: StagedBundle, _ notices: inout [String]
  ) async throws -> [CompilerDiagnostic]? {
    if !program.files.appOnly.isEmpty {
      let scanned = try SourceScan(
        program.files.all, for: input.language, in: input.sources.project)
      let compiled = try await compile(
        scanned, with: try writeGenerated(symbols, scanned, in: program.folder), as: program.name,
        into: staged.url)
      try await compiled.link()
      return compiled.missing
    }
    guard let target = program.target else { return nil }
    do {
      return try await compile(target, as: program.name, in: program.folder, staged)
    } catch let error as BuildError {
      notices.append(
        "the \(program.kind) \(target.name) was not built, so \(program.effect): "
          + error.firstLine)
      return nil
    }
  }

  /// - Parameter folder: The folder of its generated sources.
  private func compile(
    _ target: AppInput, as name: String, in folder: String, _ staged: StagedBundle
  ) async throws -> [CompilerDiagnostic] {
    let scanned = try SourceScan(target.files, for: target.language, in: target.project)
    guard !scanned.entryPoints.isEmpty else {
      throw BuildError.noEntryPoint(folder: target.name)
    }
    var missing: [CompilerDiagnostic] = []
    let modules = ModuleCompilation(
      frameworks: frameworks, compiler: compiler, cache: cache, progress: progress)
    // The resources of modules that only the app has are not copied.
    var leftOut: [ModuleCut] = []
    let compiled = try await modules.compile(
      target.modules, missing: &missing, leftOut: &leftOut, generated: writeGenerated(for:_:))
    let symbols = AssetSymbolGenerator.generate(
      catalogs: target.assetCatalogs, in: target.project, beside: target.files,
      hasExtensions: input.hasAssetSymbolExtensions)
    let program = try await compile(
      scanned, with: try writeGenerated(symbols, scanned, in: folder),
      modules: compiled, as: name, language: target.language, into: staged.url)
    try await program.link()
    return missing + program.missing
  }
}
