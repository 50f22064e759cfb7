import { rm } from 'node:fs/promises';
import { beforeEach } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { servePicture } from '@/server/storage/picture-response';
import { type Answer, call } from '@/testing/api';
import { blobStandIn } from '@/testing/stand-ins/blob-stand-in';
import { buildProject, type TestCreator } from '@/testing/database/factories';
import { put, sign, storedNames } from '../../_testing/uploads';
import { PATCH as patchStep } from '../projects/[id]/steps/[stepId]/route';

/**
 * True if browsers send to the storage directly, so that a picture is checked when its owner is
 * saved.
 */
export const isDirect = blobStandIn() !== undefined;

type Place = { creator: TestCreator; id: string; stepId: string };
export let place: Place;
export const newPlace = async (): Promise<Place> => {
  const { creator, project } = await buildProject({ steps: 1 });
  return { creator, id: project.id, stepId: project.steps[0]?.id ?? '' };
};

export const attach = (key: string | null, { creator, id, stepId } = place) =>
  call(patchStep, {
    token: creator.token,
    params: { id, stepId },
    method: 'PATCH',
    body: { file: key === null ? null : { name: 'p.png', url: key } },
  });
export const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);

/** The whole upload: sign, send, attach to the step. Returns the first rejection. */
export async function send(
  bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  type = 'image/png',
  to = place,
): Promise<{ key: string; answer: Answer }> {
  const { key, signedRequest } = await sign(to.creator, { fileType: type });
  const sent = await put(signedRequest, bytes, type);
  return { key, answer: sent.status === 200 ? await attach(key, to) : sent };
}

export const rowsLeft = async () => ({
  files: await db().file.count(),
  pictures: await db().picture.count(),
});
export const served = async (key: string) => (await servePicture(`/files/${key}`, {})).status;
/** The names of stored pictures, each once. */
export const pictures = async () => [
  ...new Set((await storedNames()).map((file) => file.split('/')[0])),
];

/** Creates a step for pictures, and empties the storage for each test. */
export function withPlace(): void {
  beforeEach(async () => {
    place = await newPlace();
    await rm(env().dataDir, { recursive: true, force: true });
  });
}
