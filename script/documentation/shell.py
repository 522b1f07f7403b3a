"""A shell in which the commands of a page run.

It has its own network, processes and home folder: every port is free, a served device does not
outlive the page, and no page sees another one. Every page has the same paths, so that extensions
are built once for all of them. A page that changes a sample does so in another folder than
~/vitrine: the pages share the built extensions, which are found by the path of their sources.
"""
import os
import pathlib
import queue
import select
import shutil
import subprocess
import tempfile
import threading
import time

# Runs commands that end with a zero byte from one pipe, and writes their statuses to another one.
# Each has a process group, so that `kill %1` ends all of a command.
LOOP = r"""
set -m
while IFS= read -r -d '' output && IFS= read -r -d '' command; do
  eval "$command" >"$output" 2>&1 </dev/null
  printf '%s\n' $? >&$statuses
done <&$commands
"""
# Names that the pages use for machines of their readers.
HOSTS = "127.0.0.1 localhost build.example.com\n::1 localhost\n"
# Seconds that the shell may take to end.
END_LIMIT = 5


class ShellError(Exception):
    """A command that does not end, or a shell that does not start."""


class Background:
    """The output of a command that keeps running."""

    def __init__(self, pipe):
        self.text = ""
        self.has_ended = False
        self.changes = queue.SimpleQueue()
        # Opening waits for the command.
        threading.Thread(target=self.read, args=[pipe], daemon=True).start()

    def read(self, pipe):
        with open(pipe, "rb", buffering=0) as file:
            while chunk := file.read(1 << 16):
                self.text += chunk.decode("utf-8", "replace")
                self.changes.put(None)
        self.has_ended = True
        self.changes.put(None)

    def wait(self, is_ready, limit):
        """Whether the output is ready before the command ends and before the limit in seconds."""
        end = time.monotonic() + limit
        while not is_ready(self.text):
            if self.has_ended:
                return False
            try:
                self.changes.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                return False
        return True


class Shell:
    """A bash in the checkout of a reader.

    - `folder`: what is bound at `home`, the home folder that all pages see.
    - `checkout`: the folder of this checkout, which may be in `/tmp`. That is empty for each page.
    """

    def __init__(self, folder, home, checkout, tool, cache):
        self.folder = folder
        self.home = home
        self.count = 0
        self.runtime = tempfile.mkdtemp(prefix="vitrine-docs-")
        hosts = pathlib.Path(self.runtime) / "hosts"
        hosts.write_text(HOSTS)
        programs = folder / ".local/bin"
        programs.mkdir(parents=True)
        (programs / "vitrine").symlink_to(tool)
        environment = {
            name: value for name, value in os.environ.items()
            if not name.startswith(("XDG_", "VITRINE_", "GITHUB_"))
            or name in ("VITRINE_DATA", "VITRINE_FRAMEWORKS")}
        environment.update(
            HOME=str(home), PATH=f"{home}/.local/bin:{os.environ['PATH']}:/usr/sbin",
            XDG_CACHE_HOME=str(cache), XDG_RUNTIME_DIR=self.runtime, TZ="UTC", LANG="C.UTF-8",
            VITRINE_AUDIO="none")
        read, self.commands = os.pipe()
        self.statuses, write = os.pipe()
        environment.update(commands=str(read), statuses=str(write))
        self.log = pathlib.Path(self.runtime) / "log"
        command = [
            "bwrap", "--die-with-parent", "--dev-bind", "/", "/", "--unshare-net", "--unshare-pid",
            "--proc", "/proc", "--ro-bind", hosts, "/etc/hosts", "--tmpfs", "/tmp",
            "--bind", self.runtime, self.runtime, "--bind", checkout, checkout,
            "--bind", folder, home, "--chdir", home / "vitrine", "bash", "-c", LOOP]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command, pass_fds=[read, write], env=environment, stdin=subprocess.DEVNULL,
                stdout=log, stderr=subprocess.STDOUT)
        os.close(read)
        os.close(write)

    def send(self, output, command):
        try:
            os.write(self.commands, b"\0".join([str(output).encode(), command.encode(), b""]))
        except BrokenPipeError:
            raise ShellError(f"the shell has ended: {self.log.read_text()}") from None

    def output(self):
        self.count += 1
        return pathlib.Path(self.runtime) / f"output-{self.count}"

    def run(self, command, limit):
        """The status and the output of a command. Throws `ShellError` after `limit` seconds."""
        output = self.output()
        output.touch()
        self.send(output, command)
        ready, _, _ = select.select([self.statuses], [], [], limit)
        text = output.read_text("utf-8", "replace")
        if not ready:
            raise ShellError(f"has not ended after {limit} s; it printed\n{text}")
        status = os.read(self.statuses, 16)
        if not status:
            raise ShellError(f"the shell has ended: {self.log.read_text()}{text}")
        return int(status), text

    def start(self, command, limit):
        """The output of a command that keeps running."""
        output = self.output()
        os.mkfifo(output)
        background = Background(output)
        # The braces give the pipe to each part of the command.
        text = f"{{ {command.removesuffix('&').rstrip()}\n}} >{output} 2>&1 &"
        status, printed = self.run(text, limit)
        if status:
            raise ShellError(f"cannot be started: {printed}")
        return background

    def close(self):
        os.close(self.commands)
        os.close(self.statuses)
        # The shell ends, and with it all processes of its namespace.
        try:
            self.process.wait(timeout=END_LIMIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.runtime, ignore_errors=True)
