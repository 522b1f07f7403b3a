"""What the classes of attacks share."""

import contextlib
import os
import pathlib
import subprocess
import tempfile

SECRET = "canary-7f3a91-of-the-users-home"
MARK = "executed-7f3a91-by-the-project"


class Home:
    """A user's home folder with secrets, beside which projects are attacked from."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.home = self.folder / "home"
        for path in (".ssh/id_rsa", ".ssh/config", ".aws/credentials", ".env", "notes.txt"):
            file = self.home / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f"{SECRET}\n", encoding="utf-8")
        self.before = self.contents()

    def contents(self):
        return {
            str(path): path.read_bytes() for path in self.home.rglob("*")
            if path.is_file() and ".cache" not in path.parts and ".local" not in path.parts}

    def environment(self, **more):
        return {
            **os.environ, "HOME": str(self.home), "XDG_STATE_HOME": str(self.folder / "state"),
            "SECRET_TOKEN": SECRET, **more}

    def changes(self):
        """The files outside of the project that were written, changed or removed."""
        now = self.contents()
        return sorted(
            path for path in self.before.keys() | now.keys()
            if self.before.get(path) != now.get(path))


@contextlib.contextmanager
def home():
    with tempfile.TemporaryDirectory(prefix="vitrine-attack-") as folder:
        yield Home(folder)


def run(tool, arguments, folder, environment, timeout=120, stdin=subprocess.DEVNULL):
    """Runs the tool, and returns its status and everything that it printed."""
    process = subprocess.run(
        [str(tool), *map(str, arguments)], cwd=folder, env=environment, timeout=timeout,
        stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return process.returncode, process.stdout.decode("utf-8", "replace")


def holds(path, text):
    """Whether a file below a folder contains a text."""
    for file in pathlib.Path(path).rglob("*"):
        if file.is_file() and not file.is_symlink() and text.encode() in file.read_bytes():
            return True
    return False
