import { beforeEach, describe, expect, it } from 'vitest';
import { readContactDraft, sweepContactDrafts } from '@/features/contact/server/drafts';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { CLIENT_IP_HEADER } from '@/shared/http/headers';
import { GET, POST } from './route';
import { removeMails, queuedMails } from '@/testing/stand-ins/mailbox';

const GOOD = {
  name: 'Rita',
  email: 'rita@makerstep.example',
  subject: 'Idea',
  message: 'One line\r\nand another',
};
const OWN = { 'sec-fetch-site': 'same-origin' };
let visitors = 0;
const send = (
  fields: Record<string, string> | string = GOOD,
  headers: Record<string, string> = OWN,
) =>
  POST(
    new Request('http://localhost:3000/api/contact', {
      method: 'POST',
      body: String(new URLSearchParams(fields)),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        [CLIENT_IP_HEADER]: `198.51.100.${visitors % 250}`,
        ...headers,
      },
    }),
  );
const locationOf = (answer: Response) => answer.headers.get('location') ?? '';
const draftOf = (answer: Response) =>
  new URL(locationOf(answer), 'http://x').searchParams.get('draft') ?? '';

beforeEach(async () => {
  visitors += 1;
  await db().rateLimit.deleteMany();
  await db().contactMessage.deleteMany();
  await db().contactDraft.deleteMany();
});

describe('the contact form without scripts', () => {
  it('stores the message, queues its mail and redirects to the thanks', async () => {
    await removeMails();
    const answer = await send(GOOD, { ...OWN, 'accept-language': 'pt-BR' });
    expect([answer.status, locationOf(answer), answer.headers.get('cache-control')]).toEqual([
      303,
      '/contact/sent',
      'no-store',
    ]);
    expect(await db().contactMessage.findMany()).toMatchObject([
      { ...GOOD, message: 'One line\nand another', lang: 'pt-BR' },
    ]);
    expect((await queuedMails()).filter(({ kind }) => kind === 'contact').length).toBe(1);
  });

  it('redirects back with the typed values and their errors, in the chosen language', async () => {
    const answer = await send(
      { ...GOOD, name: ' ', email: 'rita' },
      { ...OWN, cookie: 'makerstep_lang=pt-BR' },
    );
    expect([answer.status, locationOf(answer)]).toEqual([
      303,
      expect.stringMatching(/^\/contact\/again\?draft=[0-9a-f-]{36}$/),
    ]);
    expect(await db().contactMessage.count()).toBe(0);
    const draft = await readContactDraft(draftOf(answer), 'pt-BR');
    expect(draft?.words).toEqual({ ...GOOD, name: ' ', email: 'rita' });
    expect(Object.keys(draft?.fields ?? {}).sort()).toEqual(['email', 'name']);
    expect(draft?.fields['email']).toMatch(/e-mail/);
    expect(draft?.form).toBeUndefined();
    // Corrected and sent twice: one message is stored, and the draft is deleted.
    for (let times = 0; times < 2; times += 1)
      expect(locationOf(await send({ ...GOOD, draft: draftOf(answer) }))).toBe('/contact/sent');
    expect([
      await db().contactMessage.count(),
      await readContactDraft(draftOf(answer), 'en'),
    ]).toEqual([1, undefined]);
  });

  it('deletes drafts after an hour', async () => {
    const id = draftOf(await send({ ...GOOD, subject: '' }));
    expect(await readContactDraft(id, 'en')).toBeDefined();
    await db()
      .$executeRaw`UPDATE contact_draft SET created_at = now() - interval '61 minutes' WHERE id = ${id}::uuid`;
    expect(await readContactDraft(id, 'en')).toBeUndefined();
    expect([await sweepContactDrafts(), await db().contactDraft.count()]).toEqual([1, 0]);
    for (const unknown of ['', 'x', '%', '00000000-0000-4000-8000-000000000000'])
      expect(await readContactDraft(unknown, 'en')).toBeUndefined();
  });

  it('shares its limit with the API, stores drafts of rejected messages, and then stops storing them', async () => {
    const allowed = env().limits.contact;
    for (let count = 0; count < allowed; count += 1) await send();
    const draft = await readContactDraft(draftOf(await send()), 'en');
    expect([draft?.words.subject, draft?.form]).toEqual([
      'Idea',
      expect.stringMatching(/^Too many attempts\. Try again in \d+ minutes\.$/),
    ]);
    const answers = [];
    for (let count = 0; count < allowed * 4; count += 1) answers.push(await send());
    const last = answers.at(-1);
    expect([last?.status, await last?.text()]).toEqual([
      429,
      expect.stringContaining('Go back in your browser'),
    ]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([await db().contactMessage.count(), await db().contactDraft.count()]).toEqual([
      allowed,
      allowed * 4,
    ]);
  });

  // security: 44
  it('accepts forms of our own pages only', async () => {
    const origin = new URL(env().publicUrl).origin;
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'http://evil.test' },
      { origin: 'null' },
      {},
    ] as Record<string, string>[]) {
      expect((await send(GOOD, headers)).status, JSON.stringify(headers)).toBe(403);
    }
    expect(await db().contactMessage.count()).toBe(0);
    expect((await send(GOOD, { origin })).status).toBe(303);
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['another content type', 'name=x', { 'content-type': 'text/plain' }, 400],
    ['JSON', JSON.stringify(GOOD), { 'content-type': 'application/json' }, 400],
    ['too large a body', `message=${'x'.repeat(70_000)}`, {}, 413],
    ['a field given twice', 'name=a&name=b', {}, 400],
    ['NUL', 'name=%00', {}, 400],
  ])('refuses %s with a sentence', async (_, body, headers, status) => {
    const answer = await POST(
      new Request('http://localhost:3000/api/contact', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...OWN, ...headers },
      }),
    );
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'text/plain; charset=utf-8',
    ]);
    expect(await db().contactMessage.count()).toBe(0);
  });

  it.each([
    'name=%ff%fe',
    'name=%ED%A0%80&email=%',
    '&&&=',
    '__proto__=x&constructor=y',
    `message=${encodeURIComponent('🪛'.repeat(4_000))}`,
    '',
  ])('answers %.20s without a fault', async (body) => {
    expect((await send(body)).status).toBe(303);
  });

  it('redirects a GET to the form', () => {
    expect(locationOf(GET())).toBe('/contact');
  });
});
