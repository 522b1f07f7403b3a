import SwiftData

/// A model as `@Model` expands it. The macros are only loaded for extensions.
final class ProbeNote: PersistentModel {
  var _$storage = _ModelStorage(ProbeNote.self)
  private var _title: _SwiftDataNoType

  var title: String {
    @storageRestrictions(accesses: _$storage, initializes: _title)
    init(initialValue) {
      _$storage._initialize(0, to: initialValue)
      _title = _SwiftDataNoType()
    }
    get {
      _$storage._access(self, \.title)
      return _$storage._get(0)
    }
    set { _$storage._mutate(self, \.title, 0, to: newValue) }
  }

  init(title: String) { self.title = title }

  init(backingData: any BackingData<ProbeNote>) {
    _title = _SwiftDataNoType()
    _$storage = _$storage._filled(from: backingData)
  }

  static var schemaMetadata: [Schema.PropertyMetadata] {
    [Schema.PropertyMetadata(name: "title", keypath: \ProbeNote.title)]
  }
}
