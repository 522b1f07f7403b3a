"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { PROJECT, load, recordedResult, recording } = require("./support");

const { filesNamed, parsePlace, errorsIn } = load("model/places");
const { projectOf } = load("model/project");
const { problemsOfAudit, problemsOfCheck } = load("model/problems");
const { configurationFile, sourceEdit, ignoringFinding } = load("model/fixes");
const { keysOf, literalPlaces, textsOf } = load("model/literals");
const { lastLine, mayDeclareSubjects, subjectsAt } = load("model/sources");
const { axes, validChoice, variantsText } = load("model/variants");

test("files are found by the names of the tool", () => {
  const files = [
    "/p/App/Tide.swift", "/p/Widgets/Lunch.swift", "/p/Widgets/Sub/Tide.swift", "/p/Lunch.swift",
  ];
  const cases = [
    ["Lunch.swift", ["/p/Lunch.swift"]],
    ["Widgets/Lunch.swift", ["/p/Widgets/Lunch.swift"]],
    ["Sub/Tide.swift", ["/p/Widgets/Sub/Tide.swift"]],
    ["Widgets/Tide.swift", ["/p/Widgets/Sub/Tide.swift"]],
    ["Everyday/Tide.swift", ["/p/App/Tide.swift", "/p/Widgets/Sub/Tide.swift"]],
    ["/else/where.swift", ["/else/where.swift"]],
    ["Everyday/None.swift", []],
  ];
  for (const [name, found] of cases) {
    assert.deepEqual(filesNamed(name, { project: "/p", files }), found, name);
  }
});

test("places and compile errors are read", () => {
  assert.deepEqual(parsePlace("A.swift:3:4"), { file: "A.swift", line: 3, column: 4 });
  assert.deepEqual(parsePlace("A.swift:3"), { file: "A.swift", line: 3, column: null });
  for (const text of ["", "A.swift", "A.swift:x", ":3"]) assert.equal(parsePlace(text), null, text);
  const broken = recording().at(-1).received.at(-1).result.content[0].text;
  const errors = errorsIn(broken);
  assert.ok(errors.length >= 2);
  assert.equal(errors[0].file, `${PROJECT}/TideViews.swift`);
  assert.match(errors.map(({ message }) => message).join("\n"), /no member 'dat'/);
});

test("a file belongs to the nearest project", () => {
  const folders = {
    "/w": ["Package.swift"], "/w/App": ["App.xcodeproj", "Widgets"],
    "/w/App/Widgets": ["Tide.swift"], "/w/App/Kit": ["Package.swift"],
    "/w/Folder": ["A.swift"],
  };
  const list = (folder) => folders[folder] ?? [];
  const cases = [
    ["/w/App/Widgets/Tide.swift", "/w/App"], ["/w/App/Kit/Kit.swift", "/w/App"],
    ["/w/Folder/A.swift", "/w"], ["/w/B.swift", "/w"],
  ];
  for (const [file, project] of cases) assert.equal(projectOf(file, "/w", list), project, file);
  assert.equal(projectOf("/w/Folder/A.swift", "/w", () => []), "/w");
  const plain = { "/w/A": ["A.swift"], "/w/A/B": [], "/w/A/B/C": ["C.swift"], "/w": ["A", "D"] };
  for (const file of ["/w/A/B/C/C.swift", "/w/A/A.swift"]) {
    assert.equal(projectOf(file, "/w", (folder) => plain[folder]), "/w/A", "folders of sources");
  }
});

test("the recorded answers become problems", () => {
  const audit = problemsOfAudit(recordedResult("audit").structuredContent);
  assert.equal(audit.length, 6);
  assert.deepEqual(audit[0], {
    file: "LunchWidget.swift", line: 59, column: null, severity: "warning", code: "truncation",
    message: audit[0].message, source: "vitrine audit",
    fix: { kind: "ignoreFinding", rule: "truncation", subject: "Lunch" },
  });
  assert.match(audit[0].message, /^Lunch: “12時30分～13時30分” is truncated/);
  const [good, broken] = recording().filter(({ sent }) => sent.params.name === "check")
    .map(({ received }) => problemsOfCheck(received.at(-1).result.structuredContent));
  assert.deepEqual(good, []);
  const lines = broken.map(({ file, severity, message }) => `${file} ${severity} ${message}`);
  assert.ok(
    lines.includes("TideViews.swift error Chart: the file lacks import Charts"), lines.join("\n"));
  assert.deepEqual(broken.find(({ message }) => message.startsWith("Chart:")).fix,
    { kind: "addImport", module: "Charts" });
});

test("every kind of finding of check has a sentence", () => {
  const at = { locations: ["A.swift:2"], likelyModules: [] };
  const problems = problemsOfCheck({
    targets: [{
      modules: [
        { name: "Charrts", locations: ["A.swift:1"], isUsed: false, advice: "nothing needs it" },
        { name: "Kit", locations: ["A.swift:1", "B.swift:1"], isUsed: true, advice: "add a stub" },
      ],
      names: [
        { ...at, name: "A", home: "SwiftUI" },
        { ...at, name: "B", likelyModules: ["Kit", "Other"] },
        { ...at, name: "C", declaration: "App/C.swift:3" }, { ...at, name: "D" },
      ],
      errors: [
        { location: "A.swift:4:7", message: "no" }, { location: "", message: "does not link" },
      ],
      consequences: [{ location: "A.swift:5:1", message: "so" }],
      cuts: [{ file: "K.swift", line: 9, subject: "K.body", reason: "bad" }],
      notices: ["A.swift:6: newer than the target", "without a place"],
    }],
  });
  assert.deepEqual(problems.map(({ file, line, column, severity, message, fix }) => [
    `${file}:${line}:${column}`, severity, message, fix?.kind]), [
    ["A.swift:1:null", "warning", "Module Charrts is missing: nothing needs it", "removeImport"],
    ["A.swift:1:null", "error", "Module Kit is missing: add a stub", undefined],
    ["B.swift:1:null", "error", "Module Kit is missing: add a stub", undefined],
    ["A.swift:2:null", "error", "A: declared by SwiftUI, and not in Vitrine", undefined],
    ["A.swift:2:null", "error", "B: probably of Kit or Other", undefined],
    ["A.swift:2:null", "error", "C: declared in App/C.swift:3, which is not built", undefined],
    ["A.swift:2:null", "error", "D: declared nowhere that is built", undefined],
    ["A.swift:4:7", "error", "no", undefined], ["null:1:null", "error", "does not link", undefined],
    ["A.swift:5:1", "information", "so (probably caused by another error)", undefined],
    ["K.swift:9:null", "information", "K.body is left out of the build: bad", undefined],
    ["A.swift:6:null", "warning", "newer than the target", undefined],
    ["null:1:null", "warning", "without a place", undefined],
  ]);
  for (const report of [null, {}, { targets: 3 }, { targets: [{}] }]) {
    assert.deepEqual(problemsOfCheck(report), []);
    assert.deepEqual(problemsOfAudit(report), []);
  }
});

function applied(fix, source, line = 1) {
  const edit = sourceEdit(fix, source, line);
  return edit && source.slice(0, edit.start) + edit.text + source.slice(edit.end);
}

test("imports are added below the others", () => {
  const add = { kind: "addImport", module: "Charts" };
  const cases = [
    ["import SwiftUI\nimport WidgetKit\n\nstruct A {}\n",
      "import SwiftUI\nimport WidgetKit\nimport Charts\n\nstruct A {}\n"],
    ["// Tide.swift\n\nstruct A {}\n", "// Tide.swift\n\nimport Charts\nstruct A {}\n"],
    ["import SwiftUI", "import SwiftUI\nimport Charts\n"],
    ["@testable import Kit\nlet a = 1\n", "@testable import Kit\nimport Charts\nlet a = 1\n"],
    ["import struct Charts.Chart\n", null], ["internal import Charts\n", null],
    ["", "import Charts\n"],
  ];
  for (const [source, expected] of cases) assert.equal(applied(add, source), expected, source);
});

test("an import is removed only where it is", () => {
  const remove = { kind: "removeImport", module: "Charrts" };
  const source = "import SwiftUI\nimport Charrts\nlet a = 1\n";
  assert.equal(applied(remove, source, 2), "import SwiftUI\nlet a = 1\n");
  for (const line of [1, 3, 4, 99]) assert.equal(applied(remove, source, line), null);
});

test("findings are ignored in the project's file", () => {
  const fix = { kind: "ignoreFinding", rule: "tap-target", subject: "Chores" };
  const entry = { rule: "tap-target", kind: "Chores" };
  const result = (current) => JSON.parse(ignoringFinding(fix, current));
  assert.deepEqual(result(null), { audit: { ignore: [entry] } });
  assert.deepEqual(result(" "), { audit: { ignore: [entry] } });
  assert.deepEqual(
    result(JSON.stringify({ target: "W", audit: { ignore: [{ rule: "label" }], other: 1 } })),
    { target: "W", audit: { ignore: [{ rule: "label" }, entry], other: 1 } });
  assert.deepEqual(result(ignoringFinding(fix, null)), { audit: { ignore: [entry] } });
  for (const text of ["{", "[]", "3", "{\"audit\": 1}", "{\"audit\": {\"ignore\": {}}}"]) {
    assert.throws(
      () => ignoringFinding(fix, text), { message: /\.vitrine\.json.*[Cc]orrect/ }, text);
  }
});

test("findings are ignored in the file that the tool reads", () => {
  const found = (...files) => configurationFile("/w/a/b", "/w", (file) => files.includes(file));
  assert.equal(found(), "/w/a/b/.vitrine.json");
  assert.equal(found("/w/.vitrine.json"), "/w/.vitrine.json");
  assert.equal(found("/w/.vitrine.json", "/w/a/.vitrine.json"), "/w/a/.vitrine.json");
  assert.equal(found("/.vitrine.json"), "/w/a/b/.vitrine.json");
});

const SOURCE = `import SwiftUI

struct Tide: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide") { Text("High") }
  }
}

// Text("High")
#Preview("Tide", as: .systemSmall) {
  Tide()
} timeline: {
  Entry()
}

let last = "a \\"b\\" High"
`;

test("the declaration under the cursor is found", () => {
  const subjects = [
    { id: "small", line: 3 }, { id: "medium", line: 3 }, { id: "preview", line: 10 },
    { id: "unknown", line: null },
  ];
  const found = SOURCE.split("\n").map(
    (_, index) => subjectsAt(index + 1, subjects, SOURCE).join(" "));
  assert.deepEqual(found.map((ids, index) => [index + 1, ids]).filter(([, ids]) => ids), [
    ...[3, 4, 5, 6, 7].map((line) => [line, "small medium"]),
    ...[10, 11, 12, 13, 14].map((line) => [line, "preview"]),
  ]);
  assert.equal(lastLine("a\n", 99), 2);
});

const columns = (source, text, keys) =>
  literalPlaces(source, text, keys).map(({ line, column }) => `${line}:${column}`);

test("the literals of a text are found, also with interpolations", () => {
  const cases = [
    [SOURCE, "High", ["5:46"]], [SOURCE, "a \"b\" High", ["16:12"]], [SOURCE, "", []],
    ["Text(\"Low at \\(time)\")", "Low at 4:30 PM", ["1:6"]],
    ["Text(\"Low at \\(f(\"a)\", (1)))!\")", "Low at 4:30 PM!", ["1:6"]],
    ["Text(\"\\(a) and \\(b)\"), Text(\"c\")", "x and y", ["1:6"]],
    ["Text(\"Low at \\(time)\")", "High at 4:30 PM", []],
    ["Text(\"\\(a) m\")", "4.7 m", []], ["Text(\"\\u{1F30A} sea\")", "🌊 sea", ["1:6"]],
    ["f(\"a.c\\(x)\")", "abc", []], ["f(\"ab\\(x)bc\")", "abc", []],
    ["f(\"ab\\(x)bc\")", "abbc", ["1:3"]], ["f(\"a\\(x)bc\\(y)bc\")", "abcbc", ["1:3"]],
    ["f(\"a\\(x)bc\\(y)bc\")", "axbc", []], ["Text(\"unfinished", "unfinished", []],
    ["Text(\"\\(unfinished", "x", []], ["let a = \"\\", "x", []], ["Text(\"\\u{zz}\")", "x", []],
    ["a // \"High\"", "High", []],
  ];
  for (const [source, text, found] of cases) assert.deepEqual(columns(source, text), found, source);
});

test("the texts that a line shows are found", () => {
  const texts = ["High", "Low at 4:30 PM", "High at 5", "3.3 m"];
  assert.deepEqual(textsOf("Text(\"Low at \\(time)\")", texts), ["Low at 4:30 PM"]);
  assert.deepEqual(textsOf("a(\"High\", \"High \\(b)\")", texts), ["High", "High at 5"]);
  assert.deepEqual(textsOf("let high = 3", texts), []);
});

test("a translation leads to the literal of its key", () => {
  const catalog = JSON.stringify({
    strings: {
      "Low at %@": { localizations: { de: { stringUnit: { value: "Niedrig um %@ Uhr" } } } },
      "%lld days": {
        localizations: {
          de: { variations: { plural: { one: { stringUnit: { value: "%lld Tag" } } } } },
        },
      },
      High: { localizations: { ja: { stringUnit: { value: "満潮" } } } },
      Empty: {},
    },
  });
  const source = "Text(\"Low at \\(time)\")\nText(\"High\")\nText(\"\\(days) days\")";
  const found = (text) => columns(source, text, keysOf(catalog, text));
  assert.deepEqual(found("Niedrig um 4:30 Uhr"), ["1:6"]);
  assert.deepEqual(found("満潮"), ["2:6"]);
  assert.deepEqual(found("1 Tag"), ["3:6"]);
  assert.deepEqual(found("Mittag"), []);
  for (const broken of ["", "{", "[]", "{\"strings\": null}"]) {
    assert.deepEqual(keysOf(broken, "x"), [], broken);
  }
});

test("a file that can declare something is known by its text", () => {
  assert.ok(mayDeclareSubjects(SOURCE));
  assert.ok(!mayDeclareSubjects("struct TideView: View { var body: some View { Text(\"a\") } }"));
});

test("variants are those of the tool, whatever the page sends", () => {
  const known = axes(["en_US", "de_DE"]);
  const first = validChoice(null, known);
  assert.equal(variantsText(first), "scheme=light:dark");
  const chosen = validChoice({
    scheme: "dark", "type-size": "*", locale: "en_US:de_DE", contrast: "sudo", mode: 3, other: "x",
  }, known);
  assert.equal(variantsText(chosen), "scheme=dark,type-size,locale=en_US:de_DE");
});
