import CoreLocation
import CoreText
import MobileCoreServices
import ObjectiveC
import SQLite3
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

/// What shared sources of apps name: controls, constraints, selectors, XML, SQLite.
final class Panel: UIView, XMLParserDelegate {
  private let title = UILabel()
  private lazy var stack = UIStackView(arrangedSubviews: [title, UIImageView(image: nil)])
  private var elements = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 4),
      title.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap(_:))))
    NotificationCenter.default.addObserver(
      self, selector: #selector(Panel.refresh), name: UserDefaults.didChangeNotification,
      object: nil)
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseIn]) { self.alpha = 1 }
  }

  required init?(coder: NSCoder) { nil }

  @objc private func tap(_ sender: UITapGestureRecognizer) { refresh() }
  @objc func refresh() { title.text = #keyPath(UIView.alpha) }

  func count(_ data: Data) -> Int {
    let parser = XMLParser(data: data)
    parser.delegate = self
    return parser.parse() ? elements : Int(sqlite3_libversion_number())
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    elements += 1
  }
}
