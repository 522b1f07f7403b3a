import DeviceEngine
import PushGateway

extension PushVerdict {
  package init(_ verdict: HostPushVerdict) {
    let outcome: Outcome =
      switch verdict.outcome {
      case .delivered, .notDrawn: .delivered
      case .superseded: .superseded
      case .overBudget: .overBudget
      case .staleToken, .unknownToken: .staleToken
      case .undecodable, .incomplete: .undecodable
      case .eventMissing: .eventMissing
      case .wrongTopic: .wrongTopic
      case .refused, .failed: .refused
      }
    self.init(
      outcome, verdict.sentence,
      details: verdict.details.map {
        Details(
          keyPath: $0.keyPath, expected: $0.expected, found: $0.found, example: $0.example)
      })
  }
}
