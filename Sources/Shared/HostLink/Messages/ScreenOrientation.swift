/// How a device is held.
public enum ScreenOrientation: String, Codable, CaseIterable, Sendable { case portrait, landscape }
