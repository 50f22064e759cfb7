import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CLIP_MAX_BYTES } from '@/features/uploads/constants';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { servePicture } from '@/server/storage/picture-response';
import { mediaOf } from '@/features/projects/model/content/media';
import { call } from '@/testing/api';
import { storedGuides } from '@/testing/database/stored-items';
import { buildCreator, buildProject, texts } from '@/testing/database/factories';
import { POST as signClip } from '../../v1/dashboard/sign-url/clip/route';
import { PATCH } from '../../v1/dashboard/projects/[id]/steps/[stepId]/route';
import { exportOf, importFile } from '../../v1/_testing/imports';
import { put, sign, upload } from '../../v1/_testing/uploads';

const CLIPS = path.join(process.cwd(), 'src/testing/clips');
const clip = (name: string) => readFile(path.join(CLIPS, name));
const typeOf = (name: string) => (/\.(webm|mkv)$/.test(name) ? 'video/webm' : 'video/mp4');

type Built = Awaited<ReturnType<typeof buildProject>>;
let built: Built;
beforeEach(async () => {
  built = await buildProject({ steps: 1 });
  await rm(env().dataDir, { recursive: true, force: true });
});

const signed = (body: object) => call(signClip, { token: built.creator.token, body });

async function send(bytes: Uint8Array, type: string) {
  const { body, status } = await signed({
    fileName: 'clip',
    fileType: type,
    fileSize: bytes.byteLength,
  });
  if (status !== 200) return { status, body, key: '' };
  const { key, signedRequest } = body.returnData;
  const sent = await put(signedRequest, new Uint8Array(bytes), type);
  if (sent.status !== 200) return { ...sent, key };
  const url = await upload(built.creator);
  const saved = await attach([{ file: { name: 'p', url }, clip: { url: key } }]);
  return { ...saved, key };
}
const attach = (media: object[]) =>
  call(PATCH, {
    token: built.creator.token,
    params: { id: built.project.id, stepId: built.project.steps[0]?.id ?? '' },
    method: 'PATCH',
    body: { media },
  });
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error?.code ?? status;

/** A clip of blank packets, which the check never decodes. */
async function blank({ packets = 100, seconds = 1, side = 64, bytes = 20 }): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: side, codedHeight: 48 };
  const duration = seconds / packets;
  for (let index = 0; index < packets; index += 1)
    await source.add(
      new EncodedPacket(
        new Uint8Array(bytes),
        index === 0 ? 'key' : 'delta',
        index * duration,
        duration,
      ),
      { decoderConfig },
    );
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

// security: 34, 35
describe('a clip', () => {
  it.each(['sound-and-tags.mp4', 'tags.webm'])(
    '%s is stored anew: no sound, no tag, no place, with ranges',
    async (name) => {
      const bytes = await clip(name);
      const { status, body, key } = await send(bytes, typeOf(name));
      expect(status).toBe(200);
      expect(body.media[0].clip).toEqual({
        url: expect.stringContaining(`/files/${key}`),
        seconds: 1,
        width: 64,
        height: 48,
        sizeBytes: expect.any(Number),
      });
      const stored = await servePicture(`/files/${key}`, {});
      expect(stored.headers).toMatchObject({
        'Content-Type': typeOf(name),
        'X-Content-Type-Options': 'nosniff',
      });
      expect(body.media[0].clip.sizeBytes).toBe(stored.body?.length);
      const text = stored.body?.toString('latin1') ?? '';
      for (const secret of ['SECRET', '<script>', '48.2082', 'mp4a', 'Lavf'])
        expect(text, secret).not.toContain(secret);
      const part = await servePicture(`/files/${key}`, { range: 'bytes=4-7' });
      expect([part.status, part.body?.length]).toEqual([206, 4]);
    },
  );

  it.each([
    ['two-tracks.mp4', 'video/mp4', 'clip_unsupported'],
    ['only-sound.mp4', 'video/mp4', 'clip_unsupported'],
    ['old-codec.mp4', 'video/mp4', 'clip_unsupported'],
    ['matroska.mkv', 'video/webm', 'clip_unsupported'],
    ['matroska.mkv', 'video/mp4', 'unsupported_media_type'],
    ['phone.mov', 'video/webm', 'unsupported_media_type'],
    ['phone.mov', 'video/mp4', 200],
  ])('%s as %s: %s', async (name, type, answer) => {
    expect(codeOf(await send(await clip(name), type))).toBe(answer);
    if (answer !== 200) expect(await db().file.count()).toBe(0);
  });

  it.each(['sound-and-tags.mp4', 'tags.webm', 'two-tracks.mp4'])(
    '%s, cut or changed anywhere, is stored anew or refused',
    async (name) => {
      const bytes = await clip(name);
      const broken = [0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map((part) =>
        bytes.subarray(0, Math.floor(bytes.length * part)),
      );
      const changed = Array.from({ length: 12 }, (_, index) => {
        const copy = Buffer.from(bytes);
        copy.writeUInt32BE(0xffffffff, 12 + Math.floor(((copy.length - 16) * index) / 12));
        return copy;
      });
      for (const each of [...broken, ...changed])
        expect([200, 'clip_unsupported', 'clip_too_long', 'unsupported_media_type']).toContain(
          codeOf(await send(each, typeOf(name))),
        );
    },
  );

  it('has at most 20 seconds, 1,920 pixels, 8 MB, and pictures as a camera takes them', async () => {
    const webm = async (options: Parameters<typeof blank>[0]) =>
      codeOf(await send(await blank(options), 'video/webm'));
    expect(await webm({ seconds: 20.3 })).toBe(200);
    expect(await webm({ seconds: 21 })).toBe('clip_too_long');
    expect(await webm({ seconds: 60 })).toBe('clip_too_long');
    expect(await webm({ side: 1920 })).toBe(200);
    expect(await webm({ side: 1921 })).toBe('clip_unsupported');
    expect(await webm({ packets: 3000 })).toBe('clip_unsupported');
    expect(await webm({ packets: 500_000, bytes: 1 })).toBe('clip_unsupported');
    expect(
      (await signed({ fileName: 'c', fileType: 'video/mp4', fileSize: CLIP_MAX_BYTES + 1 })).status,
    ).toBe(422);
    const { body } = await signed({ fileName: 'c', fileType: 'video/mp4', fileSize: 100 });
    const large = Buffer.concat([await clip('phone.mov'), Buffer.alloc(CLIP_MAX_BYTES)]);
    const sent = await put(body.returnData.signedRequest, new Uint8Array(large), 'video/mp4');
    expect(codeOf(sent)).toBe('file_too_large');
  });

  it('is no picture, and a picture is no clip', async () => {
    const { key } = await send(await clip('phone.mov'), 'video/mp4');
    const picture = await upload(built.creator);
    const fields = async (media: object[]) => Object.keys((await attach(media)).body.error.fields);
    expect(await fields([{ file: { name: '', url: key } }])).toEqual(['media.0.file.url']);
    expect(await fields([{ file: { name: '', url: picture }, clip: { url: picture } }])).toEqual([
      'media.0.clip.url',
    ]);
    const file = { name: '', url: picture };
    const both = [
      { file, clip: { url: key } },
      { file, clip: { url: key } },
    ];
    expect(await fields(both)).toEqual(['media']);
    expect(await sign(built.creator, { kind: 'clip' })).toBeUndefined();
  });

  it('goes when its picture or the step goes, and no sooner', async () => {
    const { body, key } = await send(await clip('phone.mov'), 'video/mp4');
    const kept = await attach([{ id: body.media[0].id, alt: texts('A turn') }]);
    expect(kept.body.media[0].clip.url).toContain(key);
    const count = () => db().file.count({ where: { key } });
    expect(await count()).toBe(1);
    const removed = await attach([{ id: body.media[0].id, clip: null }]);
    expect([removed.body.media[0].clip, await count()]).toEqual([null, 0]);
  });

  it('leaves the step as it was when the line is cut, at any of 20 places', async () => {
    const { body } = await send(await clip('phone.mov'), 'video/mp4');
    const bytes = new Uint8Array(await clip('sound-and-tags.mp4'));
    const limit = env().limits.clip;
    env().limits.clip = 100;
    const files = await db().file.count();
    onTestFinished(() => void (env().limits.clip = limit));
    for (let place = 0; place < 20; place += 1) {
      const { body: answer } = await signed({
        fileName: 'clip',
        fileType: 'video/mp4',
        fileSize: bytes.byteLength,
      });
      const { key, signedRequest } = answer.returnData;
      const cut = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(bytes.subarray(0, Math.floor((bytes.length * place) / 20)));
          controller.error(new Error('The line is cut.'));
        },
      });
      expect(codeOf(await put(signedRequest, cut, 'video/mp4'))).toBe('upload_incomplete');
      const tried = await attach([{ id: body.media[0].id, clip: { url: key } }]);
      expect(Object.keys(tried.body.error.fields)).toEqual(['media.0.clip.url']);
    }
    expect(await db().file.count()).toBe(files);
    const kept = await attach([{ id: body.media[0].id }]);
    expect(kept.body.media).toEqual(body.media);
  });

  it('goes out with its guide and comes in again', async () => {
    const { body } = await send(await clip('phone.mov'), 'video/mp4');
    const file = { name: '', url: await upload(built.creator) };
    await attach([{ file }, { id: body.media[0].id }]);
    const archive = await exportOf(built.creator);
    const other = await buildCreator();
    await importFile(other, archive);
    const [guide] = await storedGuides(other.actor.creatorId);
    const [step] = guide?.steps ?? [];
    expect(step && mediaOf(step)).toMatchObject([
      { fileId: expect.any(String) },
      { fileId: expect.any(String), clip: { seconds: 1 } },
    ]);
  });

  it('stays when a client that knows only file sends the same again, and goes with another', async () => {
    const { body } = await send(await clip('phone.mov'), 'video/mp4');
    const { name, url } = body.file;
    const change = async (file: object) => {
      const { token } = built.creator;
      const params = { id: built.project.id, stepId: body.id };
      return (await call(PATCH, { token, params, method: 'PATCH', body: { file } })).body.media;
    };
    expect(await change({ name, url })).toEqual(body.media);
    const other = await change({ name: 'q', url: await upload(built.creator) });
    expect(other).toMatchObject([{ id: body.media[0].id, clip: null }]);
  });

  it('is limited to 20 an hour', async () => {
    const one = { fileName: 'c', fileType: 'video/mp4', fileSize: 100 };
    for (let count = 0; count < 20; count += 1) expect((await signed(one)).status).toBe(200);
    expect(codeOf(await signed(one))).toBe('too_many_uploads');
  });
});
