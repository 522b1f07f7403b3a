import Foundation

extension BundleAssembly {
  /// Compiles the app and notes it in the bundle's information. Returns the errors about missing
  /// modules that nothing in the app uses.
  ///
  /// The app of a folder of sources is part of the build. That of a project is an addition: if it
  /// does not compile, a notice names the first reason, and the bundle has no app.
  func addApp(
    to information: inout ExtensionBundle.Information, symbols: String?, _ staged: StagedBundle,
    _ notices: inout [String]
  ) async throws -> [CompilerDiagnostic] {
    var missing: [CompilerDiagnostic] = []
    let name = information.moduleName + "App"
    if !input.app.appOnly.isEmpty {
      let scanned = try SourceScan(
        input.app.all, for: input.language.platform, in: input.sources.project)
      missing = try await compile(
        scanned, with: try writeGenerated(symbols, scanned, in: "app"), as: name,
        into: staged.url
      ).missing
    } else if let app = input.projectApp {
      do {
        missing = try await compile(app, as: name, in: "app", staged)
      } catch let error as BuildError {
        notices.append(
          "the app \(app.name) was not built, so links open nothing: \(error.firstLine)")
        return []
      }
    } else {
      return []
    }
    information.app = name
    if try AppEntryPoint.hasLifeCycle(staged.url.appendingPathComponent(name)) {
      information.appHasLifeCycle = true
    }
    return missing
  }

  /// Compiles the app's camera and notes it in the bundle's information, as the app.
  func addCapture(
    to information: inout ExtensionBundle.Information, symbols: String?, _ staged: StagedBundle,
    _ notices: inout [String]
  ) async throws -> [CompilerDiagnostic] {
    let name = information.moduleName + "Capture"
    if let capture = input.projectCapture {
      do {
        let missing = try await compile(capture, as: name, in: "capture", staged)
        information.capture = name
        return missing
      } catch let error as BuildError {
        notices.append(
          "the capture extension \(capture.name) was not built, so a locked device opens no "
            + "camera: \(error.firstLine)")
        return []
      }
    }
    guard !input.capture.appOnly.isEmpty else { return [] }
    let scanned = try SourceScan(
      input.capture.all, for: input.language.platform, in: input.sources.project)
    let missing = try await compile(
      scanned, with: try writeGenerated(symbols, scanned, in: "capture"), as: name,
      into: staged.url
    ).missing
    information.capture = name
    return missing
  }

  /// - Parameter folder: The folder of its generated sources.
  private func compile(
    _ app: AppInput, as name: String, in folder: String, _ staged: StagedBundle
  ) async throws -> [CompilerDiagnostic] {
    let scanned = try SourceScan(app.files, for: app.language.platform, in: app.project)
    guard !scanned.entryPoints.isEmpty else {
      throw BuildError.noEntryPoint(folder: app.name)
    }
    var missing: [CompilerDiagnostic] = []
    let modules = ModuleCompilation(
      frameworks: frameworks, compiler: compiler, cache: cache, progress: progress)
    // The resources of modules that only the app has are not copied.
    let compiled = try await modules.compile(
      app.modules, missing: &missing, generated: writeGenerated(for:_:))
    let symbols = AssetSymbolGenerator.generate(
      catalogs: app.assetCatalogs, in: app.project, beside: app.files,
      hasExtensions: input.hasAssetSymbolExtensions)
    missing += try await compile(
      scanned, with: try writeGenerated(symbols, scanned, in: folder),
      modules: compiled, as: name,
      language: app.language, into: staged.url
    ).missing
    return missing
  }
}

extension BuildError {
  fileprivate var firstLine: String {
    "\(self)".split(separator: "\n").first.map(String.init) ?? "\(self)"
  }
}
