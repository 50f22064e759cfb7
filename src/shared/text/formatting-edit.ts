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
  const selected = text.slice(from, to);
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**')
    return { from: from - 2, to: to + 2, text: selected, select: [from - 2, to - 2] };
  if (selected.length > 4 && selected.startsWith('**') && selected.endsWith('**'))
    return { from, to, text: selected.slice(2, -2), select: [from, to - 4] };
  if (selected === '') return { from, to, text: '****', select: [from + 2, from + 2] };
  const bold = selected
    .split('\n')
    .map((line) => line.replace(/^(- |\s*)(\S(?:.*\S)?)(\s*)$/, '$1**$2**$3'))
    .join('\n');
  const isOneLine = !selected.includes('\n');
  return {
    from,
    to,
    text: bold,
    select: isOneLine ? [from + 2, to + 2] : [from, from + bold.length],
  };
}

/** Without the spaces at its ends; an empty selection stays where it is. */
function trimmed(text: string, start: number, end: number): [number, number] {
  const selected = text.slice(start, end);
  if (selected.trim() === '') return [end, end];
  const from = start + selected.length - selected.trimStart().length;
  return [from, from + selected.trim().length];
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
  const selected = text.slice(from, to);
  if (/^https:\/\/\S+$/.test(selected))
    return { from, to, text: `[](${selected})`, select: [from + 1, from + 1] };
  const place = selected === '' ? from + 1 : from + selected.length + 3 + SCHEME.length;
  return { from, to, text: `[${selected}](${SCHEME})`, select: [place, place] };
}
