#!/usr/bin/env python3
"""Runs parts of script/bench of another commit and of this tree by turns, and prints both.

usage: script/bench --compare COMMIT [--rounds N] [a|b|c|…]...    Default: 3 rounds of all parts.

Builds the commit in .build/compare, once. Values are medians; `here / there` below 1 is smaller
here. Whether smaller is better, the threshold of the row says.
"""
import argparse
import pathlib
import re
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PARTS = "abcdefghijklmnopqr"
# "d event, 10,000 / 1,000          1.06   (<= 1.2)  ok      …"
ROW = re.compile(r"^(\w.*?)\s+([0-9.]+)\s+\((<=|>=|<) ([0-9.]+)\)\s")


def rows(output):
    """The rows of a run: (name, comparison) and the value."""
    found = {}
    for line in output.splitlines():
        row = ROW.match(line)
        if row:
            found[row[1]] = (float(row[2]), f"{row[3]} {row[4]}")
    return found


def say(text):
    print(f"compare: {text}", file=sys.stderr, flush=True)


def run(*command, **options):
    subprocess.run(command, check=True, **options)


def checked_out(commit):
    """The folder of a commit, with its tool built for release."""
    name = subprocess.run(
        ["git", "-C", ROOT, "rev-parse", "--verify", "--quiet", "--short=12",
         f"{commit}^{{commit}}"],
        stdout=subprocess.PIPE, text=True, check=False).stdout.strip()
    if not name:
        sys.exit(f"compare: {commit} is not a commit of this repository")
    folder = ROOT / ".build/compare" / name
    if not folder.exists():
        run("git", "-C", ROOT, "worktree", "prune")
        run("git", "-C", ROOT, "worktree", "add", "--detach", folder, name)
    say(f"building {name}; this takes minutes the first time")
    run("make", "-C", folder, "build", stdout=subprocess.DEVNULL)
    return folder


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n")[0])
    parser.add_argument("commit")
    parser.add_argument("parts", nargs="*", metavar="PART")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_intermixed_args()
    unknown = [part for part in arguments.parts if len(part) != 1 or part not in PARTS]
    if unknown:
        sys.exit(f"compare: no part {unknown[0]}; parts are {', '.join(PARTS)}")
    sides = [("there", checked_out(arguments.commit)), ("here", ROOT)]
    values, thresholds = {"there": {}, "here": {}}, {}
    for number in range(1, arguments.rounds + 1):
        for side, folder in sides:
            say(f"round {number} of {arguments.rounds}, {side}")
            output = subprocess.run(
                [folder / "script/bench", *arguments.parts], stdout=subprocess.PIPE, text=True,
                check=False).stdout
            for name, (value, threshold) in rows(output).items():
                values[side].setdefault(name, []).append(value)
                thresholds[name] = threshold
    print(f"{'row':36} {'there':>9} {'here':>9} {'here / there':>13}  threshold")
    for name, threshold in thresholds.items():
        medians = [statistics.median(values[side][name]) if name in values[side] else None
                   for side, _ in sides]
        shown = [f"{median:9.2f}" if median is not None else f"{'–':>9}" for median in medians]
        ratio = f"{medians[1] / medians[0]:.2f}" if all(medians) else "–"
        print(f"{name:36} {shown[0]} {shown[1]} {ratio:>13}  {threshold}")


main()
