/// What a target needs and Vitrine or the project does not have: the result of `vitrine check`.
package struct ProjectFindings: Codable, Equatable, Sendable {
  /// A module that sources import and that does not exist.
  package struct MissingModule: Codable, Equatable, Sendable {
    package var name: String
    /// The imports, as `file:line`.
    package var locations: [String]
    /// Whether a missing name probably comes from the module. If not, the target builds without it.
    package var isUsed: Bool
    package var advice: String
  }

  /// A name that the compiler did not find.
  package struct MissingName: Codable, Equatable, Sendable {
    /// `Chart`, or `View.chartXAxis` for a member.
    package var name: String
    /// The uses, as `file:line`.
    package var locations: [String]
    /// The missing modules that the name can come from; empty if none is known.
    package var likelyModules: [String]
    /// The place of a type with this name in a file that is not built, as `file:line`.
    package var declaration: String?
    /// The module of Apple's that declares it; nil if none is known.
    package var home: String?
    /// Whether Vitrine has `home`, and the file only lacks the import.
    package var needsImport = false
    package var count: Int
  }

  /// An error that is not about a missing module or name.
  package struct Failure: Codable, Equatable, Sendable {
    /// `file:line:column`; empty if unknown.
    package var location: String
    package var message: String
  }

  /// The target, or the folder of sources.
  package var target: String
  package var wouldBuild = false
  package var modules: [MissingModule] = []
  package var names: [MissingName] = []
  package var errors: [Failure] = []
  /// Errors that probably follow from missing names.
  package var consequences: [Failure] = []
  package var notices: [String] = []
  /// What a build cuts out because it does not compile.
  package var cuts: [ModuleCut] = []
  /// Whether there are errors in sources that may be cut. Only a build shows whether it succeeds.
  package var mayBuildWithCuts = false
  /// The number of errors in sources that may not be cut: the extension's own.
  package var ownErrors = 0

  private enum CodingKeys: CodingKey {
    case target, wouldBuild, modules, names, errors, consequences, notices, cuts
  }
}

extension ProjectFindings {
  /// Adds the reason why a target without missing modules and names did not build.
  package mutating func add(_ error: BuildError) {
    wouldBuild = false
    guard case .compilation(let diagnostics) = error else {
      return errors.append(Failure(location: "", message: "\(error)"))
    }
    errors += diagnostics.map {
      Failure(location: "\($0.file):\($0.line):\($0.column)", message: $0.message)
    }
  }
}
