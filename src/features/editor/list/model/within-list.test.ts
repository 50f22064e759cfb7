import { expect, it } from 'vitest';
import { withinList } from './within-list';

const LIST = { top: 100, bottom: 500 };
const ROW = { top: 200, bottom: 260 };

it.each([
  [30, 30],
  [-100, -100],
  [-5000, -100],
  [240, 240],
  [5000, 240],
])('limits a move of a row by %s px to the ends of its list: %s', (wanted, moved) => {
  expect(withinList(wanted, ROW, LIST)).toBe(moved);
});
