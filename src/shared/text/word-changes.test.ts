import { expect, it } from 'vitest';
import { wordChanges } from './word-changes';

const shown = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ text, is }) => ({ same: text, added: `+[${text}]`, removed: `-[${text}]` })[is])
    .join('');

it.each([
  ['Sand the board', 'Sand the board', 'Sand the board'],
  ['Sand the board', 'Sand the long board', 'Sand the +[long ]board'],
  ['Use 80 grit paper.', 'Use 120 grit paper.', 'Use -[80]+[120] grit paper.'],
  ['One two', '', '-[One two]'],
  ['', 'One two', '+[One two]'],
])('marks what changed from %j to %j', (before, after, changes) => {
  expect(shown(before, after)).toBe(changes);
});

it('loses no letter', () => {
  const [before, after] = ['  a b\nc  d e ', 'x a  b\nd e f'];
  const changes = wordChanges(before, after);
  const without = (is: string) =>
    changes.flatMap((change) => (change.is === is ? [] : [change.text])).join('');
  expect([without('added'), without('removed')]).toEqual([before, after]);
});
