import AuthorNotices
import Foundation
import Observation

// Compatibility (iOS 27): accepted | `SystemLanguageModel`, `LanguageModelSession` | the
//   model of FoundationModels is not available, and says so; `@Generable` types compile

/// The language model of the device. There is none here.
@Observable
public final class SystemLanguageModel: Sendable {
  public static let `default` = SystemLanguageModel()

  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

  @frozen
  public enum Availability: Equatable, Sendable {
    public enum UnavailableReason: Equatable, Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }

    case available
    case unavailable(UnavailableReason)
  }

  public struct UseCase: Equatable, Sendable {
    private let name: String

    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }

  public struct Guardrails: Sendable {
    private let name: String

    public static let `default` = Guardrails(name: "default")
    public static let permissiveContentTransformations = Guardrails(
      name: "permissiveContentTransformations")
  }

  public var availability: Availability {
    AuthorNotice.report("FoundationModels", lacks: "a language model")
    return .unavailable(.deviceNotEligible)
  }

  public var isAvailable: Bool { availability == .available }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
  /// In tokens.
  public var contextSize: Int { 4096 }
}

/// How a session generates a response.
public struct GenerationOptions: Equatable, Sendable {
  public struct SamplingMode: Equatable, Sendable {
    private enum Kind: Equatable {
      case greedy
      case top(Int, seed: UInt64?)
      case threshold(Double, seed: UInt64?)
    }

    private let kind: Kind

    public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }

    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(kind: .top(k, seed: seed))
    }

    public static func random(
      probabilityThreshold: Double, seed: UInt64? = nil
    ) -> SamplingMode {
      SamplingMode(kind: .threshold(probabilityThreshold, seed: seed))
    }
  }

  public struct ToolCallingMode: Equatable, Sendable {
    private let name: String

    public static let allowed = ToolCallingMode(name: "allowed")
    public static let required = ToolCallingMode(name: "required")
    public static let disallowed = ToolCallingMode(name: "disallowed")
  }

  public var samplingMode: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public var toolCallingMode: ToolCallingMode?

  public var sampling: SamplingMode? {
    get { samplingMode }
    set { samplingMode = newValue }
  }

  public init(
    samplingMode: SamplingMode? = nil, temperature: Double? = nil,
    maximumResponseTokens: Int? = nil, toolCallingMode: ToolCallingMode? = nil
  ) {
    self.samplingMode = samplingMode
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
    self.toolCallingMode = toolCallingMode
  }

  @_disfavoredOverload
  public init(
    sampling: SamplingMode?, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.init(
      samplingMode: sampling, temperature: temperature,
      maximumResponseTokens: maximumResponseTokens)
  }
}
