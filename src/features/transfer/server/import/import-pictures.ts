import 'server-only';
import path from 'node:path';
import { SafeFetchError } from '@/server/safe-fetch/safe-fetch-error';
import { safeFetch } from '@/server/safe-fetch/safe-fetch';
import { AppError } from '@/shared/http/app-error';
import { cutText } from '@/shared/text/letters';
import { harmlessLine } from '@/shared/text/text';
import type { Actor } from '@/features/auth/server/actor';
import type {
  ImportedClip,
  ImportedPicture,
  StepPictures,
} from '@/features/projects/server/import/guide-writer';
import {
  FILE_NAME_MAX,
  IMPORTED_MAX_BYTES,
  IMPORTED_PIXELS_MAX,
} from '@/features/uploads/constants';
import { pictureSizeOf, pictureTypeOf } from '@/shared/pictures/picture-formats';
import { isHardToRead } from '@/features/uploads/model/stored-size';
import { importClip, importPicture } from '@/features/uploads/server/import-files';
import type { FoundPicture, LocatedPicture, Refusal, ValidatedGuide } from '../../model/reader';
import { inlineBytes, isInline } from '../../sources/model/json-ld/inline-pictures';
import type { ArchiveReader } from './archive-reader';

const OUTSIDE_TIMEOUT_MS = 30_000;
const OUTSIDE_REDIRECTS_MAX = 3;
const OK = 200;
/** Temporary errors, which are not the picture's fault. */
const PASSING = ['overloaded', 'storage_full', 'storage_unavailable'];

/** The pictures of a guide by place, and why others are missing. */
export type ImportedPictures = {
  ofProject: ImportedPicture | undefined;
  ofSteps: Map<number, StepPictures>;
  ofClips: Map<number, ImportedClip>;
  /** Originals of edited pictures. */
  ofOrigins: Map<number, StepPictures>;
  refusals: Refusal[];
};

/** Pictures that are known to be missing without fetching or decoding any. */
export function missingPictures(
  { pictures }: ValidatedGuide,
  file: string,
  opened: ArchiveReader,
): Refusal[] {
  return pictures.flatMap((picture) => {
    const place = placeOf(picture, file, opened);
    return 'reason' in place && !picture.isOptional ? [refusal(picture, place.reason)] : [];
  });
}

/** True if a picture is known to be missing without fetching it. */
export const isMissing = (picture: FoundPicture, file: string, opened: ArchiveReader): boolean =>
  'reason' in placeOf(picture, file, opened);

/**
 * Stores the pictures of a guide for its creator, each content once. Omits and reports pictures
 * that are unavailable or exceed the account's storage.
 * @throws {AppError} overloaded, storage_full, storage_unavailable: retry the guide later
 */
export async function importPictures(
  actor: Actor,
  { pictures }: ValidatedGuide,
  file: string,
  opened: ArchiveReader,
): Promise<ImportedPictures> {
  const imported: ImportedPictures = {
    ofProject: undefined,
    ofSteps: new Map(),
    ofClips: new Map(),
    ofOrigins: new Map(),
    refusals: [],
  };
  for (const picture of pictures) {
    const result = await importLocatedPicture(actor, file, opened, picture);
    if ('reason' in result) {
      imported.refusals.push(result);
      continue;
    }
    if (result.isHardToRead) imported.refusals.push(refusal(picture, 'picture_hard_to_read'));
    if (picture.place === 'project') imported.ofProject = result;
    else {
      const { step, medium = 0 } = picture.place;
      if (picture.isClip) {
        imported.ofClips.set(step, { ...result, medium });
        continue;
      }
      const bySteps = picture.isOrigin ? imported.ofOrigins : imported.ofSteps;
      const pictures = bySteps.get(step) ?? [];
      bySteps.set(step, pictures);
      pictures[medium] = result;
    }
  }
  return imported;
}

async function importLocatedPicture(
  actor: Actor,
  file: string,
  opened: ArchiveReader,
  picture: LocatedPicture,
): Promise<(ImportedPicture & { isHardToRead: boolean }) | Refusal> {
  const place = placeOf(picture, file, opened);
  if ('reason' in place) return refusal(picture, place.reason);
  const name = cutText(harmlessLine(picture.name ?? place.name), FILE_NAME_MAX) || 'picture';
  const bytes = await place.read();
  if (!bytes)
    return 'isOutside' in place
      ? refusal(picture, 'picture_unreachable')
      : refusal(picture, 'picture_refused', 'picture_damaged');
  try {
    if (picture.isClip)
      return { key: await importClip(actor, name, bytes), name, isHardToRead: false };
    if (!pictureTypeOf(bytes)) return refusal(picture, 'picture_refused', 'picture_unsupported');
    const size = pictureSizeOf(bytes);
    const key = await importPicture(
      actor,
      picture.place === 'project' ? 'project' : 'step',
      name,
      bytes,
    );
    return { key, name, isHardToRead: size !== undefined && isHardToRead(size) };
  } catch (error) {
    if (!(error instanceof AppError) || PASSING.includes(error.code)) throw error;
    if (error.code === 'picture_too_many_pixels') return refusal(picture, error.code);
    return refusal(picture, 'picture_refused', error.code);
  }
}

type Place = { name: string; read: () => Promise<Buffer | undefined>; isOutside?: true };

/** The source of a picture's bytes, or why there is none. */
function placeOf(
  { source, isNamed }: FoundPicture,
  file: string,
  opened: ArchiveReader,
): Place | { reason: Refusal['reason'] } {
  const address = source.startsWith('//') ? `https:${source}` : source;
  if (/^https:\/\//i.test(address))
    return {
      name: path.posix.basename(address),
      read: () => fetchOutside(address),
      isOutside: true,
    };
  if (isInline(source)) {
    const bytes = inlineBytes(source);
    return bytes.length > IMPORTED_MAX_BYTES
      ? { reason: 'picture_too_large' }
      : { name: 'picture', read: async () => bytes };
  }
  if (source === '' || /^[a-z][a-z0-9+.-]*:/i.test(source) || isOutOfArchive(source, file))
    return { reason: 'picture_address_invalid' };
  const name = opened.find(source, file, isNamed);
  const sizeBytes = name === undefined ? undefined : opened.sizeOf(name);
  if (name === undefined || sizeBytes === undefined) return { reason: 'picture_missing' };
  return sizeBytes > IMPORTED_MAX_BYTES
    ? { reason: 'picture_too_large' }
    : { name: path.posix.basename(name), read: () => opened.bytes(name, IMPORTED_MAX_BYTES) };
}

const isOutOfArchive = (source: string, file: string) =>
  path.posix
    .normalize(path.posix.join(path.posix.dirname(file), source.replaceAll('\\', '/')))
    .startsWith('../');

async function fetchOutside(address: string): Promise<Buffer | undefined> {
  try {
    const { status, body, isCut } = await safeFetch(address, {
      timeoutMs: OUTSIDE_TIMEOUT_MS,
      maxBytes: IMPORTED_MAX_BYTES,
      maxRedirects: OUTSIDE_REDIRECTS_MAX,
    });
    return status === OK && !isCut ? body : undefined;
  } catch (error) {
    if (error instanceof SafeFetchError) return undefined;
    throw error;
  }
}

const SOURCE_SHOWN_MAX = 200;
/** For an inline picture, whose address means nothing to people. */
const INLINE_SHOWN_MAX = 40;

function refusal(
  { file, line, source }: LocatedPicture,
  reason: Refusal['reason'],
  problem?: string,
): Refusal {
  const shown = isInline(source)
    ? `${source.slice(0, INLINE_SHOWN_MAX)}…`
    : cutText(source, SOURCE_SHOWN_MAX);
  const max =
    reason === 'picture_too_many_pixels'
      ? IMPORTED_PIXELS_MAX.others / 1_000_000
      : IMPORTED_MAX_BYTES / 1024 / 1024;
  const values = { max, source: shown, ...(problem ? { problem } : {}) };
  return { file, reason, ...(line === undefined ? {} : { line }), values };
}
