import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | values; no payments and passes: a notice

public enum PKPassType: UInt, Sendable {
  case barcode
  case secureElement
  case any
}

/// A pass of the wallet. None can be read here.
open class PKPass: NSObject {
  public init(data: Data) throws {
    AuthorNotice.report("PassKit", lacks: "wallet")
    throw CocoaError(.featureUnsupported)
  }

  open var serialNumber: String { "" }
  open var passTypeIdentifier: String { "" }
  open var organizationName: String { "" }
  open var localizedName: String { "" }
  open var localizedDescription: String { "" }
  open var passType: PKPassType { .barcode }
}

/// The wallet, which is not available here.
open class PKPassLibrary: NSObject {
  public override init() {}

  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func passes(of passType: PKPassType) -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
