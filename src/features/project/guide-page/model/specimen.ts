import { randomBytes, randomInt } from 'node:crypto';
import { specimenAt } from '@/shared/specimens';
import { UID_ALPHABET, UID_LENGTH } from '@/shared/uid';
import { type CreatorGround, creatorGround } from '../../../profile/model/creator-ground';
import { ProjectStatus, StepType } from '../../constants';
import { shortStepId } from '../../model/place';
import type { PublicProject } from '../../schema';
import { GUIDE_PARTS, type GuidePartName, type WrittenGuide } from './guide-page';

/** What differs between the pages of two guides: single words, and parts that are in the HTML only. */
export type GuideSlot =
  | 'uid'
  | 'name'
  | 'description'
  | 'updatedAt'
  | 'stepIds'
  | 'shareTags'
  | 'preloads'
  | keyof CreatorGround
  | GuidePartName;

/** A guide that stands for all of its kind while the form of their pages is made, with a word in each place that differs. */
export interface Specimen {
  project: PublicProject;
  ground: CreatorGround;
  html: WrittenGuide;
  words: Readonly<Record<GuideSlot, string>>;
}

const WORD_BYTES = 12;
const randomWord = () => `slot${randomBytes(WORD_BYTES).toString('hex')}`;
const randomUid = () =>
  Array.from({ length: UID_LENGTH }, () => UID_ALPHABET[randomInt(UID_ALPHABET.length)]).join('');

/** The specimen of which a page is being made under this uid. */
export const specimenOf = (projectUid: string) => specimenAt(projectUid) as Specimen | undefined;

/** A specimen of guides that are public or private, with words that nobody can have guessed. */
export function makeSpecimen(type: PublicProject['type']): Specimen {
  const [uid, name, description, updatedAt, stepId, shareTag] = [
    randomUid(),
    randomWord(),
    randomWord(),
    randomWord(),
    randomWord(),
    randomWord(),
  ];
  // A random word in place of each colour.
  const ground = Object.fromEntries(
    Object.keys(creatorGround('')).map((name) => [name, randomWord()]),
  ) as CreatorGround;
  const written = Object.fromEntries(GUIDE_PARTS.map((part) => [part, randomWord()])) as Record<
    GuidePartName,
    string
  >;
  return {
    project: {
      id: '',
      projectUid: uid,
      name,
      description,
      type,
      updatedAt,
      createdAt: '',
      publishedAt: null,
      status: ProjectStatus.Published,
      averageTime: '00:01',
      people: 1,
      views: 0,
      stepCount: 1,
      tools: [],
      parts: [],
      ref: '',
      brand: '',
      category: '',
      tags: [],
      languages: ['en'],
      file: null,
      alt: [],
      source: null,
      rating: null,
      questions: [],
      steps: [
        {
          id: stepId,
          projectUid: uid,
          type: StepType.Step,
          name: [],
          description: [],
          alt: [],
          file: null,
        },
      ],
      creator: {
        uid,
        name: '',
        avatar: null,
        cover: null,
        textColor: '',
        backgroundColor: '',
        coverOpacity: 1,
        smallDescription: '',
        url: '',
        verified: false,
      },
    },
    ground,
    html: { shareTags: [{ name: 'slot', content: shareTag }], written },
    words: {
      uid,
      name,
      description,
      updatedAt,
      stepIds: shortStepId(stepId),
      shareTags: `<meta name="slot" content="${shareTag}"/>`,
      preloads: randomWord(),
      ...ground,
      ...written,
    },
  };
}
