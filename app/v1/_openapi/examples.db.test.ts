import { readFile, writeFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { deleteOwnedProject } from '@/features/projects/server/service';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { changeSite } from '@/server/site/settings';
import { type Answer, call } from '@/testing/api';
import { buildCreator } from '@/testing/database/factories';
import { setMailServer } from '@/testing/stand-ins/mailbox';
import { type ApiDocument, responseChecker } from '@/testing/api-contract';
import { allCalls, type ApiCall } from '../_testing/all-calls';
import {
  bodiesFor,
  buildWhole,
  liftLimits,
  nameOf,
  optionsFor,
  paramsOf,
} from '../_testing/good-bodies';
import { recordedExample } from '../_testing/record-example';
import { POST as login } from '../auth/login/route';
import { openApiDocument } from './document';
import type { Example } from './examples';

const FILE = 'app/v1/_openapi/examples.json';
const PASSWORD = 'correct horse battery';
const QUERIES: Record<string, Record<string, string>> = {
  'GET projects': { name: 'shelf', sortBy: 'relevance' },
  'GET dashboard/projects': { status: 'published', limit: '20' },
  'GET dashboard/projects/[id]/translations': { format: 'csv', from: 'en', to: 'pt-BR' },
  'POST withdraw': { token: 'the-token-of-the-mail' },
  'POST auth/reset-password': { token: 'the-token-of-the-mail' },
  'POST auth/confirm-email': { token: 'the-token-of-the-mail' },
  'POST auth/unsubscribe': { token: 'the-token-of-the-mail' },
  'GET projects/gone': { goneSince: '2026-01-01T00:00:00.000Z' },
  'GET dashboard/projects/gone': { goneSince: '2026-01-01T00:00:00.000Z' },
  'GET downloads': { token: 'the-token-of-the-address' },
  'GET auth/unsubscribe': { token: 'the-token-of-the-mail' },
};
const pathOf = (address: string) => `/${address.replaceAll('[', '{').replaceAll(']', '}')}`;

async function record(apiCall: ApiCall): Promise<Example> {
  const languages = /translations$|\/texts$/.test(apiCall.address)
    ? ['en' as const, 'pt-BR' as const]
    : ['en' as const];
  const isPublic =
    apiCall.address.startsWith('projects') ||
    ['oembed', 'dashboard/projects'].includes(apiCall.address);
  const creator = await buildCreator({ isOperator: apiCall.address.startsWith('site/') });
  const whole = await buildWhole({
    creator,
    name: 'Plant shelf',
    languages,
    isPublished: isPublic,
  });
  if (apiCall.address === 'dashboard/user/providers')
    await db().linkedProvider.create({
      data: {
        userId: creator.actor.userId,
        provider: 'google',
        subject: '1100',
        isEmailVouched: true,
      },
    });
  const name = nameOf(apiCall);
  if (apiCall.address.endsWith('/gone')) await deleteOwnedProject(creator.actor, whole.project.id);
  const options = optionsFor(apiCall, bodiesFor(whole.project), paramsOf(whole));
  const query =
    name === 'GET oembed'
      ? { url: `${env().publicUrl}/p/${whole.project.projectUid}` }
      : QUERIES[name];
  let { body } = options;
  if (name === 'POST auth/login' || /auth\/(refresh|logout)$/.test(name)) {
    const email = `mika.${apiCall.address.split('/').at(-1)}@makerstep.example`;
    await buildCreator({ email, password: PASSWORD });
    body = { email, password: PASSWORD };
    if (name !== 'POST auth/login')
      body = { refreshToken: (await call(login, { body })).body.tokens.refresh.token as string };
  }
  const answer: Answer = await call(apiCall.handler, {
    ...options,
    ...(body === undefined ? {} : { body }),
    ...(query ? { query } : {}),
    token: whole.creator.token,
  });
  const shownQuery =
    name === 'GET oembed' ? { url: 'https://makerstep.example/p/k7m2p9q4r6t8' } : query;
  return recordedExample({ body, ...(shownQuery ? { query: shownQuery } : {}) }, answer, whole);
}

let calls: ApiCall[];
beforeAll(async () => {
  liftLimits();
  // Without mail, no domains can be set.
  setMailServer('smtp://mail.example');
  calls = (await allCalls()).filter(({ address }) => address !== 'openapi.json');
});

it('exist for every call, match what the tests send, and return what is documented; otherwise run with RECORD_EXAMPLES=1', async () => {
  await changeSite({ name: 'Fixit Club' });
  const recorded: Record<string, Example> = {};
  for (const apiCall of calls)
    recorded[`${apiCall.method} ${pathOf(apiCall.address)}`] = await record(apiCall);
  if (process.env.RECORD_EXAMPLES)
    await writeFile(FILE, `${JSON.stringify(recorded, undefined, 2)}\n`);
  const stored = JSON.parse(await readFile(FILE, 'utf8')) as Record<string, Example>;
  const sent = (examples: Record<string, Example>) =>
    Object.fromEntries(
      Object.entries(examples).map(([name, { body, query, answer }]) => [
        name,
        { body, query, isAnswered: answer !== undefined },
      ]),
    );
  expect(sent(stored)).toEqual(sent(recorded));

  const document = openApiDocument() as unknown as ApiDocument;
  const check = responseChecker(document);
  for (const [name, { answer }] of Object.entries(stored)) {
    const [method = '', path = ''] = name.split(' ');
    const status = Number(
      Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {})[0],
    );
    const headers = new Headers({ 'content-type': 'application/json', ETag: '"x"' });
    if (answer !== undefined)
      expect(check({ method, path, status, headers, text: JSON.stringify(answer) }), name).toEqual(
        [],
      );
  }
}, 300_000);
