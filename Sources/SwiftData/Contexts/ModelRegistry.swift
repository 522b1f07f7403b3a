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

  /// The objects that somebody uses.
  var objects: [any PersistentModel] { references.compactMap(\.object) }

  subscript(key: Int) -> (any PersistentModel)? {
    get {
      let place = Int(buckets[bucket(of: key)]) - 1
      return place < 0 ? nil : references[place].object
    }
    set { references[place(of: key)] = ModelReference(newValue) }
  }

  /// The place of a row, for `object(at:)` and `set`. Valid as long as the registry exists.
  func place(of key: Int) -> Int {
    var bucket = bucket(of: key)
    if buckets[bucket] != 0 { return Int(buckets[bucket]) - 1 }
    if (keys.count + 1) * 2 > buckets.count {
      grow()
      bucket = self.bucket(of: key)
    }
    keys.append(key)
    references.append(ModelReference(nil))
    buckets[bucket] = Int32(keys.count)
    return keys.count - 1
  }

  func object(at place: Int) -> (any PersistentModel)? { references[place].object }

  func set(_ model: any PersistentModel, at place: Int) {
    references[place] = ModelReference(model)
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

  private func grow() {
    buckets = Array(repeating: 0, count: buckets.count * 4)
    shift -= 2
    for (place, key) in keys.enumerated() { buckets[bucket(of: key)] = Int32(place + 1) }
  }
}
