"use strict";

const TYPE_SIZES = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
  "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
];

/** The value of an axis that draws the tool's own selection of values. */
const ALL = "*";

/**
 * What the page offers to vary, as the tool's option `--variants` names it. The first value of an
 * axis is that without a choice. Rare ones are behind “More”.
 */
function axes(locales) {
  return [
    {
      name: "scheme", isRare: false, title: "Appearance",
      options: [["light:dark", "Light and dark"], ["light", "Light"], ["dark", "Dark"]],
    },
    {
      name: "type-size", isRare: false, title: "Text size",
      options: [["", "Default"], [ALL, "Several"], ...TYPE_SIZES.map((each) => [each, each])],
    },
    {
      name: "locale", isRare: false, title: "Locale",
      options: [
        ["", "Default"], ...(locales.length > 1 ? [[locales.join(":"), "All"]] : []),
        ...locales.map((each) => [each, each]),
      ],
    },
    {
      name: "direction", isRare: true, title: "Direction",
      options: [["", "Of the locale"], ["leftToRight", "Left to right"],
        ["rightToLeft", "Right to left"]],
    },
    {
      name: "contrast", isRare: true, title: "Contrast",
      options: [["", "Standard"], ["increased", "Increased"], [ALL, "Both"]],
    },
    {
      name: "mode", isRare: true, title: "Mode",
      options: [["", "Full color"], ["accented", "Accented"], ["vibrant", "Vibrant"],
        [ALL, "Both"]],
    },
  ];
}

/** The choice with a valid value for each axis, whatever it was made of. */
function validChoice(choice, known) {
  return Object.fromEntries(known.map(({ name, options }) => {
    const wanted = choice?.[name];
    const isValid = options.some(([value]) => value === wanted);
    return [name, isValid ? wanted : options[0][0]];
  }));
}

/** The text for `--variants`. */
function variantsText(choice) {
  return Object.entries(choice).filter(([, value]) => value !== "")
    .map(([name, value]) => (value === ALL ? name : `${name}=${value}`)).join(",");
}

module.exports = { axes, validChoice, variantsText };
