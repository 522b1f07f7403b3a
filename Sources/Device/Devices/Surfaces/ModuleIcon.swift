/// The icons of Control Center's modules: paths of SVG files on a grid of 24 by 24, drawn with
/// round strokes. They are this project's own drawings.
package enum ModuleIcon {
  package static let airplane =
    "M12 3.4c.9 0 1.5 1 1.5 2.3v3.6l6.6 4.3v1.9l-6.6-2.1v3.9l2.1 1.6v1.5L12 19.3l-3.6 1.1"
    + "v-1.5l2.1-1.6v-3.9l-6.6 2.1v-1.9l6.6-4.3V5.7c0-1.3.6-2.3 1.5-2.3z"
  static let cellular =
    "M12 12.4V20M12 12.4a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM8.6 14.4a4.8 4.8 0 0 1 0-7"
    + "M15.4 7.4a4.8 4.8 0 0 1 0 7M5.9 17a8.6 8.6 0 0 1 0-12.2M18.1 4.8a8.6 8.6 0 0 1 0 12.2"
  static let wifi =
    "M3.5 10a12.5 12.5 0 0 1 17 0M6.8 13.4a7.8 7.8 0 0 1 10.4 0M10.2 16.9"
    + "a2.8 2.8 0 0 1 3.6 0"
  static let bluetooth = "M7 8l9.6 8-4.6 4.2V3.8L16.6 8 7 16"
  static let sun =
    "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6"
    + "l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1"
  static let loudspeaker =
    "M4.5 9.6h3l4.3-3.5v11.8l-4.3-3.5h-3zM15 9.4a3.9 3.9 0 0 1 0 5.2M17.7 6.9"
    + "a7.6 7.6 0 0 1 0 10.2"
  static let moon = "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z"
  static let torch =
    "M8 3.5h8v3.3l-2 3.4v9.3a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-9.3L8 6.8zM8 6.8h8M12 12.6v2"
  static let timer = "M12 20.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 2.9h4M12 13V9.2"
  static let darkMode =
    "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 4v16M12 8h6.9M12 12h8M12 16h6.9"
}
