"""Signals: whatever ends the tool also ends what it has started, and leaves no files behind.

The quick part ends a build with real compilers. The rest ends commands at random moments, an
extension that hangs, and workers and sweeps of a cluster whose server is frozen.
"""

import contextlib
import functools
import os
import pathlib
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LIMIT = 3.0

WIDGET = """
import SwiftUI
import WidgetKit

struct Now: TimelineEntry { var date: Date }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Now { Now(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) { HANG }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) { HANG }
}

@main struct Slow: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Slow", provider: Provider()) { _ in
      Text("Slow").containerBackground(.white, for: .widget)
    }
  }
}
"""


class Place:
    """A folder with sources, and the folders for everything that the tool writes."""

    def __init__(self, hangs=False):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-signals-"))
        self.marker = uuid.uuid4().hex
        (self.folder / "Slow").mkdir()
        body = "while true { sleep(1) }" if hangs else "completion(Now(date: .now))"
        text = WIDGET.replace("HANG", body, 1).replace(
            "HANG", "while true { sleep(1) }" if hangs else
            "completion(Timeline(entries: [Now(date: .now)], policy: .never))")
        (self.folder / "Slow/Slow.swift").write_text(text)
        self.temporary = self.folder / "tmp"
        self.temporary.mkdir()
        self.environment = dict(
            os.environ, XDG_CACHE_HOME=str(self.folder / "cache"),
            XDG_STATE_HOME=str(self.folder / "state"), TMPDIR=str(self.temporary),
            VITRINE_ATTACK=self.marker)

    def start(self, tool, command):
        return subprocess.Popen(
            [str(tool), *command], cwd=self.folder, env=self.environment,
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def processes(self):
        """What has been started from here, by its environment or its command line."""
        found = []
        for entry in pathlib.Path("/proc").iterdir():
            if not entry.name.isdigit() or int(entry.name) == os.getpid():
                continue
            with contextlib.suppress(OSError):
                if (entry / "stat").read_text().rsplit(")", 1)[1].split()[0] in "ZX":
                    continue
                environment = (entry / "environ").read_bytes()
                line = (entry / "cmdline").read_bytes()
                if line.startswith(b"/usr/sbin/nats-server"):
                    continue
                if self.marker.encode() in environment or str(self.folder).encode() in line:
                    found.append((int(entry.name), line.replace(b"\0", b" ")[:60].decode()))
        return found

    def files(self):
        scratch = [p for p in (self.folder / "cache").glob("vitrine/*")
                   if p.name.startswith(("build-", "check-"))]
        staged = list(self.folder.glob(".*"))
        return scratch + staged + list(self.temporary.iterdir())

    def close(self):
        for identifier, _ in self.processes():
            with contextlib.suppress(OSError):
                os.kill(identifier, signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)


def wait(condition, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.01)
    return condition()


def ended(process, place, number, statuses, files=True):
    """Sends a signal. Returns what is wrong."""
    start = time.monotonic()
    process.send_signal(number)
    try:
        status = process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        return ["is still running after 20 seconds"]
    seconds = time.monotonic() - start
    problems = []
    if seconds > LIMIT:
        problems.append(f"took {seconds:.1f} s")
    if status not in statuses:
        problems.append(f"status {status}")
    if not wait(lambda: not place.processes(), 1):
        problems.append(f"left {place.processes()}")
    if files and place.files():
        problems.append(f"left {[p.name for p in place.files()]}")
    return problems


def has_lines(file, count):
    """Whether a file has more than a number of lines."""
    return file.exists() and file.read_text().count("\n") > count


def build(tool, number, delay=None):
    place = Place()
    try:
        process = place.start(tool, ["build", "Slow", "-o", "out.vitrine"])

        def compilers():
            return [p for p in place.processes() if "swift-frontend" in p[1]]

        if delay is None:
            if not wait(compilers, 20):
                return ["no compiler was started"]
        else:
            time.sleep(delay)
        statuses = (-number, 0) if delay else (-number,)
        return ended(process, place, number, statuses, files=number != signal.SIGKILL)
    finally:
        place.close()


def hanging_extension(tool):
    """An extension that never answers, in each command that runs one."""
    place = Place(hangs=True)
    try:
        bundle = place.folder / "Slow.vitrine"
        subprocess.run([str(tool), "build", "Slow", "-o", str(bundle)], cwd=place.folder,
                       env=place.environment, check=True, capture_output=True)
        for command in ("render", "timeline", "sheet", "simulate", "sweep"):
            for number in (signal.SIGINT, signal.SIGKILL):
                process = place.start(tool, [command, str(bundle)])
                wait(lambda: len(place.processes()) >= 3, 10)
                problems = ended(process, place, number, (-number,),
                                 files=number != signal.SIGKILL)
                yield f"{command} of a hanging extension, {number.name}", problems
                for path in place.files():
                    shutil.rmtree(path, ignore_errors=True)
    finally:
        place.close()


@contextlib.contextmanager
def nats(place):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        ["/usr/sbin/nats-server", "-a", "127.0.0.1", "-p", str(port), "-js", "-sd",
         str(place.folder / "nats")], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        def is_open():
            with socket.socket() as probe:
                return probe.connect_ex(("127.0.0.1", port)) == 0
        wait(is_open, 5)
        yield server, f"nats://localhost:{port}"
    finally:
        server.send_signal(signal.SIGCONT)
        server.kill()
        server.wait()


def frozen_server(tool, rounds):
    """Workers and sweeps of which the server no longer answers."""
    place = Place()
    try:
        sample = place.folder / "Slow.vitrine"
        subprocess.run([str(tool), "build", str(ROOT / "Examples/Everyday"), "-o", str(sample)],
                       cwd=place.folder, env=place.environment, check=True, capture_output=True)
        for number in range(rounds):
            with nats(place) as (server, url):
                subprocess.run([str(tool), "cluster", "check", url, "--storage", "1"],
                               env=place.environment, check=True, capture_output=True)
                worker = place.start(tool, ["worker", "--cluster", url, "--jobs", "1"])
                sweep = place.start(
                    tool, ["sweep", str(sample), "--cluster", url, "-o", f"swept{number}",
                           "--locales", "en_US,de_DE,ar_SA,fr_FR,ja_JP"])
                manifest = place.folder / f"swept{number}/sweep.jsonl"
                wait(functools.partial(has_lines, manifest, 3), 30)
                server.send_signal(signal.SIGSTOP if number % 2 else signal.SIGKILL)
                time.sleep(random.random())
                for name, process in (("worker", worker), ("sweep", sweep)):
                    start = time.monotonic()
                    process.send_signal(signal.SIGTERM)
                    try:
                        status = process.wait(60)
                    except subprocess.TimeoutExpired:
                        process.kill()
                        status = "none"
                    seconds = time.monotonic() - start
                    problems = [] if seconds <= LIMIT and status in (0, -15) else ["slow"]
                    how = "frozen" if number % 2 else "dead"
                    yield (f"{name} with a {how} server, SIGTERM", problems,
                           f"status {status} after {seconds:.1f} s")
                if not wait(lambda: not place.processes(), 1):
                    yield "processes after that", [f"left {place.processes()}"], ""
    finally:
        place.close()


def attacks(tool, quick):
    # A shell without job control ignores SIGINT for what it starts in the background, and programs
    # inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in (signal.SIGINT, signal.SIGKILL) if quick else (
            signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL):
        problems = build(tool, number)
        yield f"build, {number.name}", not problems, "; ".join(problems)
    if quick:
        return
    for _ in range(20):
        number = random.choice((signal.SIGINT, signal.SIGTERM, signal.SIGHUP))
        delay = random.uniform(0.02, 4)
        problems = build(tool, number, delay)
        yield f"build, {number.name} after {delay:.2f} s", not problems, "; ".join(problems)
    for name, problems in hanging_extension(tool):
        yield name, not problems, "; ".join(problems)
    for name, problems, detail in frozen_server(tool, 6):
        yield name, not problems, "; ".join(problems + [detail])


if __name__ == "__main__":
    import sys

    sys.exit(max([0] + [print(name, "passed" if passed else "FAILED", detail) or not passed
                        for name, passed, detail in attacks(
                            pathlib.Path(sys.argv[1]).resolve(), "--quick" in sys.argv)]))
