/** Replacement of a part of a text, and the selection after it. */
export type TextEdit = {
  from: number;
  to: number;
  text: string;
  select: readonly [number, number];
};

export type Format = 'bold' | 'list' | 'link';

type Selected = { text: string; start: number; end: number };

/** The edit that puts formatting around what is selected, or takes it away again. */
export function formatEdit(format: Format, selected: Selected): TextEdit {
  if (format === 'bold') return boldEdit(selected);
  return format === 'list' ? listEdit(selected) : linkEdit(selected);
}

function boldEdit({ text, start, end }: Selected): TextEdit {
  const [from, to] = trimmed(text, start, end);
  const words = text.slice(from, to);
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**')
    return { from: from - 2, to: to + 2, text: words, select: [from - 2, to - 2] };
  if (words.length > 4 && words.startsWith('**') && words.endsWith('**'))
    return { from, to, text: words.slice(2, -2), select: [from, to - 4] };
  if (words === '') return { from, to, text: '****', select: [from + 2, from + 2] };
  const bold = words
    .split('\n')
    .map((line) => line.replace(/^(- |\s*)(\S(?:.*\S)?)(\s*)$/, '$1**$2**$3'))
    .join('\n');
  const isOneLine = !words.includes('\n');
  return {
    from,
    to,
    text: bold,
    select: isOneLine ? [from + 2, to + 2] : [from, from + bold.length],
  };
}

/** Without the spaces at its ends; an empty selection stays where it is. */
function trimmed(text: string, start: number, end: number): [number, number] {
  const words = text.slice(start, end);
  if (words.trim() === '') return [end, end];
  const from = start + words.length - words.trimStart().length;
  return [from, from + words.trim().length];
}

function listEdit({ text, start, end }: Selected): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(end, from));
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.trim() === '' || line.startsWith('- '));
  const isEmpty = lines.every((line) => line.trim() === '');
  const changed = lines
    .map((line) => {
      if (isEmpty) return `- ${line}`;
      if (line.trim() === '') return line;
      return isList ? line.slice(2) : line.replace(/^(?:- )?\s*/, '- ');
    })
    .join('\n');
  const after = from + changed.length;
  return { from, to, text: changed, select: lines.length > 1 ? [from, after] : [after, after] };
}

const SCHEME = 'https://';

function linkEdit({ text, start, end }: Selected): TextEdit {
  const [from, to] = trimmed(text, start, end);
  const words = text.slice(from, to);
  if (/^https:\/\/\S+$/.test(words))
    return { from, to, text: `[](${words})`, select: [from + 1, from + 1] };
  const place = words === '' ? from + 1 : from + words.length + 3 + SCHEME.length;
  return { from, to, text: `[${words}](${SCHEME})`, select: [place, place] };
}
