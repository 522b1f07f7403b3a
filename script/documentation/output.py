"""Compares what a page prints with what a command printed.

`…` is left-out text: a line of its own leaves out lines, also none, and one in a line a part of it.
Columns may have other widths. Everything else is equal, except for what VOLATILE and INSTANT match.
The tool prints the date only of another day. It depends on the time of the run which days are
others, so that a date with a time matches the time alone, and reversed.
"""
import datetime
import re

# What differs between runs. It is replaced on both sides.
VOLATILE = (
    ("duration", re.compile(r"(?<=\bin )\d+(\.\d+)? ?s\b")),
    ("rate", re.compile(r"\b\d+(\.\d+)?(?= (pictures )?a second\b)")),
    ("size", re.compile(r"\b\d+(?= bytes\b)")),
    ("id", re.compile(r"\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b")),
    ("token", re.compile(r"(?<=\?token=)[0-9a-f]+…?|\b[0-9a-f]{64,}\b")),
    ("hash", re.compile(r"\b[0-9a-f]{8}\b")),
    ("key", re.compile(r"(?<=\bAuthKey_)[0-9A-Z]{10}\b|(?<=\bkey )[0-9A-Z]{10}\b")),
    ("worker", re.compile(r"(?<=\bworker )[\w.]+-\d+\b")),
    ("jobs", re.compile(r"\b\d+ jobs?\b")),
)
# Lines that are printed only if the work takes longer than usual. They are left out.
PROGRESS = re.compile(
    r"vitrine: (building|checking|drawing|reading|simulating) .*|.*\ba second, about .* left")
# Dates and times are replaced if they are near to the time of the run.
INSTANT = re.compile(
    r"(?P<date>\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?Z?)"
    r"|\b(?P<time>\d\d:\d\d:\d\d)\b")
NEAR_DATE = datetime.timedelta(days=2)
NEAR_TIME = datetime.timedelta(minutes=30)
LEFT_OUT = "…"


def is_near(instant, now):
    """Whether the date or the time of a match is one of the run."""
    if instant["date"]:
        date = datetime.datetime.fromisoformat(instant["date"].removesuffix("Z"))
        return abs(date - now) < NEAR_DATE
    time = datetime.datetime.combine(now.date(), datetime.time.fromisoformat(instant["time"]))
    day = datetime.timedelta(days=1)
    return min(abs(time + days - now) for days in (-day, 0 * day, day)) < NEAR_TIME


def printed_lines(text, now):
    """The lines of a command, with names in place of what is volatile.

    - `now`: the time of the run, in UTC.
    """
    lines = []
    for line in text.splitlines():
        if PROGRESS.fullmatch(line):
            continue
        for name, pattern in VOLATILE:
            line = pattern.sub(f"<{name}>", line)
        line = INSTANT.sub(
            lambda found: f"<{found.lastgroup}>" if is_near(found, now) else found[0], line)
        lines.append(" ".join(line.split()))
    return lines


def pattern(line):
    """The regular expression of a line of a page."""
    for name, volatile in VOLATILE:
        line = volatile.sub(f"<{name}>", line)
    line = " ".join(line.split())
    instants = []

    def keep(found):
        time = re.escape(found["time"] or found["date"][11:])
        exact = re.escape(found[0]) if found["date"] else rf"(?:\d{{4}}-\d\d-\d\d )?{time}"
        instants.append(f"(?:{exact}|{time}|<date>|<time>)")
        return "\0"

    line = INSTANT.sub(keep, line)
    result = ".*".join(re.escape(part) for part in line.split(LEFT_OUT))
    for alternatives in instants:
        result = result.replace("\0", alternatives, 1)
    return result


def difference(expected, printed, now, is_complete=True):
    """The first line of the page that was not printed, as a sentence; None if there is none.

    - `expected`: the lines of the page. Without any, everything matches.
    - `is_complete`: whether nothing may follow; false while a command is running.
    """
    expected = [line for line in expected if not PROGRESS.fullmatch(line)]
    if not expected:
        return None
    lines = printed_lines(printed, now)
    # The positions in `lines` up to which the page can match.
    positions = {0}
    for number, line in enumerate(expected):
        if line.strip() == LEFT_OUT:
            positions = set(range(min(positions), len(lines) + 1))
            continue
        wanted = re.compile(pattern(line))
        following = {
            position + 1 for position in positions
            if position < len(lines) and wanted.fullmatch(lines[position])}
        if not following:
            first = min(positions)
            actual = lines[first] if first < len(lines) else "nothing more"
            isolated = "" if number and expected[number - 1].strip() == LEFT_OUT else (
                f"\n  printed:  {actual}")
            return f"not as printed\n  the page: {' '.join(line.split())}{isolated}"
        positions = following
    if is_complete and len(lines) not in positions:
        return f"prints more than the page\n  printed:  {lines[max(positions)]}"
    return None
