import Foundation

extension UnitFrequency {
  /// Missing in Foundation on Linux.
  public class var framesPerSecond: UnitFrequency {
    UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
  }
}
