import AppIntents

/// Opens the camera. The app says whether it uses the flash.
struct TakePhoto: CameraCaptureIntent {
  struct AppContext: Codable, Sendable { var usesFlash = false }

  static let title: LocalizedStringResource = "Take Photo"

  @MainActor func perform() async throws -> some IntentResult { .result() }
}
