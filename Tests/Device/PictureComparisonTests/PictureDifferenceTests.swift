import Foundation
import Rasterizer
import Testing

@testable import PictureComparison

@Suite struct PictureDifferenceTests {
  /// A picture drawn with characters: a digit is a gray from black to white, `.` is transparent,
  /// `w` is white with half of the opacity.
  private func picture(_ rows: [String]) throws -> Picture {
    var bytes: [UInt8] = []
    for character in rows.joined() {
      switch character {
      case ".": bytes += [0, 0, 0, 0]
      case "w": bytes += [128, 128, 128, 128]
      case "r": bytes += [0, 0, 255, 255]
      case "g": bytes += [0, 255, 0, 255]
      default:
        let gray = UInt8(try #require(character.wholeNumberValue) * 255 / 9)
        bytes += [gray, gray, gray, 255]
      }
    }
    return try #require(
      Picture(bytes: Data(bytes), width: rows[0].count, height: rows.count, scale: 1))
  }

  private static let square = ["99999", "90009", "90009", "90009", "99999"]

  @Test(arguments: [
    // The same, and one gray of nine.
    (["12", "34"], ["12", "34"], 0, 0), (["11", "11"], ["21", "11"], 1, 0),
    // White text on a transparent ground, and its disappearance.
    ([".w.", "..."], ["...", "..."], 1, 0),
    // Colors of similar brightness.
    (["rr", "rr"], ["rr", "gr"], 1, 0),
    // A smoothed corner of a large area is an edge, a hole in it is not.
    (
      ["000009", "000099", "000999", "009999"], ["000059", "000099", "000999", "009999"], 0, 1
    ),
    (square, ["99999", "90009", "90909", "90009", "99999"], 1, 0),
  ])
  func counts(old: [String], new: [String], differing: Int, edges: Int) throws {
    let difference = try #require(PictureDifference(try picture(old), try picture(new)))
    #expect((difference.count, difference.edgeCount) == (differing, edges))
    let pixels = Double(old.count * old[0].count)
    #expect(difference.share == Double(differing) / pixels)
    let reversed = try #require(PictureDifference(try picture(new), try picture(old)))
    #expect((reversed.count, reversed.edgeCount) == (differing, edges))
  }

  /// The eye does not notice it.
  @Test func smallDifferencesPass() throws {
    let old = try #require(
      Picture(bytes: Data([100, 100, 100, 255]), width: 1, height: 1, scale: 1))
    let near = try #require(
      Picture(bytes: Data([103, 98, 102, 255]), width: 1, height: 1, scale: 1))
    let difference = try #require(PictureDifference(old, near))
    #expect(difference.count == 0 && difference.edgeCount == 0)
  }

  @Test func otherSizesHaveNoDifference() throws {
    #expect(PictureDifference(try picture(["11"]), try picture(["1", "1"])) == nil)
  }

  @Test func mapMarksThePixels() throws {
    let difference = try #require(
      PictureDifference(try picture(["99", "90"]), try picture(["09", "90"])))
    let pixels = PixelGrid(difference.map).pixels
    #expect(pixels == [.red, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFBF_BFBF])
  }
}
