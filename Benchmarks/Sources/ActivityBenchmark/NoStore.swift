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
    of placement: PlacementID, content: ShownContent, appearance: Appearance
  ) throws -> Data? { nil }
  func face(of control: ControlID, state: Int) throws -> StoredFace? { nil }
  func face(of activity: ActivityID, form: Int) throws -> Data? { nil }
  func preview(_ key: String) throws -> StoredPreview? { nil }
  func ledger(
    of item: ItemID?, after sequence: Int, limit: Int
  ) throws -> [LedgerRow] { [] }
  func newestLedger(of item: ItemID?, limit: Int) throws -> [LedgerRow] { [] }
}
