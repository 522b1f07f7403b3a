import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | no scripts are run: a notice

/// A value of a script. None is created here but `undefined`.
open class JSValue: NSObject {
  public let context: JSContext!

  init(_ context: JSContext) { self.context = context }

  open var isUndefined: Bool { true }
  open var isNull: Bool { false }
  open var isString: Bool { false }
  open var isNumber: Bool { false }
  open var isObject: Bool { false }
  open var isArray: Bool { false }
  open func toString() -> String! { "undefined" }
  open func toBool() -> Bool { false }
  open func toDouble() -> Double { .nan }
  open func toInt32() -> Int32 { 0 }
  open func toArray() -> [Any]! { nil }
  open func toDictionary() -> [AnyHashable: Any]! { nil }
  open func toObject() -> Any! { nil }

  @discardableResult
  open func call(withArguments arguments: [Any]!) -> JSValue! { context.undefined }

  @discardableResult
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    context.undefined
  }

  open func forProperty(_ property: String!) -> JSValue! { context.undefined }
}

/// A place where scripts could run. None run, which a notice says.
open class JSContext: NSObject {
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)?
  open var exception: JSValue!
  open var name: String!

  public override init() {
    AuthorNotice.report("JavaScriptCore", lacks: "JavaScript")
    super.init()
  }

  var undefined: JSValue { JSValue(self) }

  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! { undefined }

  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    undefined
  }

  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { undefined }
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {}
}
