import { patching, rolling } from './drawings/bike-patch';
import { wheelOff } from './drawings/bike-wheel-off';
import { paoDrawings } from './drawings/pao';
import { peopleDrawings } from './drawings/people';
import { potDrawings } from './drawings/pot';
import { printerDrawings } from './drawings/printer';
import { shelfDrawings } from './drawings/shelf';
import { tapDrawings } from './drawings/tap';

const DRAWINGS = new Map<string, () => string>(
  [
    wheelOff,
    patching,
    rolling,
    shelfDrawings,
    printerDrawings,
    paoDrawings,
    tapDrawings,
    potDrawings,
    peopleDrawings,
  ].flatMap((group) => Object.entries(group)),
);

/** Names of all drawings. */
export const drawingNames = (): string[] => [...DRAWINGS.keys()];

/**
 * The drawing of that name as SVG: 1600 × 1200 for guides and steps, 800 × 800 for avatars, 1600 ×
 * 600 for creators' covers.
 * @throws when there is no such drawing
 */
export function drawing(name: string): string {
  const draw = DRAWINGS.get(name);
  if (!draw) throw new Error(`There is no drawing named "${name}".`);
  return draw();
}
