/// Notes in which order things happen.
actor Order {
  private(set) var names: [String] = []

  func note(_ name: String) { names.append(name) }
}
