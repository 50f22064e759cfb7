import sharp from 'sharp';
import { drawing } from '../../prisma/seed/drawings';
import { SEED_GUIDES } from '../../prisma/seed/guides';
import type { SeedGuide } from '../../prisma/seed/types';
import type { PublicStepView } from '../../src/features/projects/steps/schema';
import { type Api, both, type Person } from '../support/api';
import { expect } from '../support/fixtures';
import { versionedGuide, WRITER } from './versioned-guide';

/**
 * The fixtures of the screens: created through the API, the same each time, by new people each
 * time.
 */
export interface ScreenFixtures {
  creator: Person;
  creatorUid: string;
  /** a person with an account and nothing else */
  newcomer: Person;
  newcomerUid: string;
  /** a person with the guide `versioned` and nothing else */
  writer: Person;
  /** a private guide of two versions, and changes that are not published */
  versioned: string;
  /** the address of its draft */
  preview: string;
  /** a published guide with pictures, chapters, questions, feedback and reports */
  guide: string;
  steps: Pick<PublicStepView, 'id' | 'name'>[];
  /** the same without pictures, with the longest allowed name */
  longName: string;
  /** a guide of 150 steps without pictures */
  longWay: string;
  /** a project without steps, not published */
  empty: string;
  /** on every guide of these fixtures and on no other */
  tag: string;
}

const TAG = 'open workshop evening';
/** In the name of one guide of these fixtures and of no other. */
export const RARE_WORD = 'kalimba';
const PASSWORD = 'seven green bicycles';
const CREATOR: Person = {
  name: 'Oficina da Rosa',
  email: 'rosa@screens.example.org',
  password: PASSWORD,
};
const NEWCOMER: Person = {
  name: 'Íris Prado',
  email: 'iris@screens.example.org',
  password: PASSWORD,
};
const MAIN_GUIDE = 'puncture';
const LONG_WAY_STEPS = 150;
const LONG_NAME =
  'Restore the incomparably uncomfortable grandmotherly rocking chair without losing patience, glue, screws or any fingers!';

type Project = { projectUid: string };
type Steps = PublicStepView[];

/**
 * Creates the fixtures in an installation, in place of those of an earlier worker.
 * @param api becomes the creator's
 * @param reader stays anonymous
 */
export async function createScreenFixtures(api: Api, reader: Api): Promise<ScreenFixtures> {
  const newcomerUid = await signUpNewPerson(api, NEWCOMER);
  await signUpNewPerson(api, WRITER);
  const { versioned, preview } = await versionedGuide(api);
  const creatorUid = await signUpNewPerson(api, CREATOR);
  await api.call('PATCH', '/dashboard/user', {
    creator: {
      avatar: await upload(api, 'avatar', 'ana-avatar'),
      cover: await upload(api, 'cover', 'ana-cover'),
      textColor: '#1b1916',
      backgroundColor: '#dce5d3',
      coverOpacity: 0.6,
      url: 'https://rosa.example.org/oficina',
      smallDescription:
        'Conserto, planto e cozinho em casa. Guias curtos, com o que eu queria ter sabido antes de começar.',
    },
  });
  const empty = await project(api, { name: 'A lamp from an old tripod' });
  const longWay = await project(
    api,
    { name: 'Assemble the big loom', description: 'Every single thread.' },
    LONG_WAY_STEPS,
  );
  for (const name of [
    `Tune a ${RARE_WORD}`,
    'Grease a chain',
    'Sharpen a chisel',
    'Fold a paper crane',
  ])
    await project(api, { name }, 3);
  const longName = await project(
    api,
    { name: LONG_NAME, description: 'It rocks.', tools: ['Spanner'], parts: ['Washer'] },
    3,
  );
  // The newest ones are on the landing page; the main guide is the running one.
  for (const guide of SEED_GUIDES.filter(({ key }) => key !== MAIN_GUIDE))
    await demoGuide(api, guide, { hasStepPictures: false });
  const guide = await demoGuide(api, SEED_GUIDES.find(({ key }) => key === MAIN_GUIDE) ?? never(), {
    hasStepPictures: true,
  });
  const steps = (await smallerPictures(api, guide)).filter(({ type }) => type === 1);
  await addReaderFeedback(
    reader,
    guide,
    steps.map(({ id }) => id),
  );
  // No effect is awaited: no subscriber exists.
  await api.call('POST', '/dashboard/webhooks', {
    url: 'https://hooks.example.org/rosa',
    events: ['project.published', 'report.received'],
  });
  return {
    creator: CREATOR,
    creatorUid,
    newcomer: NEWCOMER,
    newcomerUid,
    writer: WRITER,
    versioned,
    preview,
    guide,
    steps,
    longName,
    longWay,
    empty,
    tag: TAG,
  };
}

async function signUpNewPerson(api: Api, person: Person): Promise<string> {
  if (await api.signIn(person))
    await api.call('DELETE', '/dashboard/user', { currentPassword: person.password });
  return api.signUp(person);
}

async function upload(api: Api, kind: 'project' | 'step' | 'avatar' | 'cover', name: string) {
  return api.upload(
    kind,
    await sharp(Buffer.from(drawing(name)))
      .resize({ width: 1200 })
      .jpeg({ quality: 85 })
      .toBuffer(),
  );
}

/** A published project with plain steps; without steps it stays unpublished. */
async function project(api: Api, values: object, steps = 0): Promise<string> {
  const { projectUid } = await api.call<Project>('POST', '/dashboard/projects', {
    averageTime: '00:20',
    languages: ['en', 'pt-BR'],
    type: 1,
    category: 'Evenings',
    tags: [TAG],
    ...values,
  });
  for (let step = 1; step <= steps; step += 1) {
    if (step % 40 === 2)
      await api.call('POST', `/dashboard/projects/${projectUid}/steps`, {
        type: 2,
        name: both('The second part', 'A segunda parte'),
      });
    await api.call('POST', `/dashboard/projects/${projectUid}/steps`, {
      type: 1,
      name: both(`Thread number ${step}`, `Fio número ${step}`),
      description: both(
        'Over the first bar, under the second, and pull it tight.',
        'Por cima da primeira barra, por baixo da segunda, e puxe bem.',
      ),
    });
  }
  if (steps > 0) await api.call('PATCH', `/dashboard/projects/${projectUid}/publish`);
  return projectUid;
}

async function demoGuide(
  api: Api,
  guide: SeedGuide,
  { hasStepPictures }: { hasStepPictures: boolean },
): Promise<string> {
  const {
    name,
    description,
    averageTime,
    people,
    tools,
    parts,
    ref,
    brand,
    category,
    tags,
    languages,
    cover,
    steps,
    questions,
  } = guide;
  const { projectUid } = await api.call<Project>('POST', '/dashboard/projects', {
    name,
    description,
    averageTime,
    people,
    tools,
    parts,
    ref,
    brand,
    category,
    tags: [...tags, TAG],
    languages,
    type: 1,
  });
  const at = `/dashboard/projects/${projectUid}`;
  await api.call('PATCH', at, { file: await upload(api, 'project', cover) });
  for (const { type, name: stepName, description: text, drawing: picture } of hasStepPictures
    ? steps
    : steps.slice(0, 2)) {
    const file = picture && hasStepPictures ? { file: await upload(api, 'step', picture) } : {};
    await api.call('POST', `${at}/steps`, {
      type,
      name: stepName,
      ...(type === 1 ? { description: text, ...file } : {}),
    });
  }
  if (hasStepPictures)
    for (const question of questions) await api.call('POST', `${at}/faq`, question);
  await api.call('PATCH', `${at}/publish`);
  return projectUid;
}

/**
 * Waits until all variants of a guide's pictures exist, because pages show those that exist at
 * request time.
 */
async function smallerPictures(api: Api, uid: string): Promise<Steps> {
  let steps: Steps = [];
  await expect
    .poll(
      async () => {
        ({ steps } = await api.call<{ steps: Steps }>('GET', `/projects/${uid}`));
        return steps.every(({ file }) => file === null || file.variants.length > 0);
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  return steps;
}

/** Below the default rate limit of an address. */
async function addReaderFeedback(
  api: Api,
  uid: string,
  [first, , third]: readonly string[],
): Promise<void> {
  const send = (body: object) =>
    api.call('POST', `/projects/${uid}/feedback`, { lang: 'en', ...body });
  await send({
    rating: 5,
    difficulty: 4,
    subject: 'By the roadside',
    message: 'Did it from my phone in the rain, offline. Got home before dark.',
    name: 'Sanne',
    email: 'sanne@example.org',
  });
  await send({
    rating: 4.5,
    difficulty: 3,
    message: 'O passo de achar o que furou me salvou: tinha um caco de vidro ainda no pneu.',
    name: 'Igor',
    lang: 'pt-BR',
  });
  await send({
    rating: 2,
    difficulty: 1,
    subject: 'Tubeless',
    message: 'My tyre has no tube. I only found out at step five.',
  });
  const report = (stepId: string | undefined, body: object) =>
    api.call('POST', `/projects/${uid}/steps/${stepId}/report`, { lang: 'en', ...body });
  await report(third, {
    subject: 'Which side?',
    message: 'The picture shows the nut on the left, the text says the other side.',
    name: 'Colin',
  });
  await report(third, {
    subject: 'Alavanca dura',
    message: 'A minha só abriu com um alicate.',
    lang: 'pt-BR',
  });
  await report(first, { subject: 'Grass stains', message: 'An old towel is better.' });
}

function never(): never {
  throw new Error('The demo data has no such guide.');
}
