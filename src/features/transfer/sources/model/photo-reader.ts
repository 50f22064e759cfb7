import { byName } from '@/features/uploads/model/accepted-picture';
import { PICTURE_NAME } from '@/shared/pictures/picture-formats';
import type { GuideReader } from '../../model/reader';
import type { DraftStep } from './draft-guide';
import { foundFromDraft } from './found-from-draft';

/** Fewer are no instructions. */
const PHOTOS_MIN = 2;
/** Names by a camera, without their numbers. */
const BY_CAMERA = /^(?:|img|dsc[fn]?|p|pxl|mvimg|photo|image|picture|foto|step)$/i;
const NUMBERS = /[\s\d_.()-]+/g;
const NUMBER_BEFORE = /^\d+[\s_.)-]+/;

const baseOf = (path: string) => (path.split('/').at(-1) ?? '').replace(PICTURE_NAME, '');

/** True if pictures of one folder are steps: their names have numbers. */
export const areSteps = (pictures: readonly string[]): boolean =>
  pictures.filter((path) => /\d/.test(baseOf(path))).length >= PHOTOS_MIN;

/** Reads a folder of photos, whose first one stands for it: each is a step. */
export const photoReader: GuideReader = {
  recognises: ({ name, folder }) => PICTURE_NAME.test(name) && folder !== undefined,
  read: ({ folder }, { lang = 'en' } = {}) => {
    const { name, pictures } = folder ?? { name: '', pictures: [] };
    const steps = pictures
      .toSorted((one, other) => byName.compare(baseOf(one), baseOf(other)))
      .map(
        (path): DraftStep => ({
          isChapter: false,
          name: nameOf(baseOf(path)),
          text: '',
          pictures: [{ source: path.split('/').at(-1) ?? '', alt: '' }],
          line: 1,
        }),
      );
    const draft = {
      name: name.replaceAll('_', ' ').trim(),
      description: '',
      lang,
      minutes: undefined,
      tools: [],
      parts: [],
      tags: [],
      category: '',
      pictures: [],
      steps,
      questions: [],
      source: null,
      line: 1,
    };
    return { guides: [foundFromDraft(draft)], refusals: [] };
  },
};

/** The words after the number; a name of a camera has none. */
const nameOf = (base: string): string =>
  BY_CAMERA.test(base.replace(NUMBERS, ''))
    ? ''
    : base.replace(NUMBER_BEFORE, '').replace(/_+/g, ' ').trim();
