import Foundation
import ProjectReader
import SourceScanner

extension BundleAssembly {
  /// Type-checks all modules and the extension, even if some have errors.
  ///
  /// A missing import is replaced with an error that the compiler reports and passes over, and a
  /// module with errors still gets an interface, which those that import it are checked against.
  /// Throws `BuildError` and `ProjectError` about what is wrong before code is compiled.
  func check(_ name: String, shortens: Bool) async throws -> ProjectFindings {
    let sources = input.sources
    let checked = try checkedSources()
    var collection = FindingsCollection()
    let target = information.moduleName
    let cuttable = input.sharedSources
    var hasCuttableErrors = false
    var ownErrors = 0
    var failedFiles: Set<String> = []
    let skeletons = Set(input.skeletons.map(\.module))
    try await compile(checked.units, target: name) { name, _, errors in
      // What a skeleton lacks is among the cuts.
      if skeletons.contains(name) { return }
      collection.add(errors)
      failedFiles.formUnion(errors.map(\.file))
      let isModule = name != target
      let kept = errors.filter {
        !isModule && !input.cutsOwnSources && !cuttable.contains($0.file)
      }
      hasCuttableErrors = hasCuttableErrors || kept.count < errors.count
      ownErrors += kept.count
    }
    let built = Set((sources.swift + input.modules.flatMap(\.sources.swift)).map(\.path))
    let declarations = OtherDeclarations(
      folder: sources.root, project: sources.project, built: built
    )
    .places(of: collection.missingTypes)
    let base = sources.root.path + "/"
    func short(_ place: String) -> String {
      shortens && place.hasPrefix(base) ? String(place.dropFirst(base.count)) : place
    }
    var findings = collection.findings(
      target: name, declarations: declarations, imports: checked.imports(input.language.platform),
      path: short)
    if checked.hasNoEntryPoint {
      findings.errors.append(
        .init(location: "", message: "\(BuildError.noEntryPoint(folder: sources.root.path))"))
    }
    findings.notices =
      input.missingParts + input.notices + input.programNotices() + input.packagingRemarks()
      + checked.notices + input.entitlements.notices
      + checked.laterBranches(in: failedFiles).map {
        "\(short($0)): the branch for a later Swift is compiled, as by the project's Xcode, with Swift "
          + "6.3. If it needs that version's syntax, check with --xcode 26."
      }
    findings.wouldBuild = collection.isEmpty && findings.errors.isEmpty
    findings.mayBuildWithCuts = hasCuttableErrors && !checked.hasNoEntryPoint
    findings.ownErrors = ownErrors
    return findings
  }

  /// Scans the sources of all modules and of the extension, and writes those that are generated.
  private func checkedSources() throws -> CheckedSources {
    let sources = input.sources
    let scanned = try SourceScan(
      input.extensionFiles, for: input.language, in: sources.project)
    let staged = try StagedBundle(
      destination: cache.scratch.appendingPathComponent("check.vitrine"))
    defer { staged.discard() }
    var resources = ResourceCollector(sources: sources, staged: staged)
    try resources.collect()
    let symbols = AssetSymbolGenerator.generate(
      resources, hasExtensions: input.hasAssetSymbolExtensions)
    var units: [CheckedUnit] = []
    var moduleNotices: [String] = []
    try collectModules(into: staged, &moduleNotices)
    for module in input.modules {
      let scan = try SourceScan(
        module.sources.swift, for: module.language, in: module.sources.project)
      let generated = try writeGenerated(for: module, scan)
      units.append(
        CheckedUnit(
          name: module.name, scan: scan, generated: generated, language: module.language,
          c: module.c))
    }
    units.append(
      CheckedUnit(
        name: information.moduleName, scan: scanned,
        generated: try writeGenerated(symbols, scanned), language: input.language))
    return CheckedSources(
      units: units, notices: resources.notices + moduleNotices,
      hasNoEntryPoint: scanned.entryPoints.isEmpty)
  }

  /// Type-checks all modules and the extension, and returns the jobs: one for each in Swift.
  func checkedJobs() async throws -> [SwiftCompiler.Job] {
    var jobs: [SwiftCompiler.Job] = []
    try await compile(try checkedSources().units) { _, job, _ in
      if let job { jobs.append(job) }
    }
    return jobs
  }

  /// The compilations that repairs may cost.
  private static let repairLimit = 3

  /// - Parameters:
  ///   - target: The name of the target whose own errors are reported first; nil reports none.
  ///   - report: Receives the name of each unit, its job (nil for C), and its errors.
  private func compile(
    _ units: [CheckedUnit], target: String? = nil,
    report: (String, SwiftCompiler.Job?, [CompilerDiagnostic]) -> Void
  ) async throws {
    let own = Set(units.map(\.name))
    let imports = units.reduce(into: Set<String>()) { $0.formUnion($1.scan.imports) }
    let missing = try await ImportProbe(
      compiler: compiler, frameworks: frameworks, moduleCache: cache.moduleCache,
      headerPaths: await cache.headers.searchPaths(scratch: cache.scratch), scratch: cache.scratch
    ).missing(imports.subtracting(own))
    let checks = try await interfaces(of: units, missing: missing, report)
    if checks.contains(where: { !$0.isWhole }), let own = checks.last, let target {
      progress?(.ownSourcesChecked(target, errors: own.errors.count))
    }
    var isChanged = false
    for var check in checks {
      // The interface of a module before it has changed.
      if isChanged {
        check.errors = try await compiler.errors(in: check.job, scratch: check.folder)
      } else if !check.isWhole {
        check.errors = try await compiler.adding(
          check.errors, ofBodiesIn: check.job, scratch: check.folder)
      }
      for _ in 0..<Self.repairLimit
      where check.unit.scan.repairObjectiveC(for: check.errors) {
        check.job.overlay = try check.unit.scan.overlay.write(into: check.folder)
        check.errors = try await compiler.errors(in: check.job, scratch: check.folder)
        isChanged = true
      }
      report(check.unit.name, check.job, check.errors)
    }
  }

  /// Compiles the interfaces of all units, which are enough to check the extension's own sources,
  /// and checks those whole.
  private func interfaces(
    of units: [CheckedUnit], missing: Set<String>,
    _ report: (String, SwiftCompiler.Job?, [CompilerDiagnostic]) -> Void
  ) async throws -> [UnitCheck] {
    var checks: [UnitCheck] = []
    var compiled: [CompiledModule] = []
    let modules = ModuleCompilation(frameworks: frameworks, compiler: compiler, cache: cache)
    for var unit in units {
      if let c = unit.c {
        do {
          compiled.append(try await modules.compile(unit.name, c, after: compiled))
        } catch BuildError.compilation(let errors) {
          report(unit.name, nil, errors)
        }
        continue
      }
      unit.scan.markImports(of: missing)
      let folder = cache.scratch.appendingPathComponent("check-\(unit.name)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let result = CompiledModule(name: unit.name, folder: folder, hash: "")
      let job = SwiftCompiler.Job(
        sources: unit.scan.files + unit.generated, moduleName: unit.name,
        product: .interface(result), modules: compiled,
        overlay: try unit.scan.overlay.write(into: folder), moduleCache: cache.moduleCache,
        frameworks: frameworks, language: unit.language,
        headerPaths: await cache.headers.searchPaths(scratch: folder),
        imports: unit.scan.imports)
      var errors = try await compiler.diagnostics(job, scratch: folder)
      var isWhole = !compiler.checksParts(of: job.sources)
      if !isWhole, unit.name == information.moduleName {
        errors = try await compiler.adding(errors, ofBodiesIn: job, scratch: folder)
        isWhole = true
      }
      checks.append(
        UnitCheck(unit: unit, folder: folder, job: job, errors: errors, isWhole: isWhole))
      if FileManager.default.fileExists(atPath: result.interface.path) { compiled.append(result) }
    }
    return checks
  }
}

/// Swift sources that are being checked.
private struct UnitCheck {
  var unit: CheckedUnit
  var folder: URL
  var job: SwiftCompiler.Job
  var errors: [CompilerDiagnostic]
  /// Whether `errors` are also those in the bodies of functions.
  var isWhole: Bool
}

private struct CheckedSources {
  /// The modules, dependencies first, and the extension.
  var units: [CheckedUnit]
  var notices: [String]
  var hasNoEntryPoint: Bool

  /// The places of conditions about later versions of Swift that are true, in some files.
  func laterBranches(in files: Set<String>) -> [String] {
    units.flatMap { $0.scan.laterBranches.filter { files.contains($0.key) }.values }.sorted()
  }

  /// What all files import, and what modules pass on.
  func imports(_ platform: Platform) -> FileImports {
    var result = FileImports(platform: platform)
    let own = Set(units.map(\.name))
    for (file, statement) in units.flatMap(\.scan.importStatements) {
      result.all[file.path, default: []].insert(statement.module)
      if statement.isExported, !own.contains(statement.module) {
        result.exported.insert(statement.module)
      }
    }
    return result
  }
}

/// Sources that are compiled together.
private struct CheckedUnit {
  var name: String
  var scan: SourceScan
  var generated: [URL]
  var language: LanguageOptions
  /// The sources of a module in C, which is compiled; nil for Swift.
  var c: CSources?
}
