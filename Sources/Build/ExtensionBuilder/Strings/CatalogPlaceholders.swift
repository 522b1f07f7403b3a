import Foundation

/// The placeholders of a text in a string catalog: `%@`, `%2$lld`, `%(posts)lld`.
struct CatalogPlaceholders {
  enum Piece: Equatable {
    case text(String)
    /// The position from 0, and the specifier without `%`, position and name, such as `lld`.
    case placeholder(Int, String)
  }

  private(set) var pieces: [Piece] = []
  /// In the order of their positions.
  private(set) var parameters: [CatalogSymbols.Parameter] = []
  /// The positions of those with names.
  private(set) var positions: [String: Int] = [:]

  init(_ text: String) {
    let pattern =
      #/
      % (?: % | (?:(\d{1,2})\$)? (?:\(([A-Za-z_]\w*)\))?
      ([\-+\ 0\#']* [\d.]* (?:hh|h|ll|l|q|L|z|j|t)* ([@diuxXofFeEgGcs])))
      /#
    var rest = text[...]
    var next = 0
    var found: [Int: CatalogSymbols.Parameter] = [:]
    while let match = rest.firstMatch(of: pattern) {
      let before = String(rest[..<match.range.lowerBound])
      if !before.isEmpty { pieces.append(.text(before)) }
      rest = rest[match.range.upperBound...]
      guard let specifier = match.3, let conversion = match.4 else {
        pieces.append(.text("%"))
        continue
      }
      let name = match.2.map(String.init)
      let number = match.1.flatMap { Int($0) }.map { max($0 - 1, 0) }
      let position = number ?? name.flatMap { positions[$0] } ?? next
      if number == nil { next = max(next, position + 1) }
      if let name { positions[name] = position }
      pieces.append(.placeholder(position, String(specifier)))
      found[position] =
        found[position] ?? .init(name: name, type: Self.type(of: conversion))
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    let count = (found.keys.max() ?? -1) + 1
    parameters = (0..<count).map { found[$0] ?? .init(name: nil, type: "String") }
  }

  private static func type(of conversion: Substring) -> String {
    switch conversion {
    case "d", "i", "c": "Int"
    case "u", "x", "X", "o": "UInt"
    case "f", "F", "e", "E", "g", "G": "Double"
    default: "String"
    }
  }

  /// A catalog in which placeholders have positions instead of names, as Xcode compiles it. The
  /// positions are those of the source language. Returns nil if there are no names.
  static func numbered(_ data: Data) -> Data? {
    guard data.range(of: Data("%(".utf8)) != nil || data.range(of: Data("$(".utf8)) != nil,
      var root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let language = root["sourceLanguage"] as? String,
      var strings = root["strings"] as? [String: [String: Any]]
    else { return nil }
    for (key, entry) in strings {
      let source = CatalogSymbols.text(of: entry, language: language) ?? key
      let positions = CatalogPlaceholders(source).positions
      guard !positions.isEmpty else { continue }
      strings[key] = numbering(entry, positions) as? [String: Any]
    }
    root["strings"] = strings
    return try? JSONSerialization.data(withJSONObject: root, options: [.sortedKeys])
  }

  private static func numbering(_ value: Any, _ positions: [String: Int]) -> Any {
    switch value {
    case let list as [Any]: return list.map { numbering($0, positions) }
    case let dictionary as [String: Any]:
      return Dictionary(
        uniqueKeysWithValues: dictionary.map { (key, value) -> (String, Any) in
          if key == "value", let text = value as? String {
            return (key, numbered(text, positions))
          }
          return (key, numbering(value, positions))
        })
    default: return value
    }
  }

  private static func numbered(_ text: String, _ positions: [String: Int]) -> String {
    text.replacing(/%(?:\d{1,2}\$)?\(([A-Za-z_]\w*)\)/) { match in
      positions[String(match.1)].map { "%\($0 + 1)$" } ?? String(match.0)
    }
  }
}
