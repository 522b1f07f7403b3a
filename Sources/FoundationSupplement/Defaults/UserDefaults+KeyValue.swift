/// The two accessors of key-value coding that sources use on defaults.
extension UserDefaults {
  /// The value as `object(forKey:)` gives it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
