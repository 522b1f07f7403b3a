// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

public enum MCSessionState: Int, Sendable {
  case notConnected
  case connecting
  case connected
}

public enum MCSessionSendDataMode: Int, Sendable {
  case reliable
  case unreliable
}

public enum MCEncryptionPreference: Int, Sendable {
  case optional
  case required
  case none
}

public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) {
    certificateHandler(true)
  }
}

/// A connection of several devices. No device joins it: what sends throws `MCError.notConnected`.
open class MCSession: NSObject {
  open weak var delegate: (any MCSessionDelegate)?
  public let myPeerID: MCPeerID
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference
  open var connectedPeers: [MCPeerID] { [] }

  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    securityIdentity = identity
    self.encryptionPreference = encryptionPreference
  }

  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
  }

  open func send(
    _ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode
  ) throws { throw MCError(.notConnected) }

  /// Calls the handler with an error.
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }

  open func startStream(
    withName streamName: String, toPeer peerID: MCPeerID
  ) throws -> OutputStream { throw MCError(.notConnected) }

  open func disconnect() {}

  /// Calls the handler with an error.
  open func nearbyConnectionData(
    forPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, MCError(.unavailable)) }

  open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
}
