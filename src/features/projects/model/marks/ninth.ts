import type { MarkPlace } from './marks';

/** Ninth of a picture: its row from above, and its column from the left. */
export type Ninth = `${'upper' | 'middle' | 'lower'}_${'left' | 'middle' | 'right'}`;

/** Where a shown mark is on its picture: the head of an arrow, the middle of the others. */
export function ninthOf({ kind, x, y, w, h }: MarkPlace): Ninth {
  const part = kind === 'arrow' ? 1 : 0.5;
  const [column, row] = [third(x + w * part), third(y + h * part)];
  return `${(['upper', 'middle', 'lower'] as const)[row]}_${(['left', 'middle', 'right'] as const)[column]}`;
}

const third = (fraction: number): 0 | 1 | 2 => (fraction < 1 / 3 ? 0 : fraction < 2 / 3 ? 1 : 2);
