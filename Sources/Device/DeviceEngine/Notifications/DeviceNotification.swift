import Foundation

/// A delivered notification of an extension or its app.
public struct DeviceNotification: Codable, Equatable, Sendable {
  /// Increases with every notification; surfaces show those that they do not know.
  public var number: Int
  public var `extension`: ExtensionID
  /// The app's name.
  public var app: String
  /// The identifier of the request.
  public var identifier: String
  public var title: String
  public var subtitle: String
  public var body: String
  /// On the device's clock.
  public var date: Date

  public init(
    number: Int, extension: ExtensionID, app: String, identifier: String, title: String,
    subtitle: String = "", body: String = "", date: Date
  ) {
    self.number = number
    self.extension = `extension`
    self.app = app
    self.identifier = identifier
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.date = date
  }
}
