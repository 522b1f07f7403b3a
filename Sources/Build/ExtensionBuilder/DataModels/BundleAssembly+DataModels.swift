import DataModelFile
import Foundation
import ProjectReader

extension BundleAssembly {
  /// Writes the compiled models into a bundle's resources.
  ///
  /// - Parameters:
  ///   - module: The module of the classes.
  ///   - bundle: The folder below the extension's resources; nil for these themselves.
  ///   - root: The folders whose files are used.
  func writeDataModels(
    _ models: [URL], module: String, bundle: String? = nil, in root: ProjectRoot,
    _ staged: StagedBundle
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let folder = ([ExtensionBundle.resourcesFolder] + [bundle].compactMap { $0 })
      .joined(separator: "/")
    for url in models {
      let model = try DataModel(contentsOf: url, module: module, in: root)
      try staged.write(
        encoder.encode(model.file),
        to: "\(folder)/\(model.name).\(DataModelFile.fileExtension)")
    }
  }

  /// The code of the models' classes, with file names.
  func managedClasses(
    of models: [URL], module: String, in root: ProjectRoot
  ) throws -> [(name: String, text: String)] {
    try models.compactMap { url in
      let model = try DataModel(contentsOf: url, module: module, in: root)
      return ManagedClassGenerator.generate(model).map { ("\(model.name).xcdatamodel.swift", $0) }
    }
  }
}
