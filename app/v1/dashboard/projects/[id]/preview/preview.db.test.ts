import { beforeEach, describe, expect, it } from 'vitest';
import { endSessionsOfBackup } from '@/features/account/server/replay';
import { openPreview } from '@/features/projects/server/preview/service';
import { db } from '@/server/db/client';
import { signId } from '@/server/secrets/signed-id';
import { visitorKey } from '@/server/http/requests/visitor-key';
import { call } from '@/testing/api';
import { buildProject, buildPublished, texts } from '@/testing/database/factories';
import { GET as readPublic } from '../../../../projects/[id]/route';
import { PATCH as changeStep } from '../steps/[stepId]/route';
import { DELETE as remove, PATCH as change } from '../route';
import { DELETE, GET, POST } from './route';

type Built = Awaited<ReturnType<typeof buildProject>>;
const DAY_MS = 24 * 60 * 60_000;
const GUESSER = '192.0.2.2';

let built: Built;
beforeEach(async () => {
  built = await buildProject({ name: 'Lamp' });
});

const ask = (
  handler: Parameters<typeof call>[0],
  options: Parameters<typeof call>[1] = {},
  { creator, project }: Built = built,
) =>
  call(handler, {
    token: creator.token,
    ...options,
    params: { id: project.id, ...options.params },
  });
const renew = (of = built) => ask(POST, { method: 'POST' }, of);
const tokenOf = ({ url }: { url: string }) => url.split('/preview/')[1] ?? '';
const open = (token: string, visitor = '192.0.2.1') => openPreview(token, visitorKey(visitor));
const expire = () =>
  db().previewLink.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });

describe('the link to a draft', () => {
  it('is the same until it ends, lives 14 days, and has another address afterwards', async () => {
    expect((await ask(GET)).body).toBeNull();
    const first = (await renew()).body;
    expect(first.url).toMatch(/^http.*\/preview\/[\w-]{43}$/);
    const leftMs = Date.parse(first.expiresAt) - Date.now();
    expect(Math.round(leftMs / DAY_MS)).toBe(14);
    expect((await ask(GET)).body).toEqual(first);
    await db().previewLink.updateMany({ data: { expiresAt: new Date(Date.now() + DAY_MS) } });
    const renewed = (await renew()).body;
    expect(renewed.url).toBe(first.url);
    expect(Date.parse(renewed.expiresAt)).toBeGreaterThan(Date.now() + 13 * DAY_MS);
    expect((await ask(DELETE, { method: 'DELETE' })).status).toBe(204);
    expect((await ask(GET)).body).toBeNull();
    expect((await renew()).body.url).not.toBe(first.url);
  });

  it('shows the draft of a guide that was never published', async () => {
    const { body } = await renew();
    const preview = await open(tokenOf(body));
    expect(preview?.expiresAt).toBe(body.expiresAt);
    expect(preview?.project).toMatchObject({ name: 'Lamp', versionNumber: 1, status: 1 });
    expect(preview?.project.steps).toHaveLength(built.project.steps.length);
    expect((await call(readPublic, { params: { id: built.project.id } })).status).toBe(404);
  });

  // security: Previews
  it('shows what is not published of a published one, which readers do not see', async () => {
    const published = await buildPublished({ name: 'Lamp' });
    const draft = { method: 'PATCH', query: { draft: 'true' } };
    await ask(change, { ...draft, body: { name: 'Torch' } }, published);
    const step = { stepId: published.project.steps[0]?.id ?? '' };
    await ask(changeStep, { ...draft, params: step, body: { name: texts('Solder') } }, published);
    const preview = await open(tokenOf((await renew(published)).body));
    expect(preview?.project).toMatchObject({ name: 'Torch', versionNumber: 2 });
    // So that a try leaves nothing in the place of the guide on this device.
    expect(preview?.project.projectUid).not.toBe(published.project.projectUid);
    expect(preview?.project.steps[0]?.name[0]?.value).toBe('Solder');
    const seen = JSON.stringify(
      (await call(readPublic, { params: { id: published.project.id } })).body,
    );
    expect(seen).not.toMatch(/Torch|Solder/);
  });

  // security: Previews
  it('opens nothing when it is unknown, forged, ended, expired or its guide deleted', async () => {
    const { body } = await renew();
    const token = tokenOf(body);
    const { secretId } = await db().previewLink.findFirstOrThrow();
    const wrong = [
      '',
      secretId,
      built.project.projectUid,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      signId('makerstep withdrawal of report', secretId),
      signId('makerstep preview', built.project.id),
    ];
    for (const each of wrong) expect(await open(each)).toBeUndefined();
    expect(await open(token)).toBeDefined();
    await expire();
    expect([await open(token), (await ask(GET)).body]).toEqual([undefined, null]);
    const next = tokenOf((await renew()).body);
    expect([await open(token), next === token]).toEqual([undefined, false]);
    await ask(remove, { method: 'DELETE' });
    expect(await open(next)).toBeUndefined();
  });

  // security: Previews
  it('ends for a backup that is restored', async () => {
    const token = tokenOf((await renew()).body);
    await endSessionsOfBackup();
    expect(await open(token)).toBeUndefined();
  });

  // security: Previews
  it('is refused to a visitor who tries many wrong ones, and to nobody else', async () => {
    const token = tokenOf((await renew()).body);
    for (let count = 0; count < 61; count += 1) await open(`wrong ${count}`, GUESSER);
    expect(await open(token, GUESSER)).toBeUndefined();
    for (let count = 0; count < 59; count += 1) await open(`wrong ${count}`);
    // At the same time, as the pictures and pages of one visitor are.
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(token)));
    expect(opened.every((preview) => preview !== undefined)).toBe(true);
  });
});
