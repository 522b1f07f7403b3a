import DeviceEngine
import DeviceStore
import Foundation
import HostLink

/// A store that keeps nothing, to measure the engines alone.
struct NoStore: HostStore {
  var notices: [String] { [] }

  func load() throws -> StoredState { StoredState() }
  func apply(_ changes: [StoreChange], durability: StoreDurability) throws {}
  func archive(
    of placement: PlacementIdentifier, content: ShownContent, appearance: Appearance
  ) throws -> Data? { nil }
  func face(of control: ControlIdentifier, state: Int) throws -> StoredFace? { nil }
  func face(of activity: ActivityIdentifier, form: Int) throws -> Data? { nil }
  func preview(_ key: String) throws -> StoredPreview? { nil }
  func ledger(
    of placement: PlacementIdentifier?, after sequence: Int, limit: Int
  ) throws -> [LedgerRow] { [] }
  func newestLedger(of placement: PlacementIdentifier?, limit: Int) throws -> [LedgerRow] { [] }
}
