/// The objects of one entity that a context has, by row.
///
/// A fetch looks up each row. This table hashes a row's number with one multiplication and finds or
/// adds the row in one search.
final class ModelRegistry {
  @exclusivity(unchecked) private var keys: [Int] = []
  @exclusivity(unchecked) private var references: [ModelReference] = []
  /// For each bucket, the place in `keys` and `references` plus one; zero if it is free. At least
  /// half of the buckets are free.
  @exclusivity(unchecked) private var buckets: [Int32] = Array(repeating: 0, count: 16)
  @exclusivity(unchecked) private var shift = 60
  /// Observers of the objects.
  let registrar = ModelRegistrar()

  /// The rows in the table. Those without an object leave it when it is full.
  var rowCount: Int { keys.count }

  /// The objects that somebody uses.
  var objects: [any PersistentModel] { references.compactMap(\.object) }

  subscript(key: Int) -> (any PersistentModel)? {
    get {
      let place = Int(buckets[bucket(of: key)]) - 1
      return place < 0 ? nil : references[place].object
    }
    set { references[place(of: key)] = ModelReference(newValue) }
  }

  /// The place of a row, for `object(at:)` and `set`. Valid until a row is added.
  func place(of key: Int) -> Int {
    let bucket = bucket(of: key)
    if buckets[bucket] != 0 { return Int(buckets[bucket]) - 1 }
    guard (keys.count + 1) * 2 <= buckets.count else {
      makeRoom()
      return place(of: key)
    }
    keys.append(key)
    references.append(ModelReference(nil))
    buckets[bucket] = Int32(keys.count)
    return keys.count - 1
  }

  func object(at place: Int) -> (any PersistentModel)? { references[place].object }

  /// Sets the object of a row, whose place was this before the object was made. That may have added
  /// rows.
  func set(_ model: any PersistentModel, at place: Int, of key: Int) {
    let isValid = place < keys.count && keys[place] == key
    references[isValid ? place : self.place(of: key)] = ModelReference(model)
  }

  /// The bucket of a row, or the free one where it belongs.
  private func bucket(of key: Int) -> Int {
    let mask = buckets.count - 1
    // The golden ratio spreads successive numbers over all buckets.
    var bucket = Int((UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> UInt(shift))
    while buckets[bucket] != 0, keys[Int(buckets[bucket]) - 1] != key {
      bucket = (bucket + 1) & mask
    }
    return bucket
  }

  /// Enlarges the table, or removes the rows whose objects nobody uses if these are many.
  private func makeRoom() {
    guard !isMostlyUsed else { return rebuild(enlarged: true) }
    // Held until the table is complete: the last release of an object runs the author's code.
    let objects = references.map { $0.object }
    let used = objects.indices.filter { objects[$0] != nil }
    let isCrowded = used.count * 2 > keys.count
    keys = used.map { keys[$0] }
    references = used.map { references[$0] }
    rebuild(enlarged: isCrowded)
    withExtendedLifetime(objects) {}
  }

  /// Whether most objects of a sample are used, as in a fetch of many rows. Looking at all would
  /// slow down such a fetch.
  private var isMostlyUsed: Bool {
    let places = Array(stride(from: 0, to: keys.count, by: max(keys.count / 64, 1)))
    return places.count { object(at: $0) != nil } * 2 > places.count
  }

  private func rebuild(enlarged: Bool) {
    if enlarged { shift -= 2 }
    buckets = Array(repeating: 0, count: enlarged ? buckets.count * 4 : buckets.count)
    for (place, key) in keys.enumerated() { buckets[bucket(of: key)] = Int32(place + 1) }
  }
}
