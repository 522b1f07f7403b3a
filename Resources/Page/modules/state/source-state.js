/** The rows of the console that are kept. */
const rowLimit = 2000;

export const emptyOutput = { rows: [], last: 0, missed: 0 };

/** The watched projects, and what extensions and apps print. Pure. */
export function reduceSources(server, action) {
  switch (action.type) {
    case "buildsLoaded":
      return { ...server, builds: action.builds, buildsAt: action.at };
    case "outputLoaded": {
      const output = mergeOutput(server.output, action.page, action.isFirst);
      return output === server.output ? server : { ...server, output };
    }
    default:
      return server;
  }
}

/** Adds a page of rows. The first page after a connection replaces what another host has sent. */
function mergeOutput(output, page, isFirst) {
  if (isFirst || page.last < output.last) return { rows: page.rows, last: page.last, missed: 0 };
  if (page.rows.length === 0 && page.missed === 0) return output;
  return {
    rows: [...output.rows, ...page.rows].slice(-rowLimit), last: page.last,
    missed: output.missed + page.missed,
  };
}

/** From the least to the most severe. */
export const levels = ["debug", "info", "notice", "error", "fault"];

/** The name of the process that has printed a row. */
export const originOf = ({ extension, isApp }) => (isApp ? `${extension} (app)` : extension);

/** The rows that a filter lets through: `{ origin, level, text, after }`. */
export function filterRows(rows, { origin, level, text, after }) {
  const least = levels.indexOf(level);
  const words = text.trim().toLowerCase();
  return rows.filter((row) =>
    row.sequence > after
    && (!origin || originOf(row) === origin)
    && (!level || levels.indexOf(row.level) >= least)
    && (!words || [row.text, row.category, row.subsystem, row.request]
      .some((field) => field?.toLowerCase().includes(words))));
}
