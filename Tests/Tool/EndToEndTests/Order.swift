/// Records the order of events.
actor Order {
  private(set) var names: [String] = []

  func note(_ name: String) { names.append(name) }
}
