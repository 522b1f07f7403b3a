/// A class with a proxy that sets the look of all its views. The values have no effect.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  associatedtype Proxy
  static func appearance() -> Proxy
}

// A new view each time: nothing reads the values.
extension UINavigationBar: UIAppearance {
  public static func appearance() -> UINavigationBar { UINavigationBar() }
}

extension UITabBar: UIAppearance {
  public static func appearance() -> UITabBar { UITabBar() }
}

extension UITableView: UIAppearance {
  public static func appearance() -> UITableView { UITableView() }
}

extension UISegmentedControl: UIAppearance {
  public static func appearance() -> UISegmentedControl { UISegmentedControl() }
}

extension UIPageControl: UIAppearance {
  public static func appearance() -> UIPageControl { UIPageControl() }
}

extension UITextView: UIAppearance {
  public static func appearance() -> UITextView { UITextView() }
}
