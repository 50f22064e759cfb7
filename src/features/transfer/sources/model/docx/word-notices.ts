import { cutText } from '@/shared/text/letters';
import type { Refusal } from '../../../model/reader';

/** Parts of a document that a guide has no place for. */
export type WordPart =
  | 'deletion'
  | 'hidden'
  | 'comment'
  | 'footnote'
  | 'header'
  | 'format'
  | 'linked'
  | 'smartart'
  | 'chart'
  | 'drawing'
  | 'object'
  | 'equation';
export type WordNotice = Pick<Refusal, 'reason' | 'values'>;

const PLACE_MAX = 60;
/** In the text of the message: there are no words above. */
export const NOWHERE = 'none';

/** Words as the name of a place. */
export const placeOf = (words: string): string => {
  const line = words.replace(/\s+/g, ' ').trim();
  const cut = cutText(line, PLACE_MAX);
  return cut === '' ? NOWHERE : cut.length < line.length ? `${cut.trimEnd()}…` : cut;
};

/** Counts what is left out, by its place. */
export class WordNotices {
  readonly #counts = new Map<string, { kind: WordPart; below: string; count: number }>();

  add(kind: WordPart, words: string): void {
    const below = placeOf(words);
    const key = `${kind} ${below}`;
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else this.#counts.set(key, { kind, below, count: 1 });
  }

  get all(): WordNotice[] {
    return [...this.#counts.values()].map((values) => ({ reason: 'word_part_left_out', values }));
  }
}
