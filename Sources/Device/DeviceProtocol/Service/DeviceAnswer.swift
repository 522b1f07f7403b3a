import DeviceEngine
import DeviceSurfaces
import Foundation
import HostLink
import PushGateway
import Rasterizer

/// The JSON of answers to commands: `{"ok": true, "result": …}` or
/// `{"ok": false, "error": {"code": …, "message": …}}`.
package enum DeviceAnswer {
  /// Why a command failed: a code for programs, a message for people.
  package struct Failure: Error, Codable, Equatable, Sendable, CustomStringConvertible {
    /// The error's name, for programs.
    package var code: String
    /// What happened, where, and how to fix it.
    package var message: String

    package init(code: String, message: String) {
      self.code = code
      self.message = message
    }

    /// Describes any error that a command throws.
    package init(_ error: any Error) {
      switch error {
      case let error as Failure: self = error
      case let error as CommandError: self.init(code: error.code, message: error.description)
      case GatewayError.refused(let reason, let sentence):
        self.init(code: reason.rawValue, message: sentence)
      case let error as HostError: self.init(code: error.code, message: error.description)
      case let error as SurfaceError: self.init(code: "badSetting", message: error.description)
      case is CancellationError: self.init(code: "stopped", message: "the host is stopping")
      case let error as RasterizerError:
        var code = "failed"
        if error.isExpensive { code = "tooExpensive" }
        self.init(code: code, message: error.description)
      default: self.init(code: "failed", message: "\(error)")
      }
    }

    package var description: String { message }
  }

  private struct Success<Result: Encodable>: Encodable {
    let ok = true
    let result: Result
  }

  private struct Refusal: Encodable {
    let ok = false
    let error: Failure
  }

  private struct Reading<Result: Decodable>: Decodable {
    let ok: Bool
    let result: Result?
    let error: Failure?
  }

  /// Returns one line, without a line break.
  package static func encode(_ result: some Encodable) throws -> Data {
    try DeviceJSON.encode(Success(result: result))
  }

  package static func encode(failure: Failure) -> Data {
    // Encoding two strings does not fail.
    (try? DeviceJSON.encode(Refusal(error: failure))) ?? Data(#"{"ok":false}"#.utf8)
  }

  /// Returns the result in an answer. Throws `Failure`, also if the data is not an answer.
  package static func decode<Result: Decodable>(
    _ type: Result.Type, from answer: Data
  ) throws -> Result {
    let reading: Reading<Result>
    do {
      reading = try DeviceJSON.decode(Reading<Result>.self, from: answer)
    } catch {
      throw Failure(
        code: "badAnswer",
        message: "cannot read the host's answer; the host may run another version of vitrine")
    }
    if reading.ok, let result = reading.result { return result }
    throw reading.error
      ?? Failure(code: "badAnswer", message: "the host's answer has no result and no error")
  }
}

extension HostError {
  /// The code by which programs distinguish errors.
  package var code: String {
    switch self {
    case .unknownExtension: "unknownExtension"
    case .unknownKind: "unknownKind"
    case .unknownPlacement: "unknownPlacement"
    case .unknownStack: "unknownStack"
    case .unsupportedFamily: "unsupportedFamily"
    case .badPlace: "badPlace"
    case .unknownParameter: "unknownParameter"
    case .badValue: "badValue"
    case .badSetting: "badSetting"
    case .staleTap: "staleTap"
    case .notShown: "notShown"
    case .locked: "locked"
    case .tooManyTaps: "tooManyTaps"
    case .extensionFailed: "extensionFailed"
    case .badBundle: "badBundle"
    case .noApp, .appExitsAfterLink: "noApp"
    case .unknownControl, .unknownPushToken: "unknownControl"
    case .unknownControlKind: "unknownKind"
    case .controlNotLoaded: "notShown"
    case .controlDisabled: "disabled"
    case .notAToggle: "wrongValue"
    case .tooManyPresses: "tooManyTaps"
    case .tooManyControls: "tooManyControls"
    case .unknownActivity: "unknownActivity"
    case .noScreen: "noScreen"
    case .unknownShortcut: "unknownShortcut"
    case .noSnippet, .nothingToConfirm: "noSnippet"
    case .unsuitableAnswer: "badValue"
    case .activityNotLoaded: "notShown"
    case .storeInUse: "storeInUse"
    case .storeFailed: "storeFailed"
    }
  }
}
