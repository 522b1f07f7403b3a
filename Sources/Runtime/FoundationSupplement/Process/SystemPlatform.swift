/// The platform for which the extension was built, which the host gives in `VITRINE_PLATFORM`.
package enum SystemPlatform: String, Sendable {
  case iOS, watchOS, macOS, visionOS

  package static let current =
    getenv("VITRINE_PLATFORM").flatMap { SystemPlatform(rawValue: String(cString: $0)) } ?? .iOS
}
