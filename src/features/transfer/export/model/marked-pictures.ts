import { type Cut, isOnPicture, shownPlace } from '@/features/projects/model/marks/shown-place';
import type { Mark } from '@/features/projects/model/marks/marks';
import type { StatedText } from '@/features/projects/model/texts/states';
import type { GuidePicture } from '../../model/guide-format';

type ShownMark = Mark<StatedText>;
type Linked = Pick<GuidePicture, 'path'>;
type PicturedMedium = {
  picture: Linked | null;
  alt: StatedText[];
  marks?: ShownMark[];
  edit?: Cut;
};
/** The pictures of a step, of a file or for readers. */
export type PicturedStep = PicturedMedium & {
  further?: PicturedMedium[];
  clip?: Linked & { medium: number };
};
/** A picture with its marks drawn in: a file beside the clean one, which an import reads. */
export type MarkedPicture = { path: string; source: string; marks: ShownMark[] };

/** The pictures of a step in their order, with the marks that are on them. */
export const picturesOf = (
  step: PicturedStep,
): { picture: Linked | null; alt: StatedText[]; marks: ShownMark[] }[] =>
  [step, ...(step.further ?? [])].map(({ picture, alt, marks = [], edit }) => ({
    picture,
    alt,
    marks: marks.map((mark) => shownPlace(mark, edit ?? null)).filter(isOnPicture),
  }));

/** The marked pictures of a guide by step and place in it, from 0: `markedKey`. */
export function markedPictures({
  steps,
}: {
  steps: readonly PicturedStep[];
}): Map<string, MarkedPicture> {
  const marked = new Map<string, MarkedPicture>();
  const counts = new Map<string, number>();
  for (const [index, step] of steps.entries())
    for (const [place, { picture, marks }] of picturesOf(step).entries()) {
      if (!picture || marks.length === 0) continue;
      // Several steps may show one file, each with other marks.
      const count = (counts.get(picture.path) ?? 0) + 1;
      counts.set(picture.path, count);
      const ending = `-marked${count > 1 ? `-${count}` : ''}.webp`;
      marked.set(markedKey(index, place), {
        path: picture.path.replace(/\.webp$/, ending),
        source: picture.path,
        marks,
      });
    }
  return marked;
}

export const markedKey = (step: number, place: number) => `${step}/${place}`;
