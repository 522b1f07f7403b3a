@_exported import CoreLocation
@_exported import Foundation

/// A value of a record's field.
public protocol CKRecordValueProtocol {}

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

public typealias CKRecordValue = CKRecordValueProtocol

/// A file in a record.
open class CKAsset: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let fileURL: URL?

  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A record of a database. Its fields can be set and read; no database saves it here.
open class CKRecord: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: as with Apple's records, one thread at a time uses it.
  public typealias RecordType = String
  public typealias FieldKey = String

  public let recordType: RecordType
  public let recordID: ID
  private var fields: [FieldKey: any CKRecordValueProtocol] = [:]

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
  }

  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { fields[key] }
    set { fields[key] = newValue }
  }

  open subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { fields[key] as? Value }
    set { fields[key] = newValue }
  }

  open func setValue(_ value: Any?, forKey key: FieldKey) {
    fields[key] = value as? any CKRecordValueProtocol
  }

  open func value(forKey key: FieldKey) -> Any? { fields[key] }
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields[key] }
  open func allKeys() -> [FieldKey] { fields.keys.sorted() }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var recordChangeTag: String? { nil }

  open class ID: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(
      recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default
    ) {
      self.recordName = recordName
      self.zoneID = zoneID
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.recordName == recordName && other.zoneID == zoneID
    }

    open override var hash: Int { recordName.hashValue }
  }

  public enum ReferenceAction: UInt, Sendable {
    case none
    case deleteSelf
  }

  /// A link to another record.
  open class Reference: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
    public let recordID: ID
    public let action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }

    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }
}

open class CKRecordZone: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let zoneID: ID

  public init(zoneID: ID) { self.zoneID = zoneID }

  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

  open class ID: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
    public static let `default` = ID()
    public static let defaultZoneName = "_defaultZone"

    public let zoneName: String
    public let ownerName: String

    public init(
      zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName
    ) {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.zoneName == zoneName && other.ownerName == ownerName
    }

    open override var hash: Int { zoneName.hashValue }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CKCurrentUserDefaultName = "__defaultOwner__"
