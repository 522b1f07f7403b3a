#!/usr/bin/env python3
"""Counts what `vitrine mcp` costs a coding agent: the list of tools, and the result of each tool.

    tokens.py TOOL PROJECT KIND

Prints a line for each: characters of text, characters of structured content, pictures as
WIDTHxHEIGHT with the size of their Base64, and estimated tokens. A token is four characters of
text, or 750 pixels of a picture; clients pass the text or the structured content to their model,
and the longer one counts. The last lines are a fix: list, render, edit, render.
"""
import base64
import json
import os
import pathlib
import shutil
import struct
import sys
import tempfile

from agent_server import Server

TIME = "2026-03-05T09:30"


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def tokens_of_text(characters):
    return characters / 4


def picture_size(data):
    """The width and height of a PNG or JPEG file."""
    if data.startswith(b"\x89PNG"):
        return struct.unpack(">II", data[16:24])
    # The segments of a JPEG file, up to the one about its frame (SOF0 to SOF2).
    place = 2
    while not 0xC0 <= data[place + 1] <= 0xC2:
        place += 2 + struct.unpack(">H", data[place + 2:place + 4])[0]
    height, width = struct.unpack(">HH", data[place + 5:place + 9])
    return width, height


class Size:
    """The size of a tool's result."""

    def __init__(self, result):
        parts = result["content"]
        self.text = sum(len(part["text"]) for part in parts if part["type"] == "text")
        self.links = sum(len(compact(part)) for part in parts if part["type"] == "resource_link")
        structured = result.get("structuredContent")
        self.structured = len(compact(structured)) if structured else 0
        self.pictures = []
        for part in parts:
            if part["type"] == "image":
                size = picture_size(base64.b64decode(part["data"]))
                self.pictures.append((*size, len(part["data"])))

    @property
    def tokens(self):
        pixels = sum(width * height for width, height, _ in self.pictures)
        return round(tokens_of_text(max(self.text + self.links, self.structured)) + pixels / 750)

    def __str__(self):
        pictures = " ".join(f"{w}x{h} ({n / 1000:.0f} KB)" for w, h, n in self.pictures) or "-"
        return f"{self.text + self.links:8} {self.structured:8} {self.tokens:8}  {pictures}"


class Measure:
    def __init__(self, server):
        self.server = server

    def call(self, name, /, **arguments):
        result = self.server.answer(self.server.call(name, **arguments))
        if result.get("isError"):
            sys.exit(f"{name}: {result['content']}")
        size = Size(result)
        print(f"{name:14} {size}", flush=True)
        return result, size


def main():
    tool, project, kind = sys.argv[1:]
    with tempfile.TemporaryDirectory() as temporary:
        copy = pathlib.Path(temporary) / pathlib.Path(project).name
        shutil.copytree(project, copy)
        environment = dict(os.environ, XDG_CACHE_HOME=f"{temporary}/cache")
        server = Server(tool, copy, environment=environment)
        listed = compact(server.answer(server.send("tools/list"))["tools"])
        instructions = server.information["instructions"]
        print(f"instructions {len(instructions)} characters, tools/list {len(listed)} characters")
        start = tokens_of_text(len(instructions) + len(listed))
        measure = Measure(server)
        print(f"{'':14} {'text':>8} {'struct.':>8} {'tokens':>8}  pictures")
        calls(measure, kind)
        fix = [measure.call("list")[1]]
        for _ in range(2):
            fix.append(measure.call("render", kind=kind, at=TIME)[1])
        total = round(start + sum(size.tokens for size in fix))
        print(f"fix {total} tokens, with {round(start)} for the tools")
        server.end()


def calls(measure, kind):
    measure.call("check")
    measure.call("build")
    measure.call("timeline", kind=kind, at=TIME)
    measure.call("previews")
    measure.call("test", update=True)
    measure.call("audit")
    measure.call("simulate", start="2026-03-05")
    measure.call("install")
    measure.call("gallery")
    placed, _ = measure.call("place", kind=kind)
    id = placed["structuredContent"]["placement"]["id"]
    measure.call("placements")
    measure.call("configure", placement=id)
    measure.call("tap", placement=id)
    measure.call("shortcut")
    measure.call("clock", by="+2h")
    measure.call("device")
    measure.call("screenshot")
    measure.call("screenshot", surface="lock")
    measure.call("explain", id=id)
    measure.call("doctor")
    measure.call("log")
    measure.call("activity", action="list")
    measure.call("push_lint", payload={"aps": {"event": "update"}})
    measure.call("compatibility", name="Text")
    measure.call("remove", placement=id)


if __name__ == "__main__":
    main()
