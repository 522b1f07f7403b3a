import FoundationSupplement

/// Where a container stores its objects.
public struct ModelConfiguration: Identifiable, Hashable, CustomDebugStringConvertible {
  /// Which app group's folder contains the store.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?
    var isAutomatic = false

    /// The first app group in the entitlements, or else the program's folder. Source: SwiftData.
    public static var automatic: GroupContainer {
      GroupContainer(identifier: nil, isAutomatic: true)
    }
    public static var none: GroupContainer { GroupContainer(identifier: nil) }
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(identifier: groupName)
    }
  }

  /// Accepted: there is no CloudKit.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: nil) }
    public static var none: CloudKitDatabase { CloudKitDatabase(name: nil) }
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  public let name: String
  public let url: URL
  public var schema: Schema?
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase
  public var groupAppContainerIdentifier: String? { groupContainer.identifier }
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }
  public var id: URL { url }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : Self.folder(groupContainer).appendingPathComponent("\(self.name).store")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = url.path == "/dev/null"
    self.allowsSave = allowsSave
    groupContainer = .none
    self.cloudKitDatabase = cloudKitDatabase
  }

  public init(isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public var debugDescription: String { "ModelConfiguration \(name): \(url.path)" }

  /// Throws `SwiftDataError` if the name cannot be a file name.
  public func validate() throws {
    if name.utf8.count > 200 {
      throw SwiftDataError.configurationFileNameTooLong.with(
        "the configuration's name has \(name.utf8.count) bytes; use at most 200")
    }
    if name.isEmpty || name.contains("/") || name.contains("\0") {
      throw SwiftDataError.configurationFileNameContainsInvalidCharacters.with(
        "the configuration's name is \"\(name)\"; use a name without slashes")
    }
  }

  /// The folder of the stores of a group, or else of the program. `.automatic` is the first group
  /// of the entitlements.
  private static func folder(_ group: GroupContainer) -> URL {
    let files = FileManager.default
    let library = "Library/Application Support"
    if let identifier = group.identifier ?? (group.isAutomatic ? firstGroup : nil) {
      if let folder = files.containerURL(forSecurityApplicationGroupIdentifier: identifier) {
        return folder.appendingPathComponent(library)
      }
      // Opening this path fails with a message that names the group.
      return URL(fileURLWithPath: "/dev/null/no app group \(identifier)")
    }
    if let own = variable("VITRINE_DATA_CONTAINER") {
      return URL(fileURLWithPath: own).appendingPathComponent(library)
    }
    return files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? files.temporaryDirectory
  }

  /// The first group of the entitlements; nil if there is none or nothing says what they have.
  private static var firstGroup: String? {
    variable("VITRINE_APP_GROUPS")?.split(separator: " ").first.map(String.init)
  }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
