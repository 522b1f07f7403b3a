import pathlib
import shutil
import tempfile
import time
import unittest

from pages import PageReader
from reader import Reader

# A stand-in for the tool.
TOOL = """#!/bin/sh
case $1 in
  serve) echo served; exec sleep 600 ;;
  fail) echo 'vitrine: error: no such thing' >&2; exit 1 ;;
  *) echo "$@" ;;
esac
"""


@unittest.skipUnless(shutil.which("bwrap"), "bubblewrap is missing")
class ReaderTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "Examples/Everyday").mkdir(parents=True)
        self.tool = self.folder / "tool"
        self.tool.write_text(TOOL)
        self.tool.chmod(0o755)

    def read(self, *lines, runs_long=False):
        blocks = PageReader("page.md", "\n".join(lines) + "\n").blocks()
        reader = Reader(
            "page.md", self.folder / "work", self.tool, self.folder / "cache", runs_long)
        reader.run(blocks, self.folder / "Examples")
        return reader

    def test_page_that_passes(self):
        reader = self.read(
            "<!-- docs-commands: file: names/a.txt -->", "```", "Ada", "```",
            "<!-- docs-commands: setup", "$ cp names/a.txt b.txt", "-->",
            "```console", "$ ls", "Examples", "b.txt", "names",
            "$ vitrine list b.txt", "list b.txt",
            "$ vitrine serve &", "served",
            "$ cd Examples", "$ pwd", "/home/you/vitrine/Examples",
            "$ vitrine fail", "vitrine: error: no such thing", "```",
            "<!-- docs-commands: skip: needs podman -->", "```console", "$ podman", "```",
            "<!-- docs-commands: long -->", "```console", "$ exit 1", "```")
        self.assertEqual(reader.findings, [])
        self.assertEqual(dict(reader.counts), {"run": 6, "compared": 5, "skipped": 2})
        self.assertEqual(dict(reader.skips), {"needs podman": 1, "long; run with --long": 1})

    def test_wrong_output_has_its_line(self):
        reader = self.read("```console", "$ true", "$ vitrine list p2", "list p1", "```")
        self.assertEqual(reader.findings, [
            "page.md:3: vitrine list p2: not as printed\n  the page: list p1\n"
            "  printed:  list p2\n  everything:\n    list p2"])

    def test_failing_command_ends_the_page(self):
        reader = self.read("```console", "$ vitrine fail", "$ vitrine list", "other", "```")
        self.assertEqual(reader.findings, [
            "page.md:2: vitrine fail: exits with 1\n    vitrine: error: no such thing"])

    def test_documented_failure_has_to_fail(self):
        reader = self.read("```console", "$ echo vitrine: error: no", "vitrine: error: no", "```")
        self.assertEqual(reader.findings, [
            "page.md:2: echo vitrine: error: no: exits with 0\n    vitrine: error: no"])

    def test_background_command_that_ends(self):
        reader = self.read(
            "<!-- docs-commands: background -->", "```console", "$ vitrine list", "ready", "```")
        self.assertEqual(reader.findings, [
            "page.md:3: vitrine list: not as printed\n  the page: ready\n  printed:  list\n"
            "  everything:\n    list"])

    def test_served_device_ends_with_the_page(self):
        self.read("```console", "$ vitrine serve &", "served", "```")
        # The kernel ends the processes of the page after bubblewrap.
        limit = time.monotonic() + 10
        while (running := self.processes()) and time.monotonic() < limit:
            time.sleep(0.02)
        self.assertEqual(running, [])

    def processes(self):
        """The processes with the folder of the page in their environment."""
        return [
            path for path in pathlib.Path("/proc").glob("[0-9]*/environ")
            if str(self.folder).encode() in self.environment(path)]

    @staticmethod
    def environment(path):
        try:
            return path.read_bytes()
        except OSError:
            return b""
