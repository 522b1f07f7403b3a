// Names that Linux Foundation lacks.

extension NSError {
  public typealias UserInfoKey = NSString
}

public typealias NSErrorUserInfoKey = NSString

extension NSObjectProtocol {
  public func isKind(of aClass: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: self as AnyObject)
    while let current = type {
      if current == aClass { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}

// Linux Foundation keeps these to itself.
extension NSLocale {
  public func localizedString(forCountryCode countryCode: String) -> String? {
    (self as Locale).localizedString(forRegionCode: countryCode)
  }

  public func localizedString(forLanguageCode languageCode: String) -> String? {
    (self as Locale).localizedString(forLanguageCode: languageCode)
  }

  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    (self as Locale).localizedString(forCurrencyCode: currencyCode)
  }

  public func localizedString(forLocaleIdentifier identifier: String) -> String {
    (self as Locale).localizedString(forIdentifier: identifier) ?? identifier
  }
}

extension NSMutableDictionary {
  /// Foundation's own subscript for other keys.
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      if let newValue {
        setObject(newValue, forKey: key as AnyObject as? NSObject ?? NSNull())
      } else {
        removeObject(forKey: key)
      }
    }
  }
}

extension URLSessionDataTask {
  /// Without effect.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

// Called by packages that forward the calls of a session. Sessions do not call them here.
extension URLSessionTaskDelegate {
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  public func urlSession(
    _ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask
  ) {}
}
