import { shownText } from "/page/modules/dom/shown-text.js";
import { equal, test } from "./check.js";

test("texts cannot change the direction of others", () => {
  equal(shownText("Allow \u202egnp.exe\u202c?"), "Allow gnp.exe?");
  equal(shownText("\u2066a\u2067b\u2068c\u2069d\u202a\u202b\u202de"), "abcde");
  equal(shownText("a\u0000b\u001b[31mc\u007f\u0085d\r\ne\tf\u2028g"), "ab[31mcd\ne\tfg");
});

test("texts keep their letters", () => {
  const texts = [
    "<b>&amp;</b>", "\u05e9\u05dc\u05d5\u05dd", "\u0645\u0631\u062d\u0628\u0627",
    "\ud83d\udc68\u200d\ud83d\udc69", "9\u202fAM", "\u200e1", "",
  ];
  for (const text of texts) equal(shownText(text), text);
  equal(shownText(null), "");
  equal(shownText(7), "7");
});
