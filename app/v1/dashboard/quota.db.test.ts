import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rejectWhenFull, storeWithinQuota } from '@/features/uploads/server/quota/service';
import { storePicture } from '@/features/uploads/server/import-files';
import { db, inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { type Answer, call, untilServed } from '@/testing/api';
import { blobStandIn } from '@/testing/stand-ins/blob-stand-in';
import { buildProject, type TestCreator, texts } from '@/testing/database/factories';
import { madePicture } from '@/testing/pictures/pictures';
import { unboundedReads } from '@/testing/database/plans';
import { importFile, zipOf } from '../_testing/imports';
import { put, sign, storedNames } from '../_testing/uploads';
import { POST as duplicateProject } from './projects/[id]/duplicate/route';
import { DELETE as deleteStep, PATCH as patchStep } from './projects/[id]/steps/[stepId]/route';
import { POST as restoreStep } from './projects/[id]/steps/[stepId]/restore/route';
import { POST as signUrl } from './sign-url/[uploadKey]/route';

const EVERYTHING = { ...env().quota };
type Place = { creator: TestCreator; id: string; stepIds: string[] };
let place: Place;
const newPlace = async (steps = 3): Promise<Place> => {
  const { creator, project } = await buildProject({ steps });
  return { creator, id: project.id, stepIds: project.steps.map(({ id }: { id: string }) => id) };
};
beforeEach(async () => {
  await rm(env().dataDir, { recursive: true, force: true });
  place = await newPlace();
});
afterEach(() => void Object.assign(env().quota, EVERYTHING));

let made = 0;
/** Each with different content. */
const picture = async () => new Uint8Array(await madePicture('png', 40, 20 + (made += 1)));
const stepCall = (step: number, { creator, id, stepIds } = place) => ({
  token: creator.token,
  params: { id, stepId: stepIds[step] ?? '' },
});

/** The whole upload; returns the first rejection. */
async function send(step: number, bytes: Uint8Array<ArrayBuffer>, to = place): Promise<Answer> {
  const { key, signedRequest } = await sign(to.creator);
  const sent = await put(signedRequest, bytes);
  return sent.status === 200 ? attach(step, key, to) : sent;
}
const attach = (step: number, key: string | null, to = place) =>
  call(patchStep, {
    ...stepCall(step, to),
    method: 'PATCH',
    body: { file: key === null ? null : { name: 'p.png', url: key } },
  });
const newGate = () => {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
};
const ask = (lang = 'en', { creator } = place) =>
  call(signUrl, {
    token: creator.token,
    params: { uploadKey: 'step' },
    body: { fileName: 'p.png', fileType: 'image/png' },
    query: { lang },
  });
/** Counted independently of the product. */
async function stored({ creator } = place): Promise<{ bytes: number; pictures: number }> {
  const files = await db().file.findMany({
    where: { creatorId: creator.actor.creatorId, pictureId: { not: null } },
  });
  const sizes = new Map(files.map(({ pictureId, sizeBytes }) => [pictureId, sizeBytes ?? 0]));
  return {
    pictures: files.length,
    bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
  };
}
const fill = async () => void Object.assign(env().quota, { bytes: (await stored()).bytes });

describe('the storage quota of an account', () => {
  // security: 39
  it('can be used to the last byte; a picture beyond it is rejected and not stored', async () => {
    const [first, second, third] = [await picture(), await picture(), await picture()];
    expect([(await send(0, first)).status, (await send(1, second)).status]).toEqual([200, 200]);
    const full = await stored();
    expect(full).toEqual({ pictures: 2, bytes: expect.any(Number) as number });
    const before = await storedNames();

    Object.assign(env().quota, { bytes: full.bytes + 1 });
    const { status, body } = await send(2, third);
    expect([status, body.error.code]).toEqual([409, 'account_storage_full']);
    expect([await stored(), await db().file.count(), await storedNames()]).toEqual([
      full,
      2,
      before,
    ]);

    Object.assign(env().quota, { bytes: full.bytes });
    const [english, portuguese] = [await ask('en'), await ask('pt-BR')];
    expect([english.status, english.body.error.message]).toEqual([
      409,
      expect.stringMatching(/no room.*not kept.*Everything saved before is.*Delete/) as string,
    ]);
    expect(portuguese.body.error.message).toMatch(/não foi guardada.*está guardado.*Exclua/);
    expect(
      vi.mocked(logger.warn).mock.calls.filter(([event]) => event === 'limit_refused')[0]?.[1],
    ).toMatchObject({ limit: 'account_storage' });

    expect((await attach(0, null)).status).toBe(200);
    expect((await send(2, third)).status, 'there is room again').toBe(200);
  });

  // security: 39
  it('is not exceeded by concurrent uploads', async () => {
    const [a, b, c] = [await picture(), await picture(), await picture()];
    // Each on its own step: a replaced picture would free space.
    const wide = await newPlace(6);
    Object.assign(env().quota, { pictures: 2 });
    const signed = await Promise.all(wide.stepIds.map(() => ask('en', wide)));
    const answers = await Promise.all(
      [a, b, c, a, b, c].map((bytes, index) =>
        untilServed(async () => {
          // While bytes wait in the storage, the rest gets no address.
          if (signed[index]?.status !== 200) return signed[index] as Answer;
          const { key, signedRequest } = signed[index].body.returnData;
          const sent = await put(signedRequest, bytes);
          return sent.status === 200 && blobStandIn() ? attach(index, key, wide) : sent;
        }),
      ),
    );
    const codes = answers.map(({ status, body }) => body.error?.code ?? status).sort();
    expect(codes).toEqual([200, 200, ...Array<string>(4).fill('account_storage_full')]);
  });

  // security: 39
  it('is checked one upload at a time: each counts those before it', async () => {
    const { creatorId } = place.creator.actor;
    Object.assign(env().quota, { pictures: 1 });
    const { id: pictureId } = await db().picture.create({
      data: {
        storeName: 'p1',
        sha256: '1',
        width: 1,
        height: 1,
        placeholder: '',
        sizeBytes: 1,
      },
    });
    const store = (key: string, stored: () => Promise<void>) =>
      inTransaction(
        async () => {
          await db().$executeRaw`SET LOCAL lock_timeout = 0`;
          await storeWithinQuota(creatorId, async () => {
            await db().file.create({
              data: {
                key,
                creatorId,
                kind: 'step',
                name: 'p',
                contentType: 'image/png',
                signedUntil: new Date(),
                pictureId,
              },
            });
            await stored();
          });
          return 'stored';
        },
        { timeoutMs: 60_000 },
      ).catch(({ code }: { code: string }) => code);
    const [isInside, mayEnd] = [newGate(), newGate()];
    const first = store('first', async () => {
      isInside.open();
      await mayEnd.opened;
    });
    await isInside.opened;
    let isOver = false;
    const second = store('second', () => Promise.resolve()).finally(() => {
      isOver = true;
    });
    const isWaiting = async () =>
      (
        await db().$queryRaw<unknown[]>`
      SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`
      ).length > 0;
    while (!isOver && !(await isWaiting()));
    mayEnd.open();
    expect([await first, await second]).toEqual(['stored', 'account_storage_full']);
  });

  it('counts each content once per account', async () => {
    const [other, bytes] = [await newPlace(), await picture()];
    expect([
      (await send(0, bytes)).status,
      (await send(1, bytes)).status,
      (await send(0, bytes, other)).status,
    ]).toEqual([200, 200, 200]);
    const [own, theirs] = [await stored(), await stored(other)];
    expect([own.pictures, theirs.pictures, own.bytes, theirs.bytes > 0]).toEqual([
      2,
      1,
      theirs.bytes,
      true,
    ]);
    Object.assign(env().quota, { bytes: own.bytes + 1 });
    expect((await send(2, bytes)).status, 'once more the same').toBe(200);
    expect((await send(2, await picture(), other)).body.error?.code).toBe('account_storage_full');
  });

  it('lets a full account copy its guides and undo deletions', async () => {
    await send(0, await picture());
    await fill();
    expect(
      (
        await call(duplicateProject, {
          token: place.creator.token,
          method: 'POST',
          params: { id: place.id },
        })
      ).status,
    ).toBe(201);
    expect((await call(deleteStep, { ...stepCall(0), method: 'DELETE' })).status).toBe(204);
    expect((await call(restoreStep, { ...stepCall(0), method: 'POST' })).body.file).toMatchObject({
      name: 'p.png',
    });
    expect((await stored()).pictures).toBe(1);
  });

  // security: 39
  it('applies to imports: the guide is imported, and each rejected picture is named with its file', async () => {
    const step = (path: string) => ({
      type: 1,
      name: texts('Saw'),
      description: texts('Saw it.'),
      picture: { path, name: path },
    });
    const guide = {
      format: 'makerstep-guide',
      version: 1,
      name: 'Shelf',
      averageTime: '00:45',
      type: 1,
      languages: ['en'],
      steps: [step('a.png'), step('b.png'), step('c.png')],
    };
    Object.assign(env().quota, { pictures: 1 });
    const state = await importFile(
      place.creator,
      await zipOf({
        'shelf/guide.json': JSON.stringify(guide, null, 2),
        'shelf/a.png': Buffer.from(await picture()),
        'shelf/b.png': Buffer.from(await picture()),
        'shelf/c.png': Buffer.from(await picture()),
      }),
    );
    expect([state.state, state.guides]).toEqual([
      'done',
      expect.objectContaining({ imported: 1, refused: 0 }),
    ]);
    expect(
      state.refusals.map(({ file, reason, message }: Record<string, string>) => [
        file,
        reason,
        /[abc]\.png/.exec(message ?? '')?.[0],
      ]),
    ).toEqual([
      ['shelf/guide.json', 'picture_refused', 'b.png'],
      ['shelf/guide.json', 'picture_refused', 'c.png'],
    ]);
    expect(state.refusals[0].message).toContain('no room');
    expect([(await stored()).pictures, await db().file.count()]).toEqual([1, 1]);
  });
});

describe('the sum of stored bytes', () => {
  // security: 39
  it('is read from an index, for one account', async () => {
    await storePicture(place.creator.actor, 'step', 'p.png', Buffer.from(await picture()));
    expect(await unboundedReads(() => rejectWhenFull(place.creator.actor.creatorId))).toEqual([]);
  });
});
