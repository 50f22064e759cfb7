import { pointOf } from './mark-path';
import type { MarkPlace } from './marks';

/** Ninth of a picture: its row from above, and its column from the left. */
export type Ninth = `${'upper' | 'middle' | 'lower'}_${'left' | 'middle' | 'right'}`;

/** Where a shown mark is on its picture. */
export function ninthOf(mark: MarkPlace): Ninth {
  const { x, y } = pointOf(mark);
  const [column, row] = [third(x), third(y)];
  return `${(['upper', 'middle', 'lower'] as const)[row]}_${(['left', 'middle', 'right'] as const)[column]}`;
}

const third = (fraction: number): 0 | 1 | 2 => (fraction < 1 / 3 ? 0 : fraction < 2 / 3 ? 1 : 2);
