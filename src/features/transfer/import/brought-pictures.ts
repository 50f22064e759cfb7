import 'server-only';
import path from 'node:path';
import { OutsideError } from '@/server/outside/outside-error';
import { requestOutside } from '@/server/outside/request-outside';
import { AppError } from '@/shared/app-error';
import { harmlessLine } from '@/shared/text';
import type { Actor } from '../../auth/actor';
import type { BroughtPicture } from '../../project/import/whole-guide';
import { FILE_NAME_MAX, IMPORTED_MAX_BYTES } from '../../uploads/constants';
import { pictureTypeOf } from '../../uploads/model/picture-type';
import { bringPicture } from '../../uploads/service';
import type { FoundGuide, FoundPicture, Refusal } from '../model/reader';
import type { OpenedFile } from './opened-file';

const OUTSIDE_TIMEOUT_MS = 30_000;
const OUTSIDE_REDIRECTS_MAX = 3;
const OK = 200;
/** What another try later may mend, and what is no fault of the picture. */
const PASSING = ['overloaded', 'storage_full', 'storage_unavailable'];

/** Pictures of a guide by their places, and why others are missing. */
export type BroughtPictures = { ofProject: BroughtPicture | undefined; ofSteps: Map<number, BroughtPicture>; refusals: Refusal[] };

/** What of the pictures is known to be missing without fetching or decoding one. */
export function missingPictures(found: FoundGuide, file: string, opened: OpenedFile): Refusal[] {
  return found.pictures.flatMap((picture) => {
    const place = placeIn(picture.source, file);
    if (place === 'outside') return [];
    const reason = place === undefined ? 'picture_address_invalid' : reasonAgainst(opened.sizeOf(place));
    return reason ? [refusal(found, file, picture, reason)] : [];
  });
}

/**
 * Stores the pictures of a guide for its creator; each content once, whoever shows it. A picture that cannot be had, or for which the account
 * has no room, is left out and told of.
 * @throws {AppError} overloaded, storage_full, storage_unavailable: the guide is to be tried again later
 */
export async function bringPictures(actor: Actor, found: FoundGuide, file: string, opened: OpenedFile): Promise<BroughtPictures> {
  const brought: BroughtPictures = { ofProject: undefined, ofSteps: new Map(), refusals: [] };
  for (const picture of found.pictures) {
    const name = harmlessLine(picture.name ?? path.posix.basename(picture.source)).slice(0, FILE_NAME_MAX) || 'picture';
    const result = await bring(actor, found, file, opened, picture, name);
    if ('reason' in result) brought.refusals.push(result);
    else if (picture.place === 'project') brought.ofProject = result;
    else brought.ofSteps.set(picture.place.step, result);
  }
  return brought;
}

async function bring(actor: Actor, found: FoundGuide, file: string, opened: OpenedFile, picture: FoundPicture, name: string): Promise<BroughtPicture | Refusal> {
  const place = placeIn(picture.source, file);
  if (place === undefined) return refusal(found, file, picture, 'picture_address_invalid');
  const reason = place === 'outside' ? undefined : reasonAgainst(opened.sizeOf(place));
  if (reason) return refusal(found, file, picture, reason);
  const bytes = place === 'outside' ? await fetchOutside(picture.source) : await opened.bytes(place, IMPORTED_MAX_BYTES);
  if (!bytes) return place === 'outside' ? refusal(found, file, picture, 'picture_unreachable') : refusal(found, file, picture, 'picture_refused', 'picture_damaged');
  if (!pictureTypeOf(bytes)) return refusal(found, file, picture, 'picture_refused', 'picture_unsupported');
  try {
    return { key: await bringPicture(actor, picture.place === 'project' ? 'project' : 'step', name, bytes), name };
  } catch (error) {
    if (!(error instanceof AppError) || PASSING.includes(error.code)) throw error;
    return refusal(found, file, picture, 'picture_refused', error.code);
  }
}

function reasonAgainst(sizeBytes: number | undefined): 'picture_missing' | 'picture_too_large' | undefined {
  if (sizeBytes === undefined) return 'picture_missing';
  return sizeBytes > IMPORTED_MAX_BYTES ? 'picture_too_large' : undefined;
}

/** A path in the archive; undefined for what leads nowhere. */
function placeIn(source: string, file: string): 'outside' | string | undefined {
  if (/^https:\/\//i.test(source)) return 'outside';
  if (source === '' || /^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith('/')) return undefined;
  const place = path.posix.normalize(path.posix.join(path.posix.dirname(file), source.replaceAll('\\', '/')));
  return place.startsWith('../') ? undefined : place;
}

async function fetchOutside(address: string): Promise<Buffer | undefined> {
  try {
    const { status, body, isCut } = await requestOutside(address, { timeoutMs: OUTSIDE_TIMEOUT_MS, maxBytes: IMPORTED_MAX_BYTES, maxRedirects: OUTSIDE_REDIRECTS_MAX });
    return status === OK && !isCut ? body : undefined;
  } catch (error) {
    if (error instanceof OutsideError) return undefined;
    throw error;
  }
}

const SOURCE_SHOWN_MAX = 200;

function refusal(found: FoundGuide, file: string, { place, source }: FoundPicture, reason: Refusal['reason'], problem?: string): Refusal {
  const path = place === 'project' ? ['picture'] : ['steps', place.step, 'picture'];
  const line = found.lineOf(path);
  const values = { max: IMPORTED_MAX_BYTES / 1024 / 1024, source: [...source].slice(0, SOURCE_SHOWN_MAX).join(''), ...(problem ? { problem } : {}) };
  return { file: found.fileOf?.(path) ?? file, reason, ...(line === undefined ? {} : { line }), values };
}
