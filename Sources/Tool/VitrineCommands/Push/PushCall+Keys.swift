import CommandArguments
import CommandContext
import DeviceStore
import Foundation
import PushCluster
import PushGateway

extension PushEnvironment {
  /// Throws `ValueError`.
  init(_ text: String, option: String) throws {
    guard let environment = PushEnvironment(rawValue: text) else {
      throw ValueError(value: text, option: option, expected: "development or production")
    }
    self = environment
  }
}

extension PushCall {
  private var keys: KeyStore {
    let state =
      arguments["state"].map { context.file($0) }
      ?? StateFolder(environment: context.environment).url
    return KeyStore(GatewayFolder(deviceState: state).keys)
  }

  /// Registers the key of a `.p8` file, or creates a key and writes its file.
  func addKey() async throws {
    let environment = try arguments["environment"].map {
      try PushEnvironment($0, option: "--environment")
    }
    let given = try optionalOperand()
    for option in ["key-id", "team"] {
      guard let value = arguments[option], !ProviderKey.isIdentifier(value) else { continue }
      throw ValueError(
        value: value, option: "--\(option)", expected: "ten uppercase letters or digits")
    }
    let key: SigningKey
    let id: String
    if let path = given {
      key = try readKey(path)
      id = try arguments["key-id"] ?? keyID(of: path)
    } else {
      key = try SigningKey.make()
      id = arguments["key-id"] ?? Self.randomID()
    }
    let team = arguments["team"] ?? "VITRINE000"
    let added = ProviderKey(
      id: id, team: team, environment: environment, topics: arguments.all("only"),
      publicKey: try key.publicPEM(), added: context.now())
    let isOfCluster: Void? = try await onCluster { try await ClusterKeys($0).add(added) }
    if isOfCluster == nil { try keys.add(added) }
    context.console.note("added key \(id) of team \(team)")
    guard given == nil else { return }
    let file = context.file("AuthKey_\(id).p8")
    do {
      // Created with mode 0600, so that others can read the key at no time.
      guard
        FileManager.default.createFile(
          atPath: file.path, contents: Data(try key.privatePEM().utf8),
          attributes: [.posixPermissions: 0o600])
      else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? keys.remove(id)
      throw ToolError.unwritable(file.path, reason: error.localizedDescription)
    }
    context.console.print(file.path)
  }

  func listKeys() async throws {
    _ = try operands()
    let ofCluster = try await onCluster { try await ClusterKeys($0).all() }
    try await device.show(try ofCluster ?? keys.all(), as: .pushKeys, text: keyTable)
  }

  func removeKey() async throws {
    let id = try operands("ID")[0]
    let isOfCluster: Void? = try await onCluster { try await ClusterKeys($0).remove(id) }
    if isOfCluster == nil { try keys.remove(id) }
  }

  func readKey(_ path: String) throws -> SigningKey { try PushKeyFile(path, in: context).key() }

  func keyID(of path: String) throws -> String {
    guard let id = PushKeyFile(path, in: context).id else {
      throw UsageError.missingOption("push \(action)", requires: "--key-id")
    }
    return id
  }

  private static func randomID() -> String {
    let letters = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    var random = SystemRandomNumberGenerator()
    return String((0..<10).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] })
  }
}
