import Foundation

extension ProjectTarget {
  /// Checks the names by which files are written when the target is built. Settings can compute
  /// them, so those of targets that are never built do not matter.
  /// - Parameter path: The path of its product; nil if the project does not say.
  ///
  /// Throws `ProjectError.invalidName`.
  mutating func checkNames(product path: String? = nil) throws(ProjectError) {
    _ = try ProjectName(name, "the name of a target", in: project)
    switch kind {
    case .app, .widgetExtension, .captureExtension:
      _ = try ProjectName(moduleName, "the module name of the target \(name)", in: project)
    case .framework:
      _ = try ProjectName(moduleName, "the module name of the target \(name)", in: project)
      product = try path.map { path throws(ProjectError) in
        try ProjectName(path, "the path of the product of the target \(name)", in: project)
      }
    case .resourceBundle:
      _ = try bundleName()
    case .otherExtension, .test, .other: break
    }
  }

  /// The name of a bundle of resources. Throws `ProjectError.invalidName`.
  func bundleName() throws(ProjectError) -> ProjectName {
    try ProjectName(
      "\(settings["PRODUCT_NAME"] ?? name).bundle", "the product name of the target \(name)",
      in: project)
  }
}
