import { createHash } from 'node:crypto';
import { mintActor } from '../../../src/features/auth/server/actor';
import { parseAverageTime } from '../../../src/features/projects/model/average-time';
import { searchColumns } from '../../../src/features/projects/model/tags';
import { isListed } from '../../../src/features/projects/policy';
import { headTextsOf, type PlainTexts } from '../../../src/testing/plain-head';
import {
  SEARCH_VERSION,
  type SearchDocument,
  searchDocument,
} from '../../../src/features/search/model/search-document';
import { UID_ALPHABET, UID_LENGTH } from '../../../src/shared/ids/uid';
import { PROJECT_LANGUAGES } from '../../../src/shared/interface/languages';
import type { Row } from './copy';
import type { Guide } from './guides';

/** The first creator has the maximum of an account, the others as many as most creators. */
const FIRST_HAS = 1000;
const OTHERS_HAVE = 20;
const STARTED_MS = Date.UTC(2020, 0, 1);
const MADE_WITHIN_MS = 4 * 365 * 24 * 60 * 60_000;
const STEPS_MAX = 1000;
/** Every such guide has a second language, if the one before it is in another. */
const TRANSLATED_EVERY = 2;
const GIVEN = [
  'Ana',
  'Ben',
  'Chloé',
  'Diego',
  'Elif',
  'Fatou',
  'Greta',
  'Hugo',
  'Inês',
  'Jonas',
  'Kaya',
  'Luís',
  'Maren',
  'Nils',
  'Olga',
  'Pedro',
  'Rita',
  'Sofia',
  'Tariq',
  'Zoë',
];
const FAMILY = [
  'Andrade',
  'Becker',
  'Costa',
  'Dubois',
  'Evans',
  'Ferreira',
  'García',
  'Huber',
  'Ivanova',
  'Jensen',
  'Keller',
  'Lopes',
  'Meyer',
  'Nguyen',
  'Oliveira',
  'Petit',
  'Rocha',
  'Schäfer',
  'Torres',
  'Weiß',
];

/**
 * A made-up id with the time first, so that rows are in the order of their ids, as in production.
 */
const idOf = (kind: 'a' | 'b' | 'c' | 'd' | 'e', number: number) => {
  const time = (STARTED_MS + number).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${kind}00-8000-${number.toString(16).padStart(12, '0')}`;
};

const uidOf = (kind: string, number: number) =>
  [
    ...createHash('md5')
      .update(kind + number)
      .digest()
      .subarray(0, UID_LENGTH),
  ]
    .map((byte) => UID_ALPHABET[byte % UID_ALPHABET.length])
    .join('');

/** The creator of the guide with this number. */
export const creatorOf = (number: number) =>
  number < FIRST_HAS ? 0 : 1 + Math.floor((number - FIRST_HAS) / OTHERS_HAVE);

export const projectUid = (number: number) => uidOf('project', number);
export const creatorUid = (number: number) => uidOf('creator', number);
/** The creator with the most guides, signed in. */
export const firstActor = () =>
  mintActor({ userId: idOf('a', 0), creatorId: idOf('b', 0), sessionId: idOf('a', 0) });

const nameOf = (creator: number) =>
  `${GIVEN[creator % GIVEN.length]} ${FAMILY[Math.floor(creator / GIVEN.length) % FAMILY.length]}`;

/**
 * When the guide with this number was created, spread over four years: rows lie in the order of
 * creation, as in production.
 */
export const createdAt = (number: number, all: number) =>
  new Date(STARTED_MS + Math.floor((number / all) * MADE_WITHIN_MS)).toISOString();

/** An account and its creator. */
export function creatorRows(number: number): { account: Row; creator: Row } {
  const email = `creator${number}@makerstep.example`;
  const times = { created_at: new Date(STARTED_MS), updated_at: new Date(STARTED_MS) };
  return {
    account: { id: idOf('a', number), name: nameOf(number), email, email_key: email, ...times },
    creator: {
      id: idOf('b', number),
      uid: creatorUid(number),
      user_id: idOf('a', number),
      name: nameOf(number),
      ...times,
    },
  };
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columnsOf = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [snakeCase(name), value]),
  ) as Row;

const searchColumnsOf = ({ translatedKeys, ...fields }: SearchDocument): Row => ({
  ...columnsOf(fields),
  translated_keys: { json: translatedKeys },
});

/** A guide with the texts of another one as its translation. */
function inTwoLanguages(guide: Guide, other: Guide) {
  const [primary] = guide.languages;
  const lang = PROJECT_LANGUAGES.find((code) => code !== primary && other.languages.includes(code));
  if (!lang) return { ...guide, texts: {} };
  const texts: PlainTexts = {
    name: [{ lang, value: other.name }],
    description: [{ lang, value: other.description }],
    category: [{ lang, value: other.category }],
    tags: [{ lang, values: other.tags }],
  };
  return { ...guide, languages: [...guide.languages, lang], texts };
}

/** An average of half-star ratings, one of a hundred values from 5 to 10. */
const ratingOf = (number: number) => 5 + ((number * 7919) % 100) / 20;

/**
 * A project with its steps and questions, and its search data when listed, as the product would
 * write them.
 * @param before the guide before it, whose texts may be its translation
 */
export function projectRows(
  source: Guide,
  number: number,
  before?: Guide,
): { project: Row; search: Row[]; items: Row[] } {
  const id = idOf('c', number);
  const guide =
    before && number % TRANSLATED_EVERY === 0
      ? inTwoLanguages(source, before)
      : { ...source, texts: {} };
  const { people, ref, brand, type, status, languages, views } = guide;
  const head = {
    ...headTextsOf(guide),
    averageTimeMinutes: parseAverageTime(guide.averageTime) ?? 1,
    people,
    ref,
    brand,
    alt: [],
    fileId: null,
    source: null,
  };
  const times = { created_at: guide.createdAt, updated_at: guide.createdAt };
  const creator = creatorOf(number);
  return {
    project: {
      id,
      project_uid: projectUid(number),
      creator_id: idOf('b', creator),
      head: { json: head },
      name: guide.name,
      type,
      status,
      languages,
      views,
      ...columnsOf(searchColumns(head, nameOf(creator))),
      step_count: guide.steps.filter((step) => step.type === 1).length,
      is_listed: isListed(guide),
      published_at: guide.createdAt,
      ...times,
    },
    search: isListed(guide)
      ? [
          {
            project_id: id,
            version: SEARCH_VERSION,
            rating: ratingOf(number),
            created_at: guide.createdAt,
            ...searchColumnsOf(
              searchDocument({
                head,
                creatorName: nameOf(creator),
                stepTexts: guide.steps.map((step) => step.name),
              }),
            ),
          },
        ]
      : [],
    items: [
      ...guide.steps.map((step, position) => ({
        id: idOf('d', number * STEPS_MAX + position),
        project_id: id,
        kind: 'step',
        position,
        body: { json: { ...step, alt: [], lines: [], timers: [], fileId: null } },
      })),
      ...guide.questions.map((question, position) => ({
        id: idOf('e', number * STEPS_MAX + position),
        project_id: id,
        kind: 'question',
        position,
        body: { json: question },
      })),
    ],
  };
}
