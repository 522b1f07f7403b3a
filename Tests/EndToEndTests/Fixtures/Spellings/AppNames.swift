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
