/// The byte ranges of a result's files within the objects of the picture bucket.
///
/// The JSON is `{"objects":[HASH],"ranges":[[OBJECT,OFFSET,LENGTH]]}`. It is compact because a
/// result with thousands of pictures must fit into one message.
package struct FileRanges: Codable, Equatable, Sendable {
  /// The bytes of a file within an object.
  package struct Place: Hashable, Sendable {
    /// The name of the object, which is the hash of its contents.
    package var object: String
    /// In bytes.
    package var offset: Int
    /// In bytes.
    package var length: Int
  }

  private var objects: [String] = []
  private var ranges: [[Int]] = []

  /// No ranges, for files that are stored in a folder.
  package init() {}

  /// In the order of the result's files.
  package init(_ places: [Place]) {
    var numbers: [String: Int] = [:]
    for place in places {
      let number = numbers[place.object] ?? objects.count
      if number == objects.count {
        numbers[place.object] = number
        objects.append(place.object)
      }
      ranges.append([number, place.offset, place.length])
    }
  }

  /// The range of the file with an index in the result; nil if the result has no valid range for
  /// it.
  package subscript(number: Int) -> Place? {
    guard ranges.indices.contains(number), ranges[number].count == 3 else { return nil }
    let range = ranges[number]
    guard objects.indices.contains(range[0]), range[1] >= 0, range[2] >= 0 else { return nil }
    return Place(object: objects[range[0]], offset: range[1], length: range[2])
  }
}
