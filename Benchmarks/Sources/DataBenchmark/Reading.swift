import Foundation
import SwiftData

/// A model as `@Model` expands it. The macros are only loaded for extensions.
final class Reading: PersistentModel {
  var _$storage = _ModelStorage(Reading.self)

  var station: String {
    get {
      _$storage._access(self, \.station)
      return _$storage._get(0)
    }
    set { _$storage._mutate(self, \.station, 0, to: newValue) }
  }
  var level: Double {
    get {
      _$storage._access(self, \.level)
      return _$storage._get(1)
    }
    set { _$storage._mutate(self, \.level, 1, to: newValue) }
  }
  var date: Date {
    get {
      _$storage._access(self, \.date)
      return _$storage._get(2)
    }
    set { _$storage._mutate(self, \.date, 2, to: newValue) }
  }

  init(station: String, level: Double, date: Date) {
    self.station = station
    self.level = level
    self.date = date
  }

  init(backingData: any BackingData<Reading>) { _$storage = _$storage._filled(from: backingData) }

  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(name: "station", keypath: \Reading.station),
      Schema.PropertyMetadata(name: "level", keypath: \Reading.level),
      Schema.PropertyMetadata(name: "date", keypath: \Reading.date),
    ]
  }
}
