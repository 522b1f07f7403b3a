enum Depth {
  static let text = "7 fathoms"
}
