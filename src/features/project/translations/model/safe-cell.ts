const APOSTROPHE = "'";
// With tab and line break, and the wide forms that some spreadsheets take for the narrow ones.
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A cell that no spreadsheet runs as a formula: an apostrophe goes before what would be one. It also goes before texts that
 * begin as such a cell does, so that `readCell` gives every text back as it was.
 */
export const safeCell = (text: string): string => (RUNS.test(text) ? APOSTROPHE + text : text);

/** The text of a cell, whether `safeCell` or a person wrote it. */
export const readCell = (cell: string): string =>
  cell.startsWith(APOSTROPHE) && RUNS.test(cell) ? cell.slice(1) : cell;
