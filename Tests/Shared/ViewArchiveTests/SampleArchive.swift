import Foundation
import ViewArchive

/// An archive that contains every case of every type.
enum SampleArchive {
  static let stops = [
    Paint.GradientStop(color: .white, location: 0),
    Paint.GradientStop(color: PaintColor(red: 0.2, green: 0.4, blue: 1.1, alpha: 0.5), location: 1),
  ]

  static let paints: [Paint] = [
    .color(.black),
    .linearGradient(stops, start: .zero, end: CGPoint(x: 10, y: 0)),
    .radialGradient(stops, center: CGPoint(x: 5, y: 5), startRadius: 1, endRadius: 5.25),
    .ellipticalGradient(
      stops, bounds: CGRect(x: 0, y: 0, width: 20, height: 10), center: CGPoint(x: 0.5, y: 0.5),
      startFraction: 0, endFraction: 0.5),
    .angularGradient(stops, center: CGPoint(x: 5, y: 5), startAngle: 0, endAngle: 6.283),
    .image(index: 0, origin: CGPoint(x: 1, y: 2), scale: 0.5),
    .material(blurRadius: 20, tint: PaintColor(red: 1, green: 1, blue: 1, alpha: 0.6)),
  ]

  static let path = ArchivePath([
    .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 0)),
    .quadCurve(CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0)),
    .curve(CGPoint(x: 0, y: 20), control1: CGPoint(x: 20, y: 15), control2: CGPoint(x: 5, y: 20)),
    .close,
  ])

  static let date = Date(timeIntervalSinceReferenceDate: 800_000_000)

  static let dates: [DynamicDate] = [
    .date(date), .time(date), .relative(date), .offset(date), .timer(date),
    .range(date, date + 3600),
    .timerInterval(start: date, end: date + 60, pause: nil, countsDown: true, showsHours: false),
    .timerInterval(
      start: date, end: date + 60, pause: date + 5, countsDown: false, showsHours: true),
  ]

  static let style = TextStyle(
    font: FontRequest(
      family: "Inter", size: 17, weight: 600, width: 90, design: .rounded, isItalic: true,
      hasMonospacedDigits: true, hasSmallCaps: true, lineHeight: 22),
    paint: .color(.black), tracking: 0.5, baselineOffset: 1,
    underline: TextStyle.LineDecoration(pattern: .dashDot, color: .white),
    strikethrough: TextStyle.LineDecoration())

  static let block = TextBlock(
    size: CGSize(width: 42.333, height: 40.667),
    lines: [
      TextBlock.Line(
        origin: CGPoint(x: 0, y: 16.1866), width: 42,
        runs: [
          GlyphRun(
            face: FontFace(
              file: "Inter.var.ttf", index: 0, variations: "wght=600", isSlanted: true),
            size: 17, paint: .color(.black),
            glyphs: [.init(id: 7, x: 0, y: 0), .init(id: 70_000, x: 9.25, y: -1)], width: 20,
            underline: .init(pattern: .dot, color: nil)),
          GlyphRun(
            face: FontFace(file: "NotoColorEmoji.ttf"), size: 17, paint: paints[1],
            glyphs: [.init(id: 9, x: 20, y: 0)], width: 22,
            strikethrough: .init(pattern: .dashDotDot, color: .black)),
        ]),
      TextBlock.Line(origin: CGPoint(x: 0, y: 38), width: 0, runs: []),
    ],
    string: "Say \"hi\"\n🐻", isTruncated: true, scaleFactor: 0.8)

  static let mask = ArchiveNode(
    kind: "Circle", frame: CGRect(x: 0, y: 0, width: 20, height: 20),
    content: .fill(path, .color(.black), evenOdd: false), effects: [.luminanceToAlpha])

  static let effects: [NodeEffect] =
    [
      .opacity(0.5), .clip(path, evenOdd: true, antialiased: false), .mask(mask),
      .transform(AffineMatrix(a: 2, b: 0.5, c: -0.5, d: 2, tx: 10, ty: -3)),
      .blur(radius: 3, opaque: true),
      .shadow(color: PaintColor(red: 0, green: 0, blue: 0, alpha: 0.33), radius: 4, x: 1, y: 2),
      .compositingGroup, .brightness(0.1), .contrast(1.2), .saturation(0.5), .grayscale(0.9),
      .hueRotation(1.5), .colorInvert, .colorMultiply(.white), .luminanceToAlpha,
    ]
    + BlendMode.allCases.filter { $0.rawValue <= BlendMode.plusLighter.rawValue }.map { .blend($0) }

  static let accessibility = NodeAccessibility(
    label: "Score", value: "12", hint: "Opens", identifier: "score", traits: [.isHeader],
    isHidden: false, children: .combine, sortPriority: 2)

  static func leaf(_ kind: String, _ content: NodeContent) -> ArchiveNode {
    ArchiveNode(
      kind: kind, frame: CGRect(x: 1, y: 2.5, width: 20, height: 20.3333), content: content)
  }

  static let timings = [
    ValueTiming(
      value: 7,
      timing: MotionTiming(
        curve: .bezier(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)), duration: 0.35, delay: 0.1)),
    ValueTiming(value: nil, timing: nil),
    ValueTiming(value: 8, timing: MotionTiming(curve: .spring(bounce: 0.3), duration: 0.5)),
  ]

  static let contentMotions: [ContentMotion?] = [
    nil, .identity, .opacity, .interpolate, .symbolEffect, .numericText(countsDown: true),
    .numericText(countsDown: false), .numericValue(12.5),
  ]

  static let motions = contentMotions.enumerated().map { place, content in
    NodeMotion(
      place: UInt64(place), content: content,
      insertion: TransitionMotion(
        steps: [
          .opacity, .move(x: -1, y: 0), .offset(x: 0, y: 12),
          .scale(0.5, anchor: CGPoint(x: 0.5, y: 1)), .blur,
        ], timing: timings[0].timing),
      removal: place == 0 ? nil : TransitionMotion(steps: []), timings: timings)
  }

  static let archive: ViewArchive = {
    var root = ArchiveNode(
      kind: "VStack", frame: CGRect(x: 0, y: 0, width: 158, height: 158), effects: effects,
      marks: [
        .accentable, .fullColor, .privacySensitive, .invalidatable, .accessoryBackground,
        .desaturated, .unredacted,
      ],
      action: .intent(identifier: "Feed", parameters: Data([1, 2, 3])), hitShape: path,
      accessibility: accessibility, identity: "root")
    root.children = paints.map { leaf("Rectangle", .fill(path, $0, evenOdd: true)) }
    root.children.append(
      leaf(
        "Path",
        .stroke(
          path, .color(.white),
          StrokeGeometry(
            width: 2, cap: .round, join: .bevel, miterLimit: 4, dash: [3, 1], dashPhase: 0.5))))
    root.children.append(leaf("Text", .text(block)))
    root.children += motions.map { motion in
      var moving = leaf("Text", .text(block))
      moving.motion = motion
      return moving
    }
    let segments =
      [StyledText.Segment(.string("in "), style: style)]
      + dates.map { StyledText.Segment(.dynamic($0), style: style) }
      + [StyledText.Segment(.symbol(name: "star.fill", scale: .large), style: style)]
    root.children.append(
      leaf(
        "Text",
        .dynamicText(
          StyledText(segments),
          ParagraphStyle(
            alignment: .trailing, lineLimit: 2, minimumLineCount: 2, truncation: .middle,
            lineSpacing: 1, minimumScaleFactor: 0.5, allowsTightening: true, rightToLeft: true,
            localeIdentifier: "de_DE", timeZoneIdentifier: "Europe/Berlin"))))
    root.children.append(
      leaf(
        "Image",
        .image(
          ImageDrawing(
            image: 0, interpolation: .high, resizing: .tile, capInsets: [1, 2, 3, 4],
            template: .color(.black)))))
    root.children.append(
      leaf(
        "ProgressView",
        .timedProgress(
          TimedProgress(
            start: date, end: date + 60, countsDown: true, shape: .ring, lineWidth: 3,
            track: .color(.white), fill: .color(.black), rightToLeft: true))))
    root.children[0].action = .link(URL(string: "game://open?id=1") ?? URL(fileURLWithPath: "/"))
    root.children[1].action = .toggle(isOn: true, identifier: "Light", parameters: Data())
    root.children[1].otherState = [leaf("Circle", .fill(path, .color(.white), evenOdd: false))]
    return ViewArchive(
      size: CGSize(width: 158, height: 158), displayScale: 3,
      containerBackground: leaf("Color", .fill(path, .color(.white), evenOdd: false)),
      content: root, widgetURL: URL(string: "game:///hero"),
      images: [ArchiveImage(data: Data([0x89, 1, 2]), size: CGSize(width: 1, height: 2))],
      notices: ["No image \"x\"."])
  }()
}
