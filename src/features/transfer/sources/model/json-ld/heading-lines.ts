const HEADING = /^#{1,6}\s+(\S.*?)(?:\s+#+)?$/;
const WHOLE = /^(\*\*|__)(?=\S)(.*\S)\1$/;
const EMPHASIS =
  /(?<![\p{L}\p{N}_*])(\*{1,2}|_{1,2})(?=[^\s*_])([^*_\n]*[^\s*_])\1(?![\p{L}\p{N}_*])/gu;

/** The words of a heading of Markdown, as cookbooks write them among steps and parts. */
export const headingOf = (text: string): string | undefined => HEADING.exec(text.trim())?.[1];

/** A line of a list without the signs of Markdown. */
export const withoutMarkdown = (line: string): string =>
  (headingOf(line) ?? line).replace(WHOLE, '$2').replace(EMPHASIS, '$2');
