extension ReadingOptions {
  /// The options, completed by those in a project's `.vitrine.json`.
  package func completed(by file: ProjectConfiguration) -> ReadingOptions {
    var result = self
    result.target = target ?? file.target
    result.platform = platform ?? file.platform
    result.configuration = configuration ?? file.buildConfiguration
    result.settings.merge(file.buildSettings) { own, _ in own }
    result.packages = packages ?? file.packages
    return result
  }
}
