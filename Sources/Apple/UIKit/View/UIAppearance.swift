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

extension UISearchBar: UIAppearance {
  public static func appearance() -> UISearchBar { UISearchBar() }
}

extension UIToolbar: UIAppearance {
  public static func appearance() -> UIToolbar { UIToolbar() }
}

extension UITextField: UIAppearance {
  public static func appearance() -> UITextField { UITextField() }
}

extension UILabel: UIAppearance {
  public static func appearance() -> UILabel { UILabel() }
}

extension UISwitch: UIAppearance {
  public static func appearance() -> UISwitch { UISwitch() }
}

extension UISlider: UIAppearance {
  public static func appearance() -> UISlider { UISlider() }
}

extension UIStepper: UIAppearance {
  public static func appearance() -> UIStepper { UIStepper() }
}

extension UIButton: UIAppearance {
  public static func appearance() -> UIButton { UIButton() }
}

extension UICollectionView: UIAppearance {
  public static func appearance() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }
}

extension UIBarButtonItem: UIAppearance {
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}

extension UITabBarItem: UIAppearance {
  public static func appearance() -> UITabBarItem { UITabBarItem() }
}
