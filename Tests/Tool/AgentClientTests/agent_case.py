"""A copy of the fixture, the tool's environment, and clients of `vitrine mcp`."""
import atexit
import contextlib
import functools
import os
import pathlib
import shutil
import tempfile
import unittest

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
TOOL = pathlib.Path(os.environ.get("VITRINE_TOOL", ROOT / ".build" / "debug" / "vitrine"))
EXAMPLES = ROOT / "Examples"
# The time of pictures that are compared.
TIME = "2026-03-05T09:30"

# Takes the place of swiftc. While the file `hold` exists, compilations wait for its end. The folder
# of the compiler is visible in the sandbox of compilers.
COMPILER = """#!/bin/bash
if [[ " $* " == *" -module-name "* ]]; then
  while [ -e "{folder}/bin/hold" ]; do sleep 0.05; done
fi
exec "{compiler}" "$@"
"""


class Workplace:
    """A temporary folder with a project, a cache and the state of a user."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-agents-"))
        self.project = self.folder / "work" / "Quay"
        shutil.copytree(HERE / "Fixtures" / "Quay", self.project)
        self.source = self.project / "QuayWidgets.swift"
        wrapper = self.folder / "bin" / "swiftc"
        self.hold = wrapper.parent / "hold"
        wrapper.parent.mkdir()
        wrapper.write_text(
            COMPILER.format(folder=self.folder, compiler=shutil.which("swiftc")))
        wrapper.chmod(0o755)
        (self.folder / "run").mkdir(mode=0o700)
        self.environment = dict(
            os.environ, PATH=f"{wrapper.parent}:{os.environ['PATH']}",
            XDG_CACHE_HOME=str(self.folder / "cache"), XDG_STATE_HOME=str(self.folder / "state"),
            XDG_RUNTIME_DIR=str(self.folder / "run"))

    def edit(self, old, new):
        text = self.source.read_text()
        assert old in text, old
        self.source.write_text(text.replace(old, new))

    def compilers(self):
        """The processes that compile and wait for the end of `hold`."""
        found = []
        for entry in pathlib.Path("/proc").iterdir():
            with contextlib.suppress(OSError):
                line = (entry / "cmdline").read_bytes().split(b"\0") if entry.name.isdigit() else []
                program = [b"/bin/bash", str(self.hold.with_name("swiftc")).encode()]
                if line[:2] == program and b"-module-name" in line:
                    found.append(int(entry.name))
        return found

    def is_running(self, process):
        """Whether a process has not ended."""
        try:
            state = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return False
        return state != "Z"

    def close(self):
        self.hold.unlink(missing_ok=True)
        shutil.rmtree(self.folder, ignore_errors=True)


@functools.cache
def workplace():
    work = Workplace()
    atexit.register(work.close)
    return work


class AgentCase(unittest.IsolatedAsyncioTestCase):
    """Tests with a workplace that all tests of a run share: the project is
    restored after each test."""

    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.work = workplace()

    def setUp(self):
        self.addCleanup(self.work.source.write_text, self.work.source.read_text())
        self.addCleanup(self.work.hold.unlink, missing_ok=True)

    def parameters(self, *arguments):
        paths = [] if any(each != "--editor" for each in arguments) else [
            self.work.folder / "work"]
        return StdioServerParameters(
            command=str(TOOL), args=["mcp", *map(str, [*arguments, *paths])],
            env=self.work.environment)

    @contextlib.asynccontextmanager
    async def client(self, *paths, mode="auto"):
        with open(self.work.folder / "errors", "a") as errors:
            transport = stdio_client(self.parameters(*paths), errlog=errors)
            async with Client(transport, mode=mode) as client:
                yield client

    async def call(self, client, name, progress=None, /, **arguments):
        """Calls a tool that has to succeed."""
        result = await client.call_tool(name, arguments, progress_callback=progress)
        self.assertFalse(result.is_error, text(result))
        return result

    async def failure(self, client, name, /, **arguments):
        """Calls a tool that has to fail; returns its text."""
        result = await client.call_tool(name, arguments)
        self.assertTrue(result.is_error, text(result))
        return text(result)


def text(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


def report(result):
    """The value for programs, which a result with pictures has in _meta."""
    return result.structured_content or result.meta["vitrine/result"]


def pictures(result):
    return [part for part in result.content if part.type == "image"]
