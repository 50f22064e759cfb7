const APOSTROPHE = "'";
// With tab and line break, and the full-width forms that some spreadsheets accept.
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A cell that no spreadsheet runs as a formula: prefixes an apostrophe. Also prefixes texts that
 * look like such a cell, so that `readCell` returns every text as it was.
 */
export const safeCell = (text: string): string => (RUNS.test(text) ? APOSTROPHE + text : text);

/** The text of a cell, written by `safeCell` or by a person. */
export const readCell = (cell: string): string =>
  cell.startsWith(APOSTROPHE) && RUNS.test(cell) ? cell.slice(1) : cell;
