// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
@_exported import Foundation

// Compatibility (module): partial | | VPN configurations do not exist, which a notice reports

/// The state of a VPN connection. Always `invalid` here: there is no VPN.
public enum NEVPNStatus: Int, Sendable {
  case invalid = 0
  case disconnected = 1
  case connecting = 2
  case connected = 3
  case reasserting = 4
  case disconnecting = 5
}

public let NEVPNErrorDomain = "NEVPNErrorDomain"

public struct NEVPNError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case configurationInvalid = 1
    case configurationDisabled = 2
    case connectionFailed = 3
    case configurationStale = 4
    case configurationReadWriteFailed = 5
    case configurationUnknown = 6
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationInvalid: Code { .configurationInvalid }
}

extension Notification.Name {
  public static let NEVPNStatusDidChange = Notification.Name(
    "com.apple.networkextension.statuschanged")
  public static let NEVPNConfigurationChange = Notification.Name(
    "com.apple.networkextension.configurationchanged")
}

/// The parameters of a VPN.
open class NEVPNProtocol: NSObject {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var disconnectOnSleep = false
  open var includeAllNetworks = false
  open var excludeLocalNetworks = true
}

/// The parameters of a VPN that an app extension implements.
open class NETunnelProviderProtocol: NEVPNProtocol {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}

/// The connection of a VPN: never connected.
open class NEVPNConnection: NSObject {
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  public internal(set) unowned var manager: NEVPNManager

  init(manager: NEVPNManager) {
    self.manager = manager
  }

  /// Always throws `NEVPNError.configurationInvalid`, after a notice.
  open func startVPNTunnel() throws {
    try startVPNTunnel(options: nil)
  }

  /// Always throws `NEVPNError.configurationInvalid`, after a notice.
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
    AuthorNotice.report("NetworkExtension", lacks: "VPN")
    throw NEVPNError(.configurationInvalid)
  }

  open func stopVPNTunnel() {}
}

/// The connection to a tunnel of an app extension.
open class NETunnelProviderSession: NEVPNConnection {
  open func startTunnel(options: [String: Any]? = nil) throws { try startVPNTunnel() }
  open func stopTunnel() {}

  /// Always throws `NEVPNError.configurationInvalid`.
  open func sendProviderMessage(
    _ messageData: Data, responseHandler: ((Data?) -> Void)? = nil
  ) throws {
    throw NEVPNError(.configurationInvalid)
  }
}

/// The configuration of a VPN. Loading finds none, saving fails.
open class NEVPNManager: NSObject {
  // The one instance holds values that an app sets on its main thread.
  nonisolated(unsafe) private static let onlyInstance = NEVPNManager()

  open class func shared() -> NEVPNManager { onlyInstance }

  open var isOnDemandEnabled = false
  open var isEnabled = false
  open var localizedDescription: String?
  open var protocolConfiguration: NEVPNProtocol?
  open private(set) lazy var connection: NEVPNConnection = makeConnection()

  func makeConnection() -> NEVPNConnection { NEVPNConnection(manager: self) }

  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    AuthorNotice.report("NetworkExtension", lacks: "VPN")
    completionHandler(nil)
  }

  open func loadFromPreferences() async throws {
    AuthorNotice.report("NetworkExtension", lacks: "VPN")
  }

  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    AuthorNotice.report("NetworkExtension", lacks: "VPN")
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }

  open func saveToPreferences() async throws {
    AuthorNotice.report("NetworkExtension", lacks: "VPN")
    throw NEVPNError(.configurationReadWriteFailed)
  }

  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }

  open func removeFromPreferences() async throws {}
}

/// The configuration of a tunnel that an app extension implements.
open class NETunnelProviderManager: NEVPNManager {
  override func makeConnection() -> NEVPNConnection { NETunnelProviderSession(manager: self) }

  /// Finds no configurations.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    AuthorNotice.report("NetworkExtension", lacks: "VPN")
    completionHandler([], nil)
  }

  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
    AuthorNotice.report("NetworkExtension", lacks: "VPN")
    return []
  }
}
