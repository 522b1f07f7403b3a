import Foundation

/// One thing that can be asked of a running device, over the device socket, over HTTP or from the
/// tool.
///
/// A command is one type: its name, its fields, how it is performed and what it answers. The JSON
/// is one flat object of the properties, `{"command": "move", "placement": "p1", "place": {…}}`;
/// docs/serve.md lists all of them.
///
/// ```swift
/// struct Move: DeviceCommand {
///   static let name = "move"
///   var placement: String
///   var place: WidgetPlace
///
///   func perform(on device: DeviceService) async throws -> PlacementState {
///     try await device.host.move(placement, to: place)
///   }
/// }
/// ```
/// To add a command, write a type like this one and list it in `DeviceCommands.all`. Unknown fields
/// are rejected, so that typos are reported. A command about an extension is an `ExtensionCommand`.
package protocol DeviceCommand: Codable, Sendable {
  /// The result of the command in the answer; `NoResult` if there is none.
  associatedtype Result: Codable & Sendable

  /// Unique; the value of `command` in JSON.
  static var name: String { get }

  /// Checks what the types of the fields do not: ranges, and fields that exclude each other.
  /// Throws `CommandError`.
  func validate() throws

  /// Throws what `DeviceAnswer.Failure` describes.
  func perform(on device: DeviceService) async throws -> Result
}

extension DeviceCommand {
  package func validate() throws {}
}

/// A command that can send more lines after its answer, over the device socket only.
package protocol StreamingCommand: DeviceCommand {
  /// Whether this request asks for a stream. If false, the command has one answer.
  var isStream: Bool { get }

  /// Sends the answer and then further lines until `send` returns false or the task is cancelled.
  func stream(from device: DeviceService, _ send: @Sendable (Data) -> Bool) async
}

/// The result of commands that return nothing.
package struct NoResult: Codable, Equatable, Sendable {
  package init() {}
}
