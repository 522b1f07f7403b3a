import unittest

from pages import PageError, PageReader

FENCE = "```"


def blocks(*lines):
    return PageReader("page.md", "\n".join(lines) + "\n").blocks()


class PageTests(unittest.TestCase):
    def test_commands_and_their_output(self):
        [block] = blocks(
            "Text", "```console", "$ first", "one", "two", "$ second \\", "    --option", FENCE)
        self.assertEqual(
            [(each.line, each.text, each.output) for each in block.commands],
            [(3, "first", ["one", "two"]), (6, "second \\\n    --option", [])])

    def test_other_blocks_have_no_commands(self):
        self.assertEqual(blocks("```json", "{}", FENCE, "```", "text", "$ not first", FENCE), [])

    def test_marks(self):
        mark = "<!-- docs-commands: {} -->"
        found = blocks(
            mark.format("skip: needs podman"), "```console", "$ a", FENCE,
            mark.format("long"), mark.format("background"), "```console", "$ b", "$ c", FENCE,
            mark.format("file: b.json"), "```json", "{}", FENCE,
            "<!-- docs-commands: setup", "$ d", "…", "-->",
            "```console", "$ e &", FENCE)
        self.assertEqual([block.skip for block in found], ["needs podman"] + [None] * 4)
        self.assertEqual([block.is_long for block in found], [False, True, False, False, False])
        self.assertEqual([block.is_setup for block in found], [False, False, False, True, False])
        self.assertEqual((found[2].file, found[2].content), ("b.json", "{}\n"))
        self.assertEqual(
            [command.is_background for block in found for command in block.commands],
            [False, False, True, False, True])
        self.assertEqual(found[3].commands[0].output, ["…"])

    def test_mistakes_have_a_line_and_a_remedy(self):
        for lines, message in (
            (["", "<!-- docs-commands: slow -->"],
             'page.md:2: unknown mark "slow"; available: skip: REASON, long, background, '
             "file: NAME, setup"),
            (["<!-- docs-commands: skip -->"],
             "page.md:1: the mark skip has no reason; write skip: REASON"),
            (["<!-- docs-commands: long"],
             "page.md:1: the mark is not closed; end the line with -->"),
            (["<!-- docs-commands: long -->", "", "```console", "$ a", FENCE],
             "page.md:1: no block follows the mark on the next line"),
            (["<!-- docs-commands: long -->"], "page.md:1: no block follows the mark"),
            (["<!-- docs-commands: long -->", "```json", "{}", FENCE],
             "page.md:1: the block has no commands; they start with `$ `"),
            (["<!-- docs-commands: setup", "$ a"],
             "page.md:1: the setup is not closed; add a line -->"),
            (["", "", "```console", "$ a"], "page.md:3: the block is not closed; add a line ```"),
        ):
            with self.subTest(lines=lines), self.assertRaises(PageError) as raised:
                blocks(*lines)
            self.assertEqual(str(raised.exception), message)
