public enum Tools {
  public static func quoted(_ text: String) -> String { "<\(text)>" }
}
