import DeviceEngine
import DeviceStore
import ExtensionPool
import Foundation
import HostLink
import WidgetHost

/// A host with many activities of one app.
final class TripDevice: Sendable {
  enum Store {
    /// SQLite in a folder, as in `vitrine serve`.
    case file(URL)
    case none
  }

  static let channel = Data("0123456789abcdef".utf8).base64EncodedString()
  private static let bundle = "com.example.Trips"

  let host: WidgetHost
  private let reader: Task<Void, Never>

  init(_ store: Store) async throws {
    var settings = HostSettings()
    settings.activities.maxOfAllApps = 100_000
    settings.activities.maxOfApp = 100_000
    let hostStore: any HostStore =
      switch store {
      case .file(let folder): try SQLiteStore(folder: StateFolder(folder), now: Date())
      case .none: NoStore()
      }
    let bundles = BundleReader { _ in
      BundleFacts(id: "Trips", name: "Trips", contentHash: "1", bundleIdentifier: Self.bundle)
    }
    let host = WidgetHost(
      store: hostStore, extensions: AnsweringExtensions(), clock: AnchoredClock(),
      settings: settings, seed: 1, bundles: bundles)
    self.host = host
    try await host.start()
    try await host.install(AnsweringExtensions.bundle)
    try await host.allowActivities(of: "Trips", true)
    // A listener, like a device page.
    reader = Task { for await _ in host.changes() {} }
  }

  /// Starts activities and waits for their archives. Returns their identifiers.
  @discardableResult
  func start(_ numbers: Range<Int>, by push: ActivityPushType) async throws -> [ActivityID] {
    var ids: [ActivityID] = []
    for number in numbers {
      let start = ActivityStart(
        attributesType: AnsweringExtensions.attributesType, attributes: Trip.attributes(number),
        content: ActivityContentMessage(
          state: Trip.state(0), staleDate: Date() + 3600 + Double(number),
          relevanceScore: Double(number % 100)),
        push: push)
      guard case .activity(let record) = try await host.activity(.start(start), of: "Trips") else {
        throw Unexpected(what: "a start was rejected")
      }
      ids.append(ActivityID(record.id))
      if number % 64 == 0 { await host.settle() }
    }
    await host.settle()
    return ids
  }

  func tokens() async throws -> [Data] {
    try await host.activityStates().map { state in
      guard let token = state.pushToken.flatMap(Data.init(hexadecimal:)) else {
        throw Unexpected(what: "\(state.id) has no token")
      }
      return token
    }
  }

  /// Returns when the new archives have arrived.
  func update(_ token: Data, to state: Int) async throws {
    let verdict = await host.push(Self.update(state), to: token, bundle: Self.bundle)
    guard verdict.outcome == .delivered else { throw Unexpected(what: verdict.sentence) }
  }

  /// Returns when all content states are stored.
  func broadcast(_ state: Int, expecting count: Int) async throws {
    let verdict = await host.broadcast(
      Self.update(state), channel: Self.channel, bundle: Self.bundle)
    guard verdict.count == count else { throw Unexpected(what: verdict.sentence) }
  }

  /// Each update changes the stale date and the relevance, which determine the order of activities.
  private static func update(_ state: Int) -> ActivityPush {
    ActivityPush(
      event: .update, timestamp: Date(), contentState: Trip.state(state),
      staleDate: Date() + 3600 + Double(state % 997), relevanceScore: Double(state % 89),
      priority: 5)
  }

  func end() async {
    await host.stop()
    reader.cancel()
  }
}

/// The attributes and content states of the activities.
enum Trip {
  static func attributes(_ number: Int) -> Data {
    Data(#"{"number":\#(number),"from":"Basel SBB","to":"Milano Centrale"}"#.utf8)
  }

  static func state(_ number: Int) -> Data {
    Data(
      #"{"platform":\#(number % 20),"minutes":\#(number),"words":"\#(words)"}"#.utf8)
  }

  private static let words = String(repeating: "on time, ", count: 20)
}

struct Unexpected: Error {
  var what: String
}

extension Data {
  init?(hexadecimal: String) {
    var bytes: [UInt8] = []
    var rest = Substring(hexadecimal)
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    self.init(bytes)
  }
}
