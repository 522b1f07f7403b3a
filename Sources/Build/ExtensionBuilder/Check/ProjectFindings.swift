/// What a target needs and Vitrine or the project does not have: the result of `vitrine check`.
public struct ProjectFindings: Codable, Equatable, Sendable {
  /// A module that sources import and that does not exist.
  public struct MissingModule: Codable, Equatable, Sendable {
    public var name: String
    /// The imports, as `file:line`.
    public var locations: [String]
    /// Whether a missing name probably comes from the module. If not, the target builds without it.
    public var isUsed: Bool
    public var advice: String
  }

  /// A name that the compiler did not find.
  public struct MissingName: Codable, Equatable, Sendable {
    /// `Chart`, or `View.chartXAxis` for a member.
    public var name: String
    /// The uses, as `file:line`.
    public var locations: [String]
    /// The missing modules that the name can come from; empty if none is known.
    public var likelyModules: [String]
    /// The place of a type with this name in a file that is not built, as `file:line`.
    public var declaration: String?
    public var count: Int
  }

  /// An error that is not about a missing module or name.
  public struct Failure: Codable, Equatable, Sendable {
    /// `file:line:column`; empty if unknown.
    public var location: String
    public var message: String
  }

  /// The target, or the folder of sources.
  public var target: String
  public var wouldBuild = false
  public var modules: [MissingModule] = []
  public var names: [MissingName] = []
  public var errors: [Failure] = []
  /// Errors that probably follow from missing names.
  public var consequences: [Failure] = []
  public var notices: [String] = []
}

extension ProjectFindings {
  /// Adds the reason why a target without missing modules and names did not build.
  public mutating func add(_ error: BuildError) {
    wouldBuild = false
    guard case .compilation(let diagnostics) = error else {
      return errors.append(Failure(location: "", message: "\(error)"))
    }
    errors += diagnostics.map {
      Failure(location: "\($0.file):\($0.line):\($0.column)", message: $0.message)
    }
  }
}
