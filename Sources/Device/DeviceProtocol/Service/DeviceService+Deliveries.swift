import DeviceEngine
import WidgetHost

extension DeviceService {
  /// How long a command waits for a program, which may run for hours.
  private static let deliveryLimit = Duration.seconds(1)

  /// Waits until an app has received a link, or for one second until a program has ended. The link
  /// then has its result.
  ///
  /// - Parameter waits: nil and false return at once.
  func delivery(of link: DeliveredLink?, if waits: Bool?) async -> DeliveredLink? {
    guard let link, waits == true else { return link }
    return await host.delivery(of: link, within: Self.deliveryLimit)
  }
}
