import { expect, it } from 'vitest';
import { signInWithProvider } from '@/features/auth/server/providers/providers';
import { db } from '@/server/db/client';
import { changeSite } from '@/server/site/settings';
import { call } from '@/testing/api';
import { buildOperator, buildProject, texts } from '@/testing/database/factories';
import { testVisitor } from '@/testing/visitor';
import { POST as register } from '../../auth/register/route';
import { PATCH as publish } from '../../dashboard/projects/[id]/publish/route';
import { PATCH as changeGuide, GET as readGuide } from '../../dashboard/projects/[id]/route';
import { PATCH as changeStep } from '../../dashboard/projects/[id]/steps/[stepId]/route';
import { PATCH as unpublish } from '../../dashboard/projects/[id]/unpublish/route';
import { POST as publishVersion } from '../../dashboard/projects/[id]/versions/route';
import { PATCH as changeUser } from '../../dashboard/user/route';
import { PATCH } from './route';

type Built = Awaited<ReturnType<typeof buildProject>>;
const refuse = () => changeSite({ refusedWords: ['Casino'], refusedDomains: ['spam.example'] });
const PLAIN = 'The people who run this site do not allow the word “Casino”.';
const of = ({ creator: { token }, project: { id } }: Built, body?: object) => ({
  method: 'PATCH',
  token,
  params: { id },
  ...(body ? { body } : {}),
});
const outcome = ({ status, body }: Awaited<ReturnType<typeof call>>) => [
  status,
  body?.error?.fields,
];
const versions = () => db().projectVersion.count();

it('keeps texts, links, words and domains, each once and in one form', async () => {
  const { token } = await buildOperator();
  const link = { label: { en: 'Shop', 'pt-BR': 'Loja' }, url: 'https://shop.example/' };
  const body = {
    footerText: { en: 'By **us**' },
    footerLinks: [link],
    rules: { 'pt-BR': 'Sem spam' },
    refusedWords: ['Casino', 'CASINÓ', 'pão'],
    refusedDomains: ['*.Spam.example', 'spam.example', 'bücher.example'],
  };
  const changed = await call(PATCH, { method: 'PATCH', token, body });
  expect(changed.body).toMatchObject({
    footerText: { en: 'By **us**', 'pt-BR': '' },
    footerLinks: [link],
    rules: { en: '', 'pt-BR': 'Sem spam' },
    refusedWords: ['Casino', 'pão'],
    refusedDomains: ['spam.example', 'xn--bcher-kva.example'],
  });
  for (const [field, value] of [
    ['footerLinks.0.url', [{ ...link, url: 'javascript:alert(1)' }]],
    ['footerLinks.0.label.pt-BR', [{ ...link, label: { en: 'Shop', 'pt-BR': ' ' } }]],
    ['refusedWords.1', ['Casino', 'two words']],
    ['refusedDomains.0', ['localhost']],
  ] as const) {
    const refused = { [field.split('.')[0] ?? '']: value };
    const { status, body } = await call(PATCH, { method: 'PATCH', token, body: refused });
    expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]]);
  }
});

it('publishes no guide with a refused word, says where, and keeps the draft', async () => {
  await refuse();
  const built = await buildProject({ steps: ['Cut', 'Open the c\u200Das**ino**'] });
  expect(outcome(await call(publish, of(built)))).toEqual([
    422,
    { 'steps.1.name.en': PLAIN, 'steps.1.description.en': PLAIN },
  ]);
  const { body } = await call(readGuide, of(built));
  expect([body.status, body.steps.length, await versions()]).toEqual([1, 2, 0]);
});

it('leaves what is public, until it is published again or changed', async () => {
  const built = await buildProject({ steps: ['Casino', 'Cut'], isPublished: true });
  await refuse();
  expect((await call(publish, of(built))).status).toBe(200);
  // An edit that is published at once counts for what it changes.
  expect((await call(changeGuide, of(built, { name: 'Shelf 2' }))).status).toBe(200);
  const spam = 'Buy at https://www.spam.example/x';
  expect(outcome(await call(changeGuide, of(built, { name: spam })))).toEqual([
    422,
    { 'name.en': 'The people who run this site do not allow addresses of spam.example.' },
  ]);
  expect((await call(readGuide, of(built))).body.name).toBe('Shelf 2');
  const draft = { ...of(built, { name: 'Shelf 3' }), query: { draft: 'true' } };
  expect((await call(changeGuide, draft)).status).toBe(200);
  expect(outcome(await call(publish, of(built)))).toMatchObject([
    422,
    { 'steps.0.name.en': PLAIN },
  ]);
  await call(unpublish, of(built));
  expect((await call(publish, of(built))).status).toBe(422);
});

it('refuses it in the word about a version, and in a step that is published alone', async () => {
  const built = await buildProject({ steps: ['Cut'], isPublished: true });
  await refuse();
  const [step] = (await call(readGuide, of(built))).body.steps;
  const change = {
    ...of(built, { name: texts('Casino'), version: step.version }),
    query: { draft: 'true' },
  };
  change.params = { ...change.params, ...{ stepId: step.id } };
  expect((await call(changeStep, change)).status).toBe(200);
  const send = async (body: object) =>
    outcome(await call(publishVersion, { ...of(built, body), method: 'POST' }));
  expect(await send({ stepId: step.id })).toEqual([422, { 'steps.0.name.en': PLAIN }]);
  expect(await send({ note: 'casino' })).toMatchObject([422, { note: PLAIN }]);
  expect(await versions()).toBe(1);
});

it('refuses it at sign-up, also of a provider, and in a profile that changes', async () => {
  const { creator } = await buildProject();
  await refuse();
  const account = { name: 'Ana', email: 'ana@ok.example', password: 'correct horse battery' };
  const join = async (body: object) =>
    outcome(await call(register, { body: { ...account, ...body } }));
  const before = await db().user.count();
  expect(await join({ name: 'Best CASINO' })).toEqual([422, { name: PLAIN }]);
  expect(await join({ email: 'a@mail.spam.example' })).toEqual([
    422,
    { email: 'The people who run this site do not allow e-mails of spam.example.' },
  ]);
  const signIn = (identity: { name: string; email: string }) =>
    signInWithProvider(
      { provider: 'google', subject: '1', isEmailVouched: true, provedAt: undefined, ...identity },
      testVisitor(),
    ).catch(({ code }: { code: string }) => code);
  expect(await signIn({ ...account, name: 'Casino' })).toBe('name_refused');
  expect(await signIn({ ...account, email: 'a@spam.example' })).toBe('email_domain_refused');
  expect(await db().user.count()).toBe(before);
  const save = async (body: object) =>
    outcome(await call(changeUser, { method: 'PATCH', token: creator.token, body }));
  expect(await save({ name: 'Casino' })).toEqual([422, { name: PLAIN }]);
  expect(await save({ creator: { smallDescription: 'casino' } })).toEqual([
    422,
    { 'creator.smallDescription': PLAIN },
  ]);
  expect((await save({ creator: { url: 'https://sp%61m.example/' } }))[0]).toBe(422);
  await db().creator.updateMany({ data: { name: 'Casino' } });
  expect((await save({ creator: { name: 'Casino', smallDescription: 'Wood' } }))[0]).toBe(200);
});
