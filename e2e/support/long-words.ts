import { type Api, both, type Person, picture } from './api';
import type { ScreenFixtures } from '../screens/screen-fixtures';
import { previewOf } from '../screens/versioned-guide';

/** The longest allowed words and links of readers and creators. */
export const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';
export const LINK = `https://example.org/${'a1b2c3d4e5'.repeat(28)}`;

const cut = (text: string, length: number) => [...text].slice(0, length).join('');
const word = (length: number) => cut(WORD, length);
const inBoth = (text: string) => both(text, text);

const TAG = 'long words evening';
const PASSWORD = 'seven green bicycles';
const CREATOR: Person = {
  name: word(60),
  email: `${'long'.repeat(15)}@screens.example.org`,
  password: PASSWORD,
};
const NEWCOMER: Person = {
  name: word(60),
  email: `${'wide'.repeat(15)}@screens.example.org`,
  password: PASSWORD,
};

/** The fixtures of e2e/screens, with a word or a link that no line holds in each text by people. */
export async function createLongFixtures(api: Api, reader: Api): Promise<ScreenFixtures> {
  const newcomerUid = await signUpNewPerson(api, NEWCOMER);
  const creatorUid = await signUpNewPerson(api, CREATOR);
  await api.call('PATCH', '/dashboard/user', {
    creator: {
      cover: await api.upload('cover', await picture('#334455')),
      backgroundColor: '#dce5d3',
      url: `https://${'long'.repeat(15)}.example.org/${'x'.repeat(300)}`,
      smallDescription: cut(LINK, 180),
    },
  });
  const values = {
    name: cut(LINK, 120),
    description: LINK,
    averageTime: '00:20',
    languages: ['en', 'pt-BR'],
    type: 1,
    brand: word(60),
    ref: cut(LINK, 80),
    category: word(60),
    tags: [TAG, word(60)],
    parts: [word(60), cut(LINK, 60)],
    tools: [word(60)],
  };
  const { projectUid: empty } = await api.call<{ projectUid: string }>(
    'POST',
    '/dashboard/projects',
    values,
  );
  const { projectUid: guide } = await api.call<{ projectUid: string }>(
    'POST',
    '/dashboard/projects',
    values,
  );
  const at = `/dashboard/projects/${guide}`;
  await api.call('PATCH', at, { file: await api.upload('project', await picture('#7799bb')) });
  const steps: ScreenFixtures['steps'] = [];
  for (let step = 1; step <= 4; step += 1) {
    if (step === 2) await api.call('POST', `${at}/steps`, { type: 2, name: inBoth(word(50)) });
    const file = step === 3 ? { file: await api.upload('step', await picture('#aa8866')) } : {};
    const created = await api.call<ScreenFixtures['steps'][number]>('POST', `${at}/steps`, {
      type: 1,
      name: inBoth(step % 2 ? word(50) : cut(LINK, 50)),
      description: inBoth(step === 1 ? `${LINK} ${WORD}` : `${WORD}.`),
      ...file,
    });
    steps.push(created);
  }
  await api.call('POST', `${at}/faq`, {
    question: inBoth(cut(LINK, 300)),
    answer: inBoth(`${WORD} ${LINK}`),
  });
  await api.call('PATCH', `${at}/publish`);
  const change = (text: string) =>
    api.call('PATCH', `${at}/steps/${steps[0]?.id}?draft=true`, { description: inBoth(text) });
  await change(`${WORD} ${LINK}`);
  await api.call('POST', `${at}/versions`, { note: cut(LINK, 120) });
  await change(LINK);
  const sender = {
    lang: 'en',
    subject: cut(LINK, 120),
    message: `${LINK} ${WORD}`,
    name: word(60),
    email: `${'from'.repeat(15)}@example.org`,
  };
  await reader.call('POST', `/projects/${guide}/feedback`, {
    ...sender,
    subject: `By the roadside ${WORD}`,
    rating: 4,
    difficulty: 3,
  });
  for (const subject of [sender.subject, word(60)])
    await reader.call('POST', `/projects/${guide}/steps/${steps[0]?.id}/report`, {
      ...sender,
      subject,
    });
  await api.call('POST', '/dashboard/webhooks', {
    url: LINK,
    events: ['project.published', 'report.received'],
  });
  await api.call('POST', '/dashboard/tokens', {
    name: word(60),
    scopes: ['read'],
    expiresInDays: 7,
    currentPassword: PASSWORD,
  });
  return {
    creator: CREATOR,
    creatorUid,
    newcomer: NEWCOMER,
    newcomerUid,
    writer: CREATOR,
    versioned: guide,
    preview: await previewOf(api, guide),
    guide,
    steps,
    longName: guide,
    longWay: guide,
    empty,
    tag: TAG,
  };
}

async function signUpNewPerson(api: Api, person: Person): Promise<string> {
  if (await api.signIn(person))
    await api.call('DELETE', '/dashboard/user', { currentPassword: person.password });
  return api.signUp(person);
}
