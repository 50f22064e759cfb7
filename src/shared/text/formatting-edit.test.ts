import { expect, it } from 'vitest';
import { type Format, formatEdit } from './formatting-edit';

/** Brackets ‹› stand for the selection. */
function edited(format: Format, shown: string): string {
  const start = shown.indexOf('‹');
  const end = shown.indexOf('›') - 1;
  const text = shown.replace(/[‹›]/g, '');
  const edit = formatEdit(format, { text, start, end });
  const after = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
  const [from, to] = edit.select;
  return `${after.slice(0, from)}‹${after.slice(from, to)}›${after.slice(to)}`;
}

it.each([
  ['Turn ‹off› it', 'Turn **‹off›** it'],
  ['Turn ‹off ›it', 'Turn **‹off›** it'],
  ['Turn **‹off›** it', 'Turn ‹off› it'],
  ['Turn ‹**off**› it', 'Turn ‹off› it'],
  ['Turn ‹›', 'Turn **‹›**'],
  ['‹- a\n\nb›', '‹- **a**\n\n**b**›'],
])('bold: %j', (before, after) => expect(edited('bold', before)).toBe(after));

it.each([
  ['‹›', '- ‹›'],
  ['gl‹›ue', '- glue‹›'],
  ['a\n‹b\nc›\nd', 'a\n‹- b\n- c›\nd'],
  ['‹- b\n- c›', '‹b\nc›'],
  ['‹- b\n\nc›', '‹- b\n\n- c›'],
  ['a\n‹›', 'a\n- ‹›'],
])('list: %j', (before, after) => expect(edited('list', before)).toBe(after));

it.each([
  ['the ‹shop›', 'the [shop](https://‹›)'],
  ['‹›', '[‹›](https://)'],
  ['‹https://a.example›', '[‹›](https://a.example)'],
])('link: %j', (before, after) => expect(edited('link', before)).toBe(after));
