import { createHash } from 'node:crypto';
import type { Fields } from '@/features/transfer/sources/model/json-ld/json-values';
import { isFields, listOf, numberOf } from '@/features/transfer/sources/model/json-ld/json-values';
import {
  CLIP_MAX_BYTES,
  CLIP_SECONDS_MAX,
  CLIP_SIDE_MAX_PX,
  IMPORTED_MAX_BYTES,
} from '@/features/uploads/constants';
import { readClip } from '@/features/uploads/server/read-clip';
import { AppError } from '@/shared/http/app-error';
import { clipTypeOf } from '@/shared/pictures/clip-formats';
import { pictureTypeOf } from '@/shared/pictures/picture-formats';
import type { PartFolder } from './part-folder';
import { Missing, type SiteClient } from './site-client';

/** The sizes of a picture, the best first; a smaller one is taken where that is too large. */
const SIZES = ['original', 'huge', 'large', 'medium', 'standard'];
const VIDEO_MAX_BYTES = 100 * 1024 * 1024;
const VIDEOS_TRIED_MAX = 3;
const CLIP_FORMATS = ['mp4', 'webm', 'mov'];
const KEPT_FIELDS = ['id', 'guid', 'width', 'height', 'markup'];
const CLIP_REASONS: Record<string, string> = {
  clip_too_long: `it is longer than ${CLIP_SECONDS_MAX} s`,
  clip_unsupported: 'its format cannot be a clip',
};

export type Tools = { client: SiteClient; part: PartFolder };
/** A file of the archive, and where the folder keeps it. */
export type LocalFile = { name: string; kept: string };
/** A record that names local files, these files, and what did not come. */
export type LocalMedia = { record: unknown; files: LocalFile[]; missing: Missing[] };

/**
 * A picture with what only its own record has: its shapes, its size, and the picture without shapes
 * drawn in. Without a file it keeps its address.
 */
export async function localPicture(
  linked: unknown,
  { client, part }: Tools,
  hasRecord: boolean,
): Promise<LocalMedia> {
  if (!isFields(linked)) return { record: linked, files: [], missing: [] };
  const missing: Missing[] = [];
  const id = idOf(linked);
  const own =
    hasRecord && id !== undefined
      ? await part
          .json(`images/${id}`, () => client.json(`/media/images/${id}`))
          .catch((error: unknown) => void missing.push(missingFrom(error)))
      : undefined;
  const record = isFields(own) ? own : {};
  const source = isFields(record['srcImageInfo']) ? record['srcImageInfo'] : undefined;
  // A painted picture is no substitute for the clean one: shapes would be there twice.
  const addresses =
    [source, record, linked].map(addressesIn).find(({ length }) => length > 0) ?? [];
  const file = await firstPicture(addresses, { client, part }, missing);
  const [address] = addresses;
  return {
    record: {
      ...kept(linked, KEPT_FIELDS),
      ...kept(record, KEPT_FIELDS),
      ...(source ? { srcImageInfo: kept(source, ['width', 'height']) } : {}),
      ...(address === undefined ? {} : { original: file?.name ?? address }),
    },
    files: file ? [file] : [],
    missing,
  };
}

async function firstPicture(
  addresses: readonly string[],
  { client, part }: Tools,
  missing: Missing[],
): Promise<LocalFile | undefined> {
  let first: Missing | undefined;
  for (const address of addresses) {
    const name = `pictures/${hashOf(address)}`;
    try {
      const bytes = await part.bytes(name, async () => {
        const got = await client.file(address, IMPORTED_MAX_BYTES);
        if (!pictureTypeOf(got)) throw new Missing(address, 'it is no picture');
        return got;
      });
      const type = pictureTypeOf(bytes)?.replace('image/', '').replace('jpeg', 'jpg');
      return { name: `${name}.${type ?? 'jpg'}`, kept: name };
    } catch (error) {
      first ??= missingFrom(error);
    }
  }
  if (first) missing.push(first);
  return undefined;
}

/**
 * A video as a clip, where it fits and has a still picture; else its address stays, which the import
 * writes into the text.
 */
export async function localVideo(linked: unknown, tools: Tools): Promise<LocalMedia> {
  if (!isFields(linked)) return { record: linked, files: [], missing: [] };
  const still = await localPicture(linked['image'], tools, true);
  const { files, missing } = still;
  const record: Fields = { ...linked };
  if (isFields(linked['image'])) record['image'] = still.record;
  const details = await videoDetails(linked, tools, missing);
  const addresses = encodingsIn(details);
  if (addresses.length > 0) record['encodings'] = addresses.map((url) => ({ url }));
  const [address = 'a video without an address'] = addresses;
  const leave = (reason: string, isTriedAgain = false): LocalMedia => ({
    record,
    files,
    missing: [
      ...missing,
      isTriedAgain
        ? new Missing(address, reason)
        : new Missing(address, `${reason}; its address stays in the text`, undefined, true),
    ],
  });
  if (files.length === 0) return leave('it has no still picture');
  if ((numberOf(details['duration']) ?? 0) > (CLIP_SECONDS_MAX + 0.5) * 1000)
    return leave(CLIP_REASONS['clip_too_long'] ?? '');
  let last = { reason: 'it has no address', isTriedAgain: false };
  for (const each of addresses.slice(0, VIDEOS_TRIED_MAX)) {
    const clip = await clipFrom(each, tools);
    if ('kept' in clip) {
      record['encodings'] = [{ url: clip.name }];
      return { record, files: [...files, clip], missing };
    }
    last = clip;
  }
  return leave(last.reason, last.isTriedAgain);
}

/** The record of a video, where what the guide says about it is not enough. */
async function videoDetails(
  linked: Fields,
  { client, part }: Tools,
  missing: Missing[],
): Promise<Fields> {
  const id = idOf({ id: linked['videoid'] ?? linked['id'] });
  if (id === undefined || (linked['duration'] !== undefined && linked['encodings'] !== undefined))
    return linked;
  const record = await part
    .json(`videos/${id}`, () => client.json(`/media/videos/${id}`))
    .catch((error: unknown) => void missing.push(missingFrom(error)));
  return isFields(record) ? { ...record, ...linked } : linked;
}

/** The clip of a video, or why it is none; either is kept. */
async function clipFrom(
  address: string,
  { client, part }: Tools,
): Promise<LocalFile | { reason: string; isTriedAgain: boolean }> {
  const name = `clips/${hashOf(address)}`;
  try {
    const refused = await part.read(`${name}.refused`);
    if (refused) return { reason: refused.toString('utf8'), isTriedAgain: false };
    const bytes = await part.bytes(name, async () => {
      const video = await client.file(address, VIDEO_MAX_BYTES);
      const { full } = await readClip(video);
      // The import writes a clip anew, too, so only one that is too large loses its sound here.
      const clip = video.length <= CLIP_MAX_BYTES ? video : Buffer.from(full);
      if (clip.length > CLIP_MAX_BYTES) throw new AppError('clip_unsupported');
      return clip;
    });
    return { name: `${name}.${clipTypeOf(bytes) === 'video/webm' ? 'webm' : 'mp4'}`, kept: name };
  } catch (error) {
    if (!(error instanceof AppError))
      return { reason: missingFrom(error).reason, isTriedAgain: true };
    const reason = CLIP_REASONS[error.code] ?? error.code;
    await part.bytes(`${name}.refused`, async () => Buffer.from(reason));
    return { reason, isTriedAgain: false };
  }
}

/** The addresses of a video that a step can show, the widest first. */
function encodingsIn(video: Fields): string[] {
  return listOf(video['encodings'])
    .filter(isFields)
    .flatMap(({ url, format, width, height }) => {
      if (typeof url !== 'string') return [];
      const ending = typeof format === 'string' ? format : (url.split('.').pop() ?? '');
      const side = Math.max(numberOf(width) ?? 0, numberOf(height) ?? 0);
      const isShown = CLIP_FORMATS.includes(ending.toLowerCase()) && side <= CLIP_SIDE_MAX_PX;
      return isShown ? [{ url, side }] : [];
    })
    .sort((a, b) => b.side - a.side)
    .map(({ url }) => url);
}

function addressesIn(record: unknown): string[] {
  if (!isFields(record)) return [];
  const sizes = isFields(record['image']) ? { ...record['image'], ...record } : record;
  return SIZES.map((size) => sizes[size]).filter(
    (each): each is string => typeof each === 'string' && each !== '',
  );
}

/** An id that is safe in a path. */
function idOf({ id, guid }: Fields): string | undefined {
  const text = String(id ?? guid ?? '');
  return /^[A-Za-z0-9]{1,40}$/.test(text) ? text : undefined;
}

const kept = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => names.includes(name) && value !== null),
  );

const hashOf = (address: string) => createHash('sha256').update(address).digest('hex').slice(0, 16);

/** @throws everything but Missing */
export function missingFrom(error: unknown): Missing {
  if (error instanceof Missing) return error;
  throw error;
}
