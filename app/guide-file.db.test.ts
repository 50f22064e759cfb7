import { describe, expect, it } from 'vitest';
import { inTransaction } from '@/server/db/client';
import { visitorKey } from '@/server/http/requests/visitor-key';
import { countAttempt } from '@/server/rate-limit';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { readGuideFile } from '@/features/transfer/server/export/guide-file';
import { updateStep } from '@/features/projects/server/steps/service';
import { unpublishProject, publishProject } from '@/features/projects/server/publication';
import { takeDown } from '@/features/projects/server/takedown/service';
import {
  buildCreator,
  buildProject,
  buildPublished,
  type TestCreator,
} from '@/testing/database/factories';
import { GET } from './p/[projectUid]/route';
import { upload } from './v1/_testing/uploads';

const HOST = 'http://localhost:3000';
const PLAIN = 'text/plain; charset=utf-8';
const file = (uid: string, query = '', init: RequestInit = {}) =>
  GET(new Request(`${HOST}/p/${uid}.html${query}`, init), {
    params: Promise.resolve({ projectUid: `${uid}.html` }),
  });
const refusal = async (response: Response) => [
  response.status,
  response.headers.get('content-type'),
  (await response.text()).length < 200,
];

/** A published guide of two steps, the first of which has a picture, and its key. */
async function withPicture(creator?: TestCreator) {
  const owner = creator ?? (await buildCreator());
  const { project } = await buildProject({ creator: owner, steps: 2, name: 'Über „Säge“' });
  const key = await upload(owner);
  const id = project.steps[0]?.id ?? '';
  await updateStep(owner.actor, project.id, id, { file: { name: 'a.png', url: key } });
  const published = await publishProject(owner.actor, project.id);
  const shown = published.steps[0]?.file?.key ?? '';
  return { owner, uid: project.projectUid, key: shown };
}

describe('a guide as one file', () => {
  it('has its pictures inside, a name, a strong tag, and a policy that allows nothing else', async () => {
    const { uid, key } = await withPicture();
    const response = await file(uid);
    const headers = Object.fromEntries(response.headers);
    expect([response.status, headers]).toEqual([
      200,
      {
        'content-type': 'text/html; charset=utf-8',
        'content-disposition': `attachment; filename="uber-sage-${uid}.en.html"`,
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; img-src data:; style-src 'sha256-[^']+'; .*frame-ancestors 'none'; sandbox$/,
        ),
        'cache-control': 'no-cache, no-transform',
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
        link: `<${HOST}/p/${uid}>; rel="canonical"`,
        'x-robots-tag': 'noindex',
      },
    ]);
    const text = await response.text();
    const bytes = await pictureStore().read((await storeNameOf(key)) ?? '', 'full');
    expect(text).toContain(`src="data:image/webp;base64,${bytes?.toString('base64')}"`);
    expect(text).toContain(`href="${HOST}/p/${uid}"`);
    expect(text).not.toContain('<script');

    const condition = { headers: { 'if-none-match': headers.etag ?? '' } };
    expect((await file(uid, '', condition)).status).toBe(304);
    const head = await file(uid, '', { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), head.body]).toEqual([200, headers.etag, null]);

    const without = await file(uid, '?pictures=none', condition);
    expect(without.status).toBe(200);
    expect(await without.text()).not.toContain('image/webp');
  });

  it('is whole without a picture that the storage has lost', async () => {
    const { uid, key } = await withPicture();
    await pictureStore().remove((await storeNameOf(key)) ?? '');
    const response = await file(uid);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).not.toContain('image/webp');
    expect(text).toMatch(/<\/html>\n$/);
  });

  it('is in the asked language, else in its first', async () => {
    const { project } = await buildPublished({
      name: 'Serra',
      languages: ['pt-BR', 'de'],
      names: [{ lang: 'de', value: 'Säge' }],
    });
    for (const [query, lang, words] of [
      ['', 'pt-BR', 'Passos'],
      ['?lang=xx', 'pt-BR', 'Passos'],
      ['?lang=de', 'de', 'Schritte'],
    ] as const) {
      const text = await (await file(project.projectUid, query)).text();
      expect(text).toContain(`<html lang="${lang}">`);
      expect(text).toContain(`<h2 id="steps">${words}</h2>`);
    }
  });

  // security: 27, 28, 29
  it('is there for a public guide and for the link of a private one, and for no other', async () => {
    const { creator: owner, project } = await buildPublished({ type: 2 });
    expect((await file(project.projectUid)).status).toBe(200);
    const { project: draft } = await buildProject({ creator: owner, steps: 1 });
    for (const uid of [project.id, draft.projectUid, 'zzzzzzzzzzzz', 'x'])
      expect(await refusal(await file(uid)), uid).toEqual([404, PLAIN, true]);
    await unpublishProject(owner.actor, project.projectUid);
    expect(await refusal(await file(project.projectUid))).toEqual([404, PLAIN, true]);
  });

  it('is 410 with a text when the operators took it down', async () => {
    const { project } = await buildPublished();
    await inTransaction(() => takeDown(project.id, 'copied'));
    expect(await refusal(await file(project.projectUid))).toEqual([410, PLAIN, true]);
  });

  it('is written four times at once, and later after that', async () => {
    const { uid } = await withPicture();
    const open = await Promise.all([1, 2, 3, 4].map(() => file(uid)));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const fifth = await file(uid);
    expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([503, '2']);
    await open[0]?.text();
    expect((await file(uid)).status).toBe(200);
    await Promise.all(open.slice(1).map((response) => response.body?.cancel()));
  });

  it('is written 60 times in ten minutes for one client IP, which still asks if its file is new', async () => {
    const { project } = await buildPublished();
    const etag = (await file(project.projectUid)).headers.get('etag') ?? '';
    for (let attempt = 2; attempt <= 60; attempt += 1)
      await countAttempt({ name: 'guide-file', visitor: visitorKey('unknown') });
    const refused = await file(project.projectUid);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const headers = { 'if-none-match': etag };
    expect((await file(project.projectUid, '', { headers })).status).toBe(304);
  });

  it('of more than 60 MB of pictures is refused with the figure and offered without them', async ({
    onTestFinished,
  }) => {
    const { uid } = await withPicture();
    const store = pictureStore();
    const { size } = store;
    onTestFinished(() => void (store.size = size));
    store.size = async () => 61 * 1024 * 1024;
    expect(await readGuideFile(uid, 'en', { hasPictures: true })).toMatchObject({
      pictureBytes: 61 * 1024 * 1024,
    });
    const response = await file(uid);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([422, null]);
    const text = await response.text();
    expect(text).toContain('have 61 MB. One file takes up to 60 MB');
    expect(text).toContain(`href="/p/${uid}.html?lang=en&amp;pictures=none"`);
    expect((await file(uid, '?lang=en&pictures=none')).status).toBe(200);
  });
});
