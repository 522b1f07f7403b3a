// An app has one icon here, without actions.
extension UIApplication {
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
}
