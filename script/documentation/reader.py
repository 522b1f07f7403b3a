"""Runs the blocks of a page as a reader would."""
import collections
import datetime
import shutil
import tempfile

from output import difference
from shell import Shell, ShellError

# The home folder of the pages.
HOME = "/home/you"
# Seconds that a command may take, and a long one.
LIMIT = 120
LONG_LIMIT = 1200
# What the tool prints when it fails. A page that prints it documents a failure.
FAILURE = "vitrine: error: "


class Reader:
    """The findings of a page, and how many commands ran, were compared and were skipped."""

    def __init__(self, page, work, tool, cache, runs_long):
        self.page = page
        self.work = work
        self.tool = tool
        self.cache = cache
        self.runs_long = runs_long
        self.findings = []
        self.counts = collections.Counter()
        self.skips = collections.Counter()

    def run(self, blocks, examples):
        chosen = [block for block in blocks if self.is_chosen(block)]
        if all(block.is_setup or block.file for block in chosen):
            return
        self.home = self.work / "you"
        self.home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(
                dir=self.work, ignore_cleanup_errors=True) as name:
            folder = self.work / name
            checkout = folder / "vitrine"
            shutil.copytree(examples, checkout / "Examples")
            release = checkout / ".build/release"
            release.mkdir(parents=True)
            (release / "vitrine").symlink_to(self.tool)
            shell = Shell(folder, self.home, examples.parent, self.tool, self.cache)
            try:
                for block in chosen:
                    if block.file:
                        file = checkout / block.file
                        file.parent.mkdir(parents=True, exist_ok=True)
                        file.write_text(block.content, "utf-8")
                    for command in block.commands:
                        self.run_command(command, block, shell)
            except ShellError as error:
                self.findings.append(str(error))
            finally:
                shell.close()

    def is_chosen(self, block):
        if block.skip or block.is_long and not self.runs_long:
            self.skips[block.skip or "long; run with --long"] += len(block.commands)
            self.counts["skipped"] += len(block.commands)
            return False
        return True

    def run_command(self, command, block, shell):
        """Throws `ShellError` if the rest of the page cannot run."""
        limit = LONG_LIMIT if block.is_long else LIMIT
        place = f"{self.page}:{command.line}: {command.text}"
        if not block.is_setup:
            self.counts["run"] += 1
            self.counts["compared"] += bool(command.output)
        text = command.text.replace(HOME, str(self.home))
        try:
            if command.is_background:
                background = shell.start(text, limit)
                background.wait(
                    lambda text: not self.difference(command, text, is_complete=False), limit)
                status, printed = 0, background.text
                found = self.difference(command, printed, is_complete=False)
            else:
                status, printed = shell.run(text, limit)
                found = self.difference(command, printed)
        except ShellError as error:
            raise ShellError(f"{place}: {error}") from None
        fails = any(line.startswith(FAILURE) for line in command.output)
        if bool(status) != fails:
            raise ShellError(f"{place}: exits with {status}\n{indented(printed)}")
        if found:
            self.findings.append(f"{place}: {found}\n  everything:\n{indented(printed)}")

    def difference(self, command, printed, is_complete=True):
        now = datetime.datetime.now(datetime.UTC).replace(tzinfo=None)
        printed = printed.replace(str(self.home), HOME)
        return difference(command.output, printed, now, is_complete)


def indented(text, limit=60):
    lines = text.splitlines()
    more = [f"… {len(lines) - limit} more lines"] if len(lines) > limit else []
    return "\n".join("    " + line for line in lines[:limit] + more)
