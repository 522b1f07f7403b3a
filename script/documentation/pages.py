"""Reads the commands of a page: its console blocks, and the marks in front of them.

A mark is a comment, which readers do not see, on the lines before a block:

  <!-- docs-commands: skip: REASON -->    not run
  <!-- docs-commands: long -->            run with --long only
  <!-- docs-commands: background -->      the last command keeps running until the end of the page
  <!-- docs-commands: file: NAME -->      the block is the content of a file that the reader has

What the reader has done before is a console block inside of a comment:

  <!-- docs-commands: setup
  $ COMMAND
  OUTPUT
  -->
"""
import dataclasses
import re

MARK = re.compile(r"<!-- docs-commands: (?P<text>.*?) *(?P<end>-->)?$")
FENCE = re.compile(r" *```")
PROMPT = "$ "
MARKS = "skip: REASON, long, background, file: NAME, setup"


class PageError(Exception):
    """What is wrong with the marks or the blocks of a page, with the file and the line."""

    def __init__(self, page, line, text):
        super().__init__(f"{page}:{line}: {text}")


@dataclasses.dataclass
class Command:
    """A command, and the lines that the page prints after it."""
    line: int
    text: str
    output: list
    is_background: bool = False


@dataclasses.dataclass
class Block:
    """The commands of a block, or the content of a file."""
    line: int
    commands: list
    file: str | None = None
    content: str = ""
    skip: str | None = None
    is_long: bool = False
    is_setup: bool = False


@dataclasses.dataclass
class Marks:
    """The marks in front of a block."""
    line: int = 0
    skip: str | None = None
    is_long: bool = False
    is_background: bool = False
    file: str | None = None


class PageReader:
    """Reads the blocks of a page. Throws `PageError`."""

    def __init__(self, name, text):
        self.name = name
        self.lines = text.splitlines()
        self.index = 0
        self.marks = Marks()

    def blocks(self):
        result = []
        while self.index < len(self.lines):
            line = self.lines[self.index]
            self.index += 1
            if FENCE.match(line):
                result += self.fenced()
            elif line.startswith("<!-- docs-commands"):
                result += self.mark(line)
            elif self.marks.line:
                raise self.error(self.marks.line, "no block follows the mark on the next line")
        if self.marks.line:
            raise self.error(self.marks.line, "no block follows the mark")
        return result

    def error(self, line, text):
        return PageError(self.name, line, text)

    def until(self, end, what):
        """The lines up to one that is `end`, which is passed."""
        start = self.index
        while self.index < len(self.lines):
            self.index += 1
            if self.lines[self.index - 1].strip() == end:
                return self.lines[start:self.index - 1]
        raise self.error(start, f"{what} is not closed; add a line {end}")

    def fenced(self):
        marks, self.marks = self.marks, Marks()
        line = self.index
        body = self.until("```", "the block")
        if marks.file:
            content = "\n".join(body) + "\n"
            return [Block(line, [], marks.file, content, marks.skip, marks.is_long)]
        if not body or not body[0].startswith(PROMPT):
            if marks.line:
                raise self.error(marks.line, "the block has no commands; they start with `$ `")
            return []
        commands = self.commands(body, line + 1)
        commands[-1].is_background |= marks.is_background
        return [Block(line, commands, skip=marks.skip, is_long=marks.is_long)]

    def mark(self, line):
        found = MARK.fullmatch(line)
        name, _, value = found["text"].partition(": ") if found else ("", "", "")
        match name, bool(value):
            case "setup", False if not found["end"]:
                start = self.index
                body = self.until("-->", "the setup")
                if not body or not body[0].startswith(PROMPT):
                    raise self.error(start, "the setup has no commands; they start with `$ `")
                return [Block(start, self.commands(body, start + 1), is_setup=True)]
            case _, _ if not found or not found["end"]:
                raise self.error(self.index, "the mark is not closed; end the line with -->")
            case "skip", True:
                self.marks.skip = value
            case "skip" | "skip:", False:
                raise self.error(self.index, "the mark skip has no reason; write skip: REASON")
            case "long", False:
                self.marks.is_long = True
            case "background", False:
                self.marks.is_background = True
            case "file", True:
                self.marks.file = value
            case _:
                raise self.error(
                    self.index, f'unknown mark "{found["text"]}"; available: {MARKS}')
        self.marks.line = self.marks.line or self.index
        return []

    @staticmethod
    def commands(body, number):
        result = []
        for line in body:
            if line.startswith(PROMPT):
                result.append(Command(number, line.removeprefix(PROMPT), []))
            elif result[-1].text.endswith("\\") and not result[-1].output:
                result[-1].text += "\n" + line
            else:
                result[-1].output.append(line)
            number += 1
        for command in result:
            command.is_background = command.text.endswith("&")
        return result
