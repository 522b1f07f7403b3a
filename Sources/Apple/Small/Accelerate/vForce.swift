// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// Functions of each element of a vector.
public enum vForce {
  public static func sqrt<U: Collection<Float>>(_ vector: U) -> [Float] {
    vector.map { $0.squareRoot() }
  }
  public static func exp<U: Collection<Float>>(_ vector: U) -> [Float] {
    vector.map { Foundation.exp($0) }
  }
  public static func log<U: Collection<Float>>(_ vector: U) -> [Float] {
    vector.map { Foundation.log($0) }
  }
  public static func log10<U: Collection<Float>>(_ vector: U) -> [Float] {
    vector.map { Foundation.log10($0) }
  }
  public static func log2<U: Collection<Float>>(_ vector: U) -> [Float] {
    vector.map { Foundation.log2($0) }
  }
  public static func sin<U: Collection<Float>>(_ vector: U) -> [Float] {
    vector.map { Foundation.sin($0) }
  }
  public static func cos<U: Collection<Float>>(_ vector: U) -> [Float] {
    vector.map { Foundation.cos($0) }
  }
  public static func tan<U: Collection<Float>>(_ vector: U) -> [Float] {
    vector.map { Foundation.tan($0) }
  }
  public static func tanh<U: Collection<Float>>(_ vector: U) -> [Float] {
    vector.map { Foundation.tanh($0) }
  }
  public static func floor<U: Collection<Float>>(_ vector: U) -> [Float] {
    vector.map { $0.rounded(.down) }
  }
  public static func ceil<U: Collection<Float>>(_ vector: U) -> [Float] {
    vector.map { $0.rounded(.up) }
  }
  public static func trunc<U: Collection<Float>>(_ vector: U) -> [Float] {
    vector.map { $0.rounded(.towardZero) }
  }
  public static func pow<U: Collection<Float>, V: Collection<Float>>(
    bases: U, exponents: V
  ) -> [Float] {
    zip(bases, exponents).map { Foundation.pow($0, $1) }
  }
  public static func sqrt<U: Collection<Double>>(_ vector: U) -> [Double] {
    vector.map { $0.squareRoot() }
  }
  public static func exp<U: Collection<Double>>(_ vector: U) -> [Double] {
    vector.map { Foundation.exp($0) }
  }
  public static func log<U: Collection<Double>>(_ vector: U) -> [Double] {
    vector.map { Foundation.log($0) }
  }
  public static func log10<U: Collection<Double>>(_ vector: U) -> [Double] {
    vector.map { Foundation.log10($0) }
  }
  public static func log2<U: Collection<Double>>(_ vector: U) -> [Double] {
    vector.map { Foundation.log2($0) }
  }
  public static func sin<U: Collection<Double>>(_ vector: U) -> [Double] {
    vector.map { Foundation.sin($0) }
  }
  public static func cos<U: Collection<Double>>(_ vector: U) -> [Double] {
    vector.map { Foundation.cos($0) }
  }
  public static func tan<U: Collection<Double>>(_ vector: U) -> [Double] {
    vector.map { Foundation.tan($0) }
  }
  public static func tanh<U: Collection<Double>>(_ vector: U) -> [Double] {
    vector.map { Foundation.tanh($0) }
  }
  public static func floor<U: Collection<Double>>(_ vector: U) -> [Double] {
    vector.map { $0.rounded(.down) }
  }
  public static func ceil<U: Collection<Double>>(_ vector: U) -> [Double] {
    vector.map { $0.rounded(.up) }
  }
  public static func trunc<U: Collection<Double>>(_ vector: U) -> [Double] {
    vector.map { $0.rounded(.towardZero) }
  }
  public static func pow<U: Collection<Double>, V: Collection<Double>>(
    bases: U, exponents: V
  ) -> [Double] {
    zip(bases, exponents).map { Foundation.pow($0, $1) }
  }
}
