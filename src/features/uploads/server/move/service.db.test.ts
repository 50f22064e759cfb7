import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, inTransaction } from '@/server/db/client';
import { withConnection } from '@/server/embedded-postgres/connection';
import { env } from '@/server/env/env';
import { runDue } from '@/server/jobs/worker';
import { servePicture } from '@/server/storage/picture-response';
import { noteServices } from '@/server/doctor/services';
import { recordStorages } from '@/server/storage/start-storage';
import { newStoreName } from '@/server/storage/store-name';
import { pictureStore, storeIn } from '@/server/storage/store';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { madePicture } from '@/testing/pictures/pictures';
import { startBlob } from '@/testing/stand-ins/blob-stand-in';
import { type S3StandIn, startS3 } from '@/testing/stand-ins/s3-stand-in';
import { hashesIn, storePictures, useBucket } from '@/testing/stored-somewhere';
import { removalQueue } from '../removals';
import { storePicture } from '../import-files';
import { releaseFiles } from '../service';
import { movePictures } from './service';

const databaseUrl = process.env.DATABASE_URL ?? '';
const DAY_MS = 24 * 60 * 60_000;
const before = { storages: env().storages, s3: env().s3, blob: env().blob };
let bucket: S3StandIn;
let creator: TestCreator;
beforeAll(async () => {
  bucket = await startS3();
});
beforeEach(async () => {
  bucket.objects.clear();
  await rm(path.join(env().dataDir, 'files'), { recursive: true, force: true });
  creator = await buildCreator();
  useBucket(bucket, ['disk', 's3']);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  Object.assign(env(), before);
  await bucket.stop();
});

/** As if the product was started with this main storage. */
async function startWith(main: 'disk' | 's3'): Promise<void> {
  useBucket(bucket, main === 's3' ? ['s3', 'disk'] : ['disk', 's3']);
  await recordStorages();
}
const namesIn = async (storage: 'disk' | 's3') => (await storeIn(storage).list()).names;
const deletePicture = async (key: string) => {
  const { id } = await db().file.findUniqueOrThrow({ where: { key } });
  await inTransaction(() => releaseFiles([id]));
  await runDue(removalQueue);
};

describe('a move', () => {
  it('takes every picture to the bucket and back, byte by byte', async () => {
    await storePictures(creator.actor, 6);
    const stored = await hashesIn(storeIn('disk'));
    await startWith('s3');
    // As other tools leave them.
    for (const key of ['pictures/', 'pictures/notes.txt'])
      bucket.objects.set(key, { bytes: Buffer.from(''), contentType: '' });
    const shares: number[] = [];
    const report = await movePictures({
      databaseUrl,
      to: 's3',
      onProgress: (share) => shares.push(share),
    });
    expect(report).toMatchObject({
      pictures: 6,
      orphaned: 0,
      fresh: [],
      differing: [],
      missing: [],
    });
    expect(shares).toEqual([1, 2, 3, 4, 5, 6].map((count) => count / 6));
    expect([await hashesIn(storeIn('s3')), await namesIn('disk')]).toEqual([stored, []]);
    await startWith('disk');
    expect(await movePictures({ databaseUrl, to: 'disk', from: 's3' })).toMatchObject({
      pictures: 6,
      bytes: report.bytes,
    });
    expect([await hashesIn(storeIn('disk')), [...bucket.objects.keys()].sort()]).toEqual([
      stored,
      ['mark', 'pictures/', 'pictures/notes.txt'],
    ]);
  });

  it('names the pictures that the new storage does not have at the end', async () => {
    await storePictures(creator.actor, 2);
    const [lost = ''] = await namesIn('disk');
    await storeIn('disk').remove(lost);
    await startWith('s3');
    expect(await movePictures({ databaseUrl, to: 's3' })).toMatchObject({
      pictures: 1,
      missing: [lost],
    });
  });

  it('takes them from Vercel Blob too', async () => {
    const blob = await startBlob();
    vi.stubEnv('VERCEL_BLOB_API_URL', blob.apiUrl);
    try {
      Object.assign(env(), { blob: { token: blob.token }, storages: ['blob', 'disk'] });
      await storePictures(creator.actor, 2);
      const stored = await hashesIn(storeIn('blob'));
      useBucket(bucket, ['s3', 'blob', 'disk']);
      await recordStorages();
      expect(await movePictures({ databaseUrl, to: 's3' })).toMatchObject({ pictures: 2 });
      expect([await hashesIn(storeIn('s3')), [...blob.blobs.keys()]]).toEqual([stored, ['mark']]);
    } finally {
      Object.assign(env(), { blob: before.blob });
      vi.unstubAllEnvs();
      await blob.stop();
    }
  });

  it('goes on while pictures are read, uploaded and deleted', async () => {
    const keys = await storePictures(creator.actor, 8);
    const [deleted = ''] = keys;
    const others = keys.slice(1);
    await startWith('s3');
    const { write } = storeIn('s3');
    let isUploaded = false;
    // Each picture that moves is read at its most delicate moments, and the product goes on.
    vi.spyOn(storeIn('s3'), 'write').mockImplementation(async (name, files) => {
      if (!isUploaded) {
        isUploaded = true;
        others.push(
          await storePicture(
            creator.actor,
            'step',
            'new.png',
            await madePicture('png', 99, 33, '#abcdef'),
          ),
        );
        await deletePicture(deleted);
      }
      await write(name, files);
      expect(await pictureStore().read(name, 'full')).not.toBeNull();
    });
    const { remove } = storeIn('disk');
    vi.spyOn(storeIn('disk'), 'remove').mockImplementation(async (name) => {
      await remove(name);
      const row = await db().picture.findUnique({ where: { storeName: name } });
      expect((await pictureStore().read(name, 'full')) !== null).toBe(row !== null);
    });
    await movePictures({ databaseUrl, to: 's3' });
    vi.restoreAllMocks();
    for (const key of others) expect((await servePicture(`/files/${key}`, {})).status).toBe(200);
    expect((await servePicture(`/files/${deleted}`, {})).status).toBe(404);
    expect([await namesIn('disk'), (await namesIn('s3')).length]).toEqual([[], 8]);
    expect(Object.values(await hashesIn(storeIn('s3')))).not.toContain(null);
  });

  it('leaves no copy of a picture that is deleted while it moves', async () => {
    const [key = ''] = await storePictures(creator.actor, 1);
    await startWith('s3');
    const { read } = storeIn('disk');
    vi.spyOn(storeIn('disk'), 'read').mockImplementationOnce(async (name, variant) => {
      const bytes = await read(name, variant);
      await deletePicture(key);
      return bytes;
    });
    expect(await movePictures({ databaseUrl, to: 's3' })).toMatchObject({
      pictures: 0,
      orphaned: 1,
    });
    expect([await namesIn('disk'), await namesIn('s3')]).toEqual([[], []]);
  });

  it('takes a variant too that another instance adds at the last moment', async () => {
    await storePictures(creator.actor, 1);
    const [name = ''] = await namesIn('disk');
    await startWith('s3');
    const late = new Map([['999', Buffer.from('late')]]);
    const { remove, write } = storeIn('disk');
    vi.spyOn(storeIn('disk'), 'remove').mockImplementationOnce(async (...args) => {
      await write(name, late);
      return remove(...args);
    });
    await movePictures({ databaseUrl, to: 's3' });
    expect([(await storeIn('s3').read(name, '999'))?.toString(), await namesIn('disk')]).toEqual([
      'late',
      [],
    ]);
    expect(await storeIn('s3').size(name, 'full')).toBeGreaterThan(0);
  });

  it('removes what nothing shows, leaves what is new, and overwrites nothing that differs', async () => {
    await storePictures(creator.actor, 2);
    const [first = '', second = ''] = await namesIn('disk');
    const old = newStoreName().replace(/^p\d+/, `p${Date.now() - 2 * DAY_MS}`);
    const fresh = newStoreName();
    for (const name of [old, fresh])
      await storeIn('disk').write(name, new Map([['full', Buffer.from('x')]]));
    await storeIn('s3').write(first, new Map([['full', Buffer.from('other')]]));
    await startWith('s3');
    expect(await movePictures({ databaseUrl, to: 's3' })).toMatchObject({
      pictures: 1,
      orphaned: 1,
      fresh: [fresh],
      differing: [first],
    });
    expect((await namesIn('disk')).sort()).toEqual([first, fresh].sort());
    expect((await namesIn('s3')).sort()).toEqual([first, second].sort());
    expect((await storeIn('s3').read(first, 'full'))?.toString()).toBe('other');
  });

  it('keeps the old copy when the new storage returns other bytes', async () => {
    await storePictures(creator.actor, 1);
    const stored = await hashesIn(storeIn('disk'));
    await startWith('s3');
    const { write } = storeIn('s3');
    vi.spyOn(storeIn('s3'), 'write').mockImplementation((name) =>
      write(name, new Map([['full', Buffer.from('damaged')]])),
    );
    await expect(movePictures({ databaseUrl, to: 's3' })).rejects.toThrow(
      /returned other bytes.*still in the old one/,
    );
    expect(await hashesIn(storeIn('disk'))).toEqual(stored);
  });
});

describe('a move is refused', () => {
  const refused = (to: 'disk' | 's3' | 'blob', from?: 'disk') =>
    movePictures({ databaseUrl, to, from });
  it('until the product reads and writes as it needs, and nothing moves', async () => {
    await storePictures(creator.actor, 1);
    await db().setting.deleteMany({ where: { key: 'picture_storages' } });
    await expect(refused('s3')).rejects.toThrow('has not been started with this release');
    await startWith('disk');
    await expect(refused('s3')).rejects.toThrow(
      /stores them in the folder .*Set PICTURE_STORE=s3.*Start the product again/,
    );
    await expect(refused('blob')).rejects.toThrow('The storage blob is not configured.');
    await expect(refused('disk', 'disk')).rejects.toThrow('needs two storages');
    expect([(await namesIn('disk')).length, await namesIn('s3')]).toEqual([1, []]);
  });

  it('with another bucket or folder than the product, and nothing moves', async () => {
    await storePictures(creator.actor, 1);
    await startWith('s3');
    const { s3, dataDir } = env();
    Object.assign(env(), { s3: { ...s3, bucket: 'others' } });
    await expect(refused('s3')).rejects.toThrow(
      /to the bucket others at .*stores them in the bucket pictures at .*same values here/,
    );
    Object.assign(env(), { s3, dataDir: `${dataDir}/other` });
    await expect(refused('s3')).rejects.toThrow('/other/files to the bucket');
    Object.assign(env(), { dataDir });
    expect([(await namesIn('disk')).length, await namesIn('s3')]).toEqual([1, []]);
  });

  it('into the storage of another database, and while another move runs', async () => {
    await storePictures(creator.actor, 1);
    await startWith('s3');
    await withConnection(databaseUrl, async (client) => {
      await client.query('SELECT pg_advisory_lock(7250003)');
      await expect(refused('s3')).rejects.toThrow('being moved already');
    });
    await storeIn('s3').mark('of another database');
    await expect(refused('s3')).rejects.toThrow(/another database are in the bucket pictures/);
    expect((await namesIn('disk')).length).toBe(1);
  });
});

it('the start notes what is wrong with a storage, and with mail and sign-in', async () => {
  await startWith('s3');
  const notes: string[] = [];
  Object.assign(env().s3 ?? {}, { secretAccessKey: 'wrong' });
  const mail = { ...env().mail, smtpUrl: 'smtp://127.0.0.1:1' };
  const oidc = { issuer: 'http://127.0.0.1:1' } as NonNullable<ReturnType<typeof env>['oidc']>;
  await noteServices({ storages: ['s3'], mail, oidc }, (line) => notes.push(line));
  expect(notes.sort()).toEqual([
    expect.stringMatching(/^FAULT +mail +The mail server does not let this site in \(ESOCKET\)/),
    expect.stringMatching(/^FAULT +signIn +http:\/\/127\.0\.0\.1:1 gives no discovery document/),
    expect.stringMatching(/^FAULT +storage +.*SignatureDoesNotMatch/),
  ]);
});
