// Marks where bold text begins and ends while a text of another format is put together. Texts that
// are stored have no control characters.
export const BOLD_START = '\u0002';
export const BOLD_END = '\u0003';

/** The text with its marks as `**`, where they can be; without those that have no counterpart. */
export function withStars(text: string): string {
  return text
    .replaceAll(BOLD_END + BOLD_START, '')
    .replace(/\u0002([^\u0002\u0003]*)\u0003/g, (_, words: string) =>
      words.split('\n').map(boldLine).join('\n'),
    )
    .replace(/[\u0002\u0003]/g, '');
}

function boldLine(line: string): string {
  const [, lead = '', rest = line] = /^(- |\s*)([^]*)$/.exec(line) ?? [];
  const text = rest.trim();
  if (text === '' || text.includes('**') || text.startsWith('*') || text.endsWith('*')) return line;
  const at = rest.indexOf(text);
  return `${lead}${rest.slice(0, at)}**${text}**${rest.slice(at + text.length)}`;
}
