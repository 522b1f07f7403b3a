import CoreLocation
import UIKit

/// What `import UIKit` provides, called from functions that are on no actor.
func badge(_ center: UNUserNotificationCenter) -> Int {
  UIDevice.current.isBatteryMonitoringEnabled = true
  UIPasteboard.general.string = "badge"
  return UIApplication.shared.applicationIconBadgeNumber
}

func town(of location: CLLocation) {
  CLGeocoder().reverseGeocodeLocation(location) { placemarks, _ in
    print(placemarks?.first?.locality ?? "")
  }
}

/// The initializers that a view of UIKit must have.
final class Meter: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }
}

final class MeterController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Meter(frame: view.bounds))
  }
}
