import { PICTURE_NAME } from '@/shared/pictures/picture-formats';
import type { TextFile } from '../../../model/reader';
import type { DraftPicture } from '../draft-guide';

const PLACE = /^\.(\d{1,4}(?:\.\d{1,4})?)$/;

/** The pictures beside a recipe: `Cake.jpg`, `Cake.2.jpg` of step 2, `Cake.1.2.jpg` in section 1. */
export class BesidePictures {
  readonly #own: DraftPicture[] = [];
  readonly #byPlace = new Map<string, DraftPicture>();
  /** Older tools count steps from 0. */
  readonly #first: number;

  constructor(base: string, { folder }: TextFile) {
    for (const path of folder?.pictures ?? []) {
      const source = path.split('/').at(-1) ?? '';
      const name = source.replace(PICTURE_NAME, '');
      const [, place] = PLACE.exec(name.slice(base.length)) ?? [];
      if (name === base) this.#own.push({ source, alt: '' });
      else if (name.startsWith(base) && place !== undefined)
        this.#byPlace.set(place, { source, alt: '' });
    }
    this.#first = this.#byPlace.has('0') ? 0 : 1;
  }

  /** Takes the picture of a step: its place in the recipe from 0, in its section from 1. */
  take(place: number, section: number, placeInSection: number): DraftPicture[] {
    const keys = [`${section}.${placeInSection}`, String(place + this.#first)];
    const key = keys.find((each) => this.#byPlace.has(each));
    const picture = this.#byPlace.get(key ?? '');
    this.#byPlace.delete(key ?? '');
    return picture ? [picture] : [];
  }

  /** Pictures of the recipe, and of steps that it does not have. */
  rest(): DraftPicture[] {
    return [...this.#own, ...this.#byPlace.values()];
  }
}
