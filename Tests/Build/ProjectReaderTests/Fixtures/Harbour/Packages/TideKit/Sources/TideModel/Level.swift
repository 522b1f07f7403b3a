public enum Level: Sendable {
  case high

  package static let all: [Level] = [.high]
  public var metres: Double { 3.5 }
}
