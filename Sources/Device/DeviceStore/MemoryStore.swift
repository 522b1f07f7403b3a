import DeviceEngine
import Foundation
import HostLink
import Synchronization

/// A store in memory, for simulations and tests.
public final class MemoryStore: HostStore {
  fileprivate struct Contents {
    var state = StoredState()
    var archives: [PlacementID: [StoredArchive]] = [:]
    var ledger: [LedgerRow] = []
    var faces: [ControlID: [StoredFace]] = [:]
    var activityFaces: [ActivityID: [Data]] = [:]
    var previews: [(key: String, preview: StoredPreview)] = []
  }

  private let contents = Mutex(Contents())

  /// Nothing outlives the object.
  public init() {}

  public var notices: [String] { [] }

  public func load() throws -> StoredState { contents.withLock { $0.state } }

  public func apply(_ changes: [StoreChange], durability: StoreDurability) throws {
    contents.withLock { contents in
      for change in changes { contents.apply(change) }
    }
  }

  public func archive(
    of placement: PlacementID, content: ShownContent, appearance: Appearance
  ) throws -> Data? {
    contents.withLock {
      $0.archives[placement]?.first { $0.content == content && $0.appearance == appearance }?.data
    }
  }

  public func face(of control: ControlID, state: Int) throws -> StoredFace? {
    contents.withLock { $0.faces[control]?.first { $0.state == state } }
  }

  public func face(of activity: ActivityID, form: Int) throws -> Data? {
    contents.withLock { contents in
      guard let faces = contents.activityFaces[activity], faces.indices.contains(form) else {
        return nil
      }
      return faces[form]
    }
  }

  public func preview(_ key: String) throws -> StoredPreview? {
    contents.withLock { $0.previews.first { $0.key == key }?.preview }
  }

  public func ledger(
    of item: ItemID?, after sequence: Int, limit: Int
  ) throws -> [LedgerRow] {
    contents.withLock { contents in
      let rows = contents.ledger.lazy.filter {
        $0.sequence > sequence && (item == nil || $0.placement == item)
      }
      return Array(rows.prefix(max(limit, 0)))
    }
  }

  public func newestLedger(of item: ItemID?, limit: Int) throws -> [LedgerRow] {
    contents.withLock { contents in
      let rows = contents.ledger.lazy.filter { item == nil || $0.placement == item }
      return Array(rows.reversed().prefix(max(limit, 0)).reversed())
    }
  }
}

extension MemoryStore.Contents {
  fileprivate mutating func apply(_ change: StoreChange) {
    switch change {
    case .put(let installed):
      state.extensions.removeAll { $0.id == installed.id }
      state.extensions.append(installed)
      state.extensions.sort { $0.id < $1.id }
    case .removeExtension(let id):
      state.extensions.removeAll { $0.id == id }
      state.notifications.removeAll { $0.id == id }
    case .putPlacement(let placement): state.placements.put(placement)
    case .removePlacement(let id):
      state.placements.removeAll { $0.id == id }
      state.timelines[id] = nil
      state.engine[id] = nil
      archives[id] = nil
    case .putStack(let stack): state.stacks.put(stack)
    case .removeStack(let id): state.stacks.removeAll { $0.id == id }
    case .putControl(let control): state.controls.put(control)
    case .removeControl(let id):
      state.controls.removeAll { $0.id == id }
      state.controlValues[id] = nil
      faces[id] = nil
    case .controlValue(let id, let value, let new):
      state.controlValues[id] = value
      faces[id] = new
    case .putActivity(let activity): state.activities.put(activity)
    case .removeActivity(let id):
      state.activities.removeAll { $0.id == id }
      state.presentations[id] = nil
      activityFaces[id] = nil
    case .presentation(let id, let presentation, let faces):
      state.presentations[id] = presentation
      activityFaces[id] = faces
    case .putActivityApp(let app):
      state.activityApps.put(app)
      state.activityApps.sort { $0.id < $1.id }
    case .notifications(let app):
      state.notifications.removeAll { $0.id == app.id }
      if !app.isEmpty { state.notifications.append(app) }
      state.notifications.sort { $0.id < $1.id }
    case .endedToken(let token):
      state.endedTokens.removeAll { $0.token == token.token }
      state.endedTokens.append(token)
      state.endedTokens.removeFirst(
        max(state.endedTokens.count - StoredState.endedTokenLimit, 0))
    case .device(let settings): state.device = settings
    case .companion(let role, let settings): state.companions[role] = settings
    case .counter(let counter, let value): state.counters[counter] = value
    case .timeline(let id, let timeline, let new):
      state.timelines[id] = timeline
      archives[id] = new
    case .still(let id, let content, let new):
      archives[id, default: []].removeAll { $0.content == content }
      archives[id, default: []] += new
    case .engine(let id, let record): state.engine[id] = record
    case .link(let link):
      if let index = state.links.firstIndex(where: {
        $0.date == link.date && $0.placement == link.placement
      }) {
        state.links[index] = link
      } else {
        state.links.insert(link, at: 0)
      }
      state.links = Array(state.links.prefix(StoredState.linkLimit))
    case .ledger(let rows):
      ledger += rows
      state.lastLedgerSequence = max(state.lastLedgerSequence, rows.last?.sequence ?? 0)
    case .trimLedger(let count): ledger.removeFirst(max(ledger.count - count, 0))
    case .preview(let key, let preview):
      previews.removeAll { $0.key == key }
      previews.append((key, preview))
      previews.removeFirst(max(previews.count - StoredState.previewLimit, 0))
    case .removePreviews(let prefix): previews.removeAll { $0.key.hasPrefix(prefix) }
    }
  }
}

extension Array where Element: Identifiable {
  /// Replaces the element with the same identifier, or appends a new one.
  fileprivate mutating func put(_ element: Element) {
    if let index = firstIndex(where: { $0.id == element.id }) {
      self[index] = element
    } else {
      append(element)
    }
  }
}
