import FoundationSupplement

/// Opens the camera of an app: its capture extension while the device is locked, else the app.
///
/// ```swift
/// struct TakePhoto: CameraCaptureIntent {
///   struct AppContext: Codable, Sendable { var usesFlash = false }
///   static let title: LocalizedStringResource = "Take Photo"
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// try await TakePhoto.updateAppContext(.init(usesFlash: true))   // in the app
/// let context = try await TakePhoto.appContext                   // in the capture extension
/// ```
public protocol CameraCaptureIntent: SystemIntent {
  /// What the app passes to its capture extension.
  associatedtype AppContext: Decodable, Encodable, Sendable = Never
}

extension CameraCaptureIntent {
  /// The newest context; nil if there is none. Throws if it cannot be decoded.
  public static var appContext: AppContext? {
    get async throws {
      guard let data = try? Data(contentsOf: contextFile) else { return nil }
      return try JSONDecoder().decode(AppContext.self, from: data)
    }
  }

  /// Replaces the context; nil removes it. Throws if it cannot be encoded or written.
  public static func updateAppContext(_ newContext: AppContext?) async throws {
    guard let newContext else {
      try? FileManager.default.removeItem(at: contextFile)
      return
    }
    let data = try JSONEncoder().encode(newContext)
    try FileManager.default.createDirectory(
      at: contextFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: contextFile, options: .atomic)
  }

  /// A file of the app. Its capture extension uses it, too; its widget extension can read it.
  private static var contextFile: URL {
    let name = persistentIdentifier.replacingOccurrences(of: "/", with: "_")
    let folder =
      ProcessInfo.processInfo.environment["VITRINE_CAPTURE_CONTEXT"].map {
        URL(fileURLWithPath: $0)
      }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(
        "Library/LockedCameraCapture/Context")
    return folder.appendingPathComponent("\(name).json")
  }
}
