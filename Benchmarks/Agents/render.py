#!/usr/bin/env python3
"""Times the tool `render` of `vitrine mcp`, alone and while the same server builds the extension,
and the same picture without the protocol.

    render.py TOOL PROJECT KIND SOURCE TEXT ENTRY_BENCHMARK EXECUTABLE

Changes TEXT in SOURCE, a path inside a copy of PROJECT, for each build. Prints medians in
milliseconds: `render`, `render-building` and `direct`, whose rounds alternate with those of
`render`; and `render-building-slow`, the slowest.
"""
import os
import pathlib
import shutil
import statistics
import sys
import tempfile
import time

from agent_server import Server

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Entries"))

from entry_rounds import EntryRounds  # noqa: E402

ROUNDS = 5
PICTURES = 12
BUILDS = 3


class PictureServer(Server):
    def render(self, kind):
        """The milliseconds of a medium widget's picture, and whether it is that of the build
        before."""
        start = time.monotonic()
        result = self.answer(self.call(
            "render", kind=kind, family="systemMedium", scale=3, at="2026-03-05T09:30"))
        elapsed = (time.monotonic() - start) * 1000
        assert not result.get("isError"), result["content"]
        return elapsed, result["_meta"]["vitrine/result"]["isOld"]


def main():
    tool, project, kind, name, text, program, executable = sys.argv[1:]
    with tempfile.TemporaryDirectory() as temporary:
        copy = pathlib.Path(temporary) / pathlib.Path(project).name
        shutil.copytree(project, copy)
        environment = dict(os.environ, XDG_CACHE_HOME=f"{temporary}/cache")
        server = PictureServer(tool, copy, environment=environment)
        direct, alone = EntryRounds(program, executable, kind), []
        for number in range(ROUNDS + 1):
            direct.run()
            times = [server.render(kind)[0] for _ in range(PICTURES)]
            # The first round warms up.
            alone += times if number else []
        direct.end()
        print(f"render {statistics.median(alone):.1f}")
        _, archive, png = direct.medians()
        print(f"direct {archive + png:.2f}")
        source = copy / name
        original = source.read_text()
        assert text in original, f"{source} has no {text}"
        times = []
        for number in range(BUILDS):
            source.write_text(original.replace(text, f"{text}{number}"))
            build = server.call("build")
            # A picture that is requested before the build has begun would build as well.
            time.sleep(0.2)
            while True:
                elapsed, is_old = server.render(kind)
                if not is_old:
                    break
                times.append(elapsed)
            assert server.answer(build)["structuredContent"]["succeeded"]
        print(f"render-building {statistics.median(times):.1f}")
        print(f"render-building-slow {max(times):.1f}")
        server.end()


if __name__ == "__main__":
    main()
