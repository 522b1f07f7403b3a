"""Compares reference pictures with the previews that the tool draws. See script/fidelity."""
import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from picture import Comparison, load

ROOT = Path(__file__).resolve().parents[2]
OPTIONS = {"device": "--device", "scale": "--scale", "typeSize": "--type-size", "os": "--os",
           "locale": "--locale"}
SCHEMES = ["light", "dark"]


# What a source needs to be an extension.
PROGRAM = """import SwiftUI
import WidgetKit

struct PairEntry: TimelineEntry { let date: Date }

struct PairProvider: TimelineProvider {
  func placeholder(in context: Context) -> PairEntry { PairEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (PairEntry) -> Void) {
    completion(PairEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<PairEntry>) -> Void) {
    completion(Timeline(entries: [PairEntry(date: .now)], policy: .never))
  }
}

@main struct PairWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "pair", provider: PairProvider()) { _ in Text(verbatim: "pair") }
  }
}
"""


class PairError(Exception):
    """A pair that cannot be compared; the text says why, and how to fix it."""


@dataclass
class Pair:
    source: Path
    options: list
    scheme: str
    pictures: dict

    @staticmethod
    def read(source):
        description = source.with_suffix(".json")
        try:
            values = json.loads(description.read_text())
        except FileNotFoundError:
            raise PairError(f"{description.name} is missing beside {source.name}") from None
        except (UnicodeDecodeError, json.JSONDecodeError) as error:
            raise PairError(f"{description.name} is not JSON: {error}") from None
        pictures = values.get("pictures") if isinstance(values, dict) else None
        if not isinstance(pictures, dict) or not pictures:
            raise PairError(f'{description.name} needs "pictures": the name of each preview with '
                          "its PNG file")
        unknown = sorted(set(values) - set(OPTIONS) - {"pictures", "scheme"})
        if unknown:
            raise PairError(f"{description.name} has an unknown key {unknown[0]!r}; known are "
                          f"pictures, scheme, {', '.join(OPTIONS)}")
        scheme = values.get("scheme", SCHEMES[0])
        if scheme not in SCHEMES:
            raise PairError(f'{description.name}: "scheme" is {scheme!r}, expected '
                          f"{' or '.join(SCHEMES)}")
        options = [text for key, option in OPTIONS.items() if key in values
                   for text in (option, str(values[key]))]
        files = {name: source.parent / str(file) for name, file in pictures.items()}
        return Pair(source, options, scheme, files)

    def drawn(self, tool, folder):
        """Our pictures by the name of their previews, and what differs, in words."""
        sources = folder / "Pair"
        sources.mkdir()
        shutil.copy(self.source, sources)
        if "@main" not in self.source.read_text(errors="replace"):
            (sources / "PairProgram.swift").write_text(PROGRAM)
        ours = folder / "ours"
        test = [tool, "test", str(sources), *self.options, "--entries", "1", "--references"]
        done = subprocess.run([*test, str(ours), "--update"], capture_output=True, text=True,
                              check=False)
        if done.returncode and not ours.exists():
            problem = done.stderr.strip() or done.stdout.strip()
            raise PairError(f"{self.source.name}: " + problem.replace(f"{sources}/", ""))
        theirs = folder / "theirs"
        theirs.mkdir()
        found = {}
        for name, file in self.pictures.items():
            picture = ours / f"{slug(name)}.{self.scheme}.png"
            if not picture.exists():
                names = {path.stem.rpartition(".")[0] for path in ours.glob("*.png")}
                raise PairError(f"{self.source.name} has no preview {name!r}; drawn are: "
                              f"{', '.join(sorted(names)) or 'none'}")
            found[name] = picture
            if file.exists():
                shutil.copy(file, theirs / picture.name)
            layout = picture.with_suffix(".txt")
            if layout.exists():
                shutil.copy(layout, theirs)
        done = subprocess.run([*test, str(theirs)], capture_output=True, text=True, check=False)
        words = {}
        for line in done.stdout.splitlines():
            match = re.match(r"(.+?) \(.*?\): (.+)", line)
            if match:
                words[match[1]] = match[2]
        return found, {name: words.get(picture.stem, "") for name, picture in found.items()}


def slug(name):
    """The file name of a preview, as `vitrine test` writes it."""
    kept = re.sub(r"[^A-Za-z0-9._-]+", "-", name).strip("-.")
    return kept or "preview"


def compare(pair, tool, keep):
    """The name of each picture of a pair with its comparison, or the problem with the picture, and
    what differs, in words."""
    with tempfile.TemporaryDirectory(prefix="vitrine-fidelity-") as folder:
        drawn, words = pair.drawn(tool, Path(folder))
        for name, picture in drawn.items():
            reference = pair.pictures[name]
            if keep:
                keep.mkdir(parents=True, exist_ok=True)
                shutil.copy(picture, keep / f"{pair.source.stem}.{picture.name}")
            try:
                yield name, Comparison(load(reference), load(picture)), words[name]
            except FileNotFoundError:
                yield name, PairError(f"{reference} does not exist"), ""
            except (OSError, ValueError) as error:
                yield name, PairError(f"{reference} is not a picture: {error}"), ""


def percent(count, total):
    return f"{100 * count / total:.0f} % ({count} of {total})"


def main():
    parser = argparse.ArgumentParser(prog="script/fidelity")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tool", default=str(ROOT / ".build/release/vitrine"))
    parser.add_argument("--keep", type=Path)
    arguments = parser.parse_args()
    sources = sorted(arguments.folder.rglob("*.swift"))
    if not sources:
        sys.exit(f"fidelity: no Swift file with previews in {arguments.folder}")
    print(f"{'picture':40} {'1 px':5} {'3 px':5} {'lines':6} {'pixels':>7}  difference")
    results, problems = [], 0
    for source in sources:
        try:
            for name, result, words in compare(Pair.read(source), arguments.tool, arguments.keep):
                if isinstance(result, PairError):
                    problems += 1
                    print(f"fidelity: {result}", file=sys.stderr, flush=True)
                    continue
                results.append(result)
                title = f"{source.stem}: {name}"
                print(f"{title:40} {'yes' if result.rows_within(1) else 'no':5} "
                      f"{'yes' if result.rows_within(3) else 'no':5} "
                      f"{'same' if result.has_same_lines else 'other':6} "
                      f"{100 * result.share:6.2f} %  {result.worst or words}", flush=True)
        except PairError as problem:
            problems += 1
            print(f"fidelity: {problem}", file=sys.stderr, flush=True)
    if results:
        total = len(results)
        print(f"rows within 1 px: {percent(sum(r.rows_within(1) for r in results), total)}, "
              f"within 3 px: {percent(sum(r.rows_within(3) for r in results), total)}, "
              f"same lines: {percent(sum(r.has_same_lines for r in results), total)}, "
              f"at most 3 % of pixels: {percent(sum(r.share <= 0.03 for r in results), total)}")
    sys.exit(1 if problems else 0)


try:
    main()
except KeyboardInterrupt:
    sys.exit(130)
