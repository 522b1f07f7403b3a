import Cluster
import Foundation
import MessageBus
import Testing

@testable import Sweep

@Suite struct PictureBucketTests {
  private let folder = SweepFolder()
  private let bus = MemoryBus()

  private func bucket() async throws -> PictureBucket {
    try await bus.create(ObjectStore.stream(SweepSubjects.pictures))
    return PictureBucket(on: bus)
  }

  private func messages() async throws -> Int? {
    try await bus.state(of: "OBJ_\(SweepSubjects.pictures)")?.messages
  }

  /// A file whose contents depend on the seed.
  private func contents(_ seed: UInt8, size: Int = 1000) throws -> SweepContents {
    try SweepContents(Data((0..<size).map { UInt8(truncatingIfNeeded: $0) ^ seed }), .picture)
  }

  /// A result whose pictures and layouts are the files, alternately.
  private func result(_ files: [SweepContents], _ places: FileRanges) -> SweepResult {
    var outcome = SweepOutcome(of: SweepPlan.sample(kinds: 1).task(0, of: "s"))
    outcome.pictures = stride(from: 0, to: files.count, by: 2).map {
      SweepPicture(
        typeSize: "large", scheme: "light", entry: 0, picture: files[$0].file.hash,
        tree: files[$0 + 1].file.hash, width: 1, height: 1)
    }
    return SweepResult(outcome, places: places)
  }

  private func expectFiles(of result: SweepResult, _ files: [SweepContents]) throws {
    for (file, contents) in zip(result.outcome.files, files) {
      #expect(
        try Data(contentsOf: folder.url.appendingPathComponent(file.path)) == contents.data)
    }
  }

  /// The sizes of files in bytes, and the index of the object of each file. A chunk has 128 KB.
  @Test(arguments: [
    ([10, 20], [0, 0]), ([0, 0], [0, 0]), ([100_000, 31_072], [0, 0]),
    ([100_000, 31_073], [0, 1]), ([10, 300_000], [0, 1]), ([300_000, 10], [0, 1]),
    ([100_000, 100_000, 10, 20], [0, 1, 1, 1]),
  ])
  func filesOfATaskArePacked(sizes: [Int], objects: [Int]) async throws {
    let bucket = try await bucket()
    let files = try sizes.enumerated().map { number, size in
      try contents(UInt8(number), size: size)
    }
    let places = try await bucket.store(files, for: "issue")
    var names: [String] = []
    for index in files.indices {
      let object = try #require(places[index]?.object)
      if !names.contains(object) { names.append(object) }
      #expect(names.firstIndex(of: object) == objects[index])
    }
    let result = result(files, places)
    try await bucket.collect(result, into: PictureFolder(folder.url))
    try expectFiles(of: result, files)
  }

  @Test func storedFilesAreNotStoredAgain() async throws {
    let bucket = try await bucket()
    let (a, b, c) = (try contents(1), try contents(2), try contents(3))
    let first = try await bucket.store([a, b, a, b], for: "issue")
    #expect(first[0] == first[2] && first[1] == first[3])
    let second = try await bucket.store([a, c], for: "issue")
    #expect(second[0] == first[0])
    #expect(second[1]?.object != first[0]?.object)
    #expect(second[1]?.length == 1000)
    #expect(try await messages() == 4)
    // Files that were stored for another issue may have been discarded.
    let third = try await bucket.store([a, b], for: "other issue")
    #expect(third[0] == first[0])
    // The second result may arrive first.
    let result = result([a, c], second)
    try await bucket.collect(result, into: PictureFolder(folder.url))
    try expectFiles(of: result, [a, c])
  }

  /// Results are untrusted input from other machines.
  @Test(arguments: [
    (#"{"objects":[],"ranges":[]}"#, "missing"),
    (#"{"objects":["OBJECT"],"ranges":[[0,0,1000]]}"#, "missing"),
    (#"{"objects":["OBJECT"],"ranges":[[0,0,1000],[1,0,1000]]}"#, "missing"),
    (#"{"objects":["OBJECT"],"ranges":[[0,0,1000],[-1,0,1000]]}"#, "missing"),
    (#"{"objects":["OBJECT"],"ranges":[[0,0,1000],[0,1000]]}"#, "missing"),
    (#"{"objects":["OBJECT"],"ranges":[[0,0,1000],[0,-1,1000]]}"#, "missing"),
    (#"{"objects":["OBJECT"],"ranges":[[0,0,1000],[0,1000,-5]]}"#, "missing"),
    (#"{"objects":["OBJECT"],"ranges":[[0,0,1000],[0,0,1000]]}"#, "hash"),
    (#"{"objects":["OBJECT"],"ranges":[[0,0,1000],[0,1000,1001]]}"#, "hash"),
    (#"{"objects":["OBJECT"],"ranges":[[0,0,1000],[0,9223372036854775807,9]]}"#, "hash"),
    (#"{"objects":["OBJECT","../x"],"ranges":[[0,0,1000],[1,0,1000]]}"#, "hash"),
    (#"{"objects":["OBJECT",">"],"ranges":[[0,0,1000],[1,0,1000]]}"#, "hash"),
    (#"{"objects":["OBJECT"],"ranges":[[0,0,1000],[0,1000,1000]]}"#, ""),
  ])
  func invalidRangesAreRejected(json: String, error: String) async throws {
    let bucket = try await bucket()
    let files = [try contents(1), try contents(2)]
    let object = try #require(try await bucket.store(files, for: "issue")[0]?.object)
    let places = try JSONDecoder().decode(
      FileRanges.self, from: Data(json.replacing("OBJECT", with: object).utf8))
    let result = result(files, places)
    let expected: SweepError? =
      switch error {
      case "missing": .missingPicture(files[places[0] == nil ? 0 : 1].file.hash)
      case "hash": .wrongHash(files[1].file.hash)
      default: nil
      }
    do {
      try await bucket.collect(result, into: PictureFolder(folder.url))
      #expect(expected == nil)
      try expectFiles(of: result, files)
    } catch let failure as SweepError {
      #expect(failure == expected)
    }
  }

  @Test func rangesAreEncodedCompactly() throws {
    let places = FileRanges([
      .init(object: "a", offset: 0, length: 5), .init(object: "b", offset: 0, length: 7),
      .init(object: "a", offset: 5, length: 1),
    ])
    let json = String(decoding: SweepChannel.json(places), as: UTF8.self)
    #expect(json == #"{"objects":["a","b"],"ranges":[[0,0,5],[1,0,7],[0,5,1]]}"#)
    #expect(places[2] == FileRanges.Place(object: "a", offset: 5, length: 1))
    #expect(places[3] == nil && FileRanges()[0] == nil)
  }
}
