import 'server-only';
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { publicAddress } from '@/i18n/public-address';
import { ConcurrencyLimit } from '@/server/http/requests/load-shedding';
import { logger } from '@/server/logging/logger';
import { site } from '@/server/site/current';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { paths } from '@/shared/addresses/paths';
import { AppError } from '@/shared/http/app-error';
import { isUid } from '@/shared/ids/uid';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { pickLanguage } from '@/shared/interface/localized-text';
import { accentTokens } from '@/shared/site/accent';
import type { PublicProject } from '@/features/projects/schema';
import { projectNameFor } from '@/features/projects/model/texts/project-texts';
import { guideFor } from '@/features/projects/model/amounts/guide-for';
import { readPublicProject } from '@/features/projects/server/public-project';
import { qrDataAddress } from '@/features/reader/server/qr-png';
import { guideFile } from '../../export/model/guide-file/guide-file';
import {
  estimatedBytes,
  FILE_PICTURES_MAX_BYTES,
  filePictures,
  fileVariant,
} from '../../export/model/guide-file/file-pictures';
import { fileStyle } from '../../export/model/guide-file/file-style';
import { joined, type Piece } from '../../export/model/guide-file/html';
import { guideFolder } from '../../export/model/safe-name';
import { storedBytesOf } from './repository';

/** Sizes that are asked for at once: each may be a request to another server. */
const ASKED_AT_ONCE = 8;
const limit = new ConcurrencyLimit({ atOnce: 4, waitMs: 0 });
/** A slow client goes on without its slot, as it costs little: four could keep out all others. */
const SLOT_MS = 10_000;

/** A variant of a picture in the storage. */
type StoredVariant = { name: string; variant: string; bytes: number };
type StoredVariants = ReadonlyMap<string, StoredVariant>;

/** A guide as one document. */
export interface GuideDocument {
  fileName: string;
  canonical: string;
  etag: string;
  /** its content policy, which the document has too */
  policy: string;
  /**
   * Its bytes; one picture is in memory at a time.
   * @throws {AppError} overloaded
   */
  open: () => AsyncGenerator<Uint8Array>;
}

/** A guide has more pictures than one document takes: their bytes as they would be stored in it. */
export type TooManyPictures = { pictureBytes: number; lang: ProjectLanguage };

/**
 * A published guide as one document in the language closest to the asked one, else in its first;
 * private ones too for holders of the link. Writing it is reading: texts and pictures are stored as
 * it needs them (docs/decisions/0142).
 * @throws {AppError} project_not_found, project_taken_down, storage_unavailable; validation_failed for
 *   another amount than it can be made for
 */
export async function readGuideFile(
  projectUid: string,
  asked: string | undefined,
  { hasPictures, madeFor = null }: { hasPictures: boolean; madeFor?: string | null },
): Promise<GuideDocument | TooManyPictures> {
  // Internal ids have no page.
  if (!isUid(projectUid)) throw new AppError('project_not_found');
  const { guide: project, made } = guideFor(await readPublicProject(projectUid), madeFor);
  const lang = pickLanguage(project.languages, asked);
  const stored: StoredVariants = hasPictures ? await findStored(project) : new Map();
  const pictureBytes = filePictures(project).reduce(
    (sum, { key }) => sum + (stored.get(key)?.bytes ?? 0),
    0,
  );
  if (pictureBytes > FILE_PICTURES_MAX_BYTES) return { pictureBytes, lang };

  const style = fileStyle(site().accent);
  const policy = policyFor(style);
  const canonical = publicAddress(paths.project(projectUid), lang);
  const { signal, 'on-signal': onSignal } = accentTokens(site().accent, 'light');
  const pieces = joined(
    guideFile(
      {
        project,
        lang,
        made: made(lang),
        hasPicture: (key) => stored.has(key),
        markColours: { line: signal, ink: onSignal },
      },
      {
        style,
        policy,
        link: canonical,
        creatorLink: publicAddress(paths.creator(project.creator.uid)),
        qr: qrDataAddress(publicAddress(paths.version(projectUid, project.versionNumber))),
      },
    ),
  );
  return {
    fileName: `${guideFolder(projectNameFor(project, lang).value, projectUid)}.${lang}.html`,
    canonical,
    policy,
    etag: etagOf(pieces, stored),
    open: () => written(pieces, stored),
  };
}

/** About how large the document of a guide is: by one query, without asking the storage. */
export async function estimateGuideFile(project: PublicProject): Promise<number> {
  const pictures = filePictures(project);
  return estimatedBytes(pictures, await storedBytesOf(pictures.map(({ key }) => key)));
}

/** The variants that the storage has, by the keys of their pictures. */
async function findStored(project: PublicProject): Promise<StoredVariants> {
  const atOnce = pLimit(ASKED_AT_ONCE);
  const pictures = new Map(filePictures(project).map((picture) => [picture.key, picture]));
  const found = await atOnce.map(pictures.values(), async (picture) => {
    const name = await storeNameOf(picture.key);
    const variant = fileVariant(picture);
    const bytes = name === undefined ? null : await pictureStore().size(name, variant);
    if (name !== undefined && bytes !== null)
      return [[picture.key, { name, variant, bytes }] as const];
    // Omits what the storage has lost: its description stands there.
    logger.warn('export_without_picture', { key: picture.key });
    return [];
  });
  return new Map(found.flat());
}

// A strong one: stored variants never change under their names.
function etagOf(pieces: readonly Piece[], stored: StoredVariants): string {
  const hash = createHash('sha256');
  for (const piece of pieces) {
    const picture = typeof piece === 'string' ? undefined : stored.get(piece.key);
    hash.update(
      typeof piece === 'string'
        ? piece
        : `\0${picture?.name}/${picture?.variant}/${picture?.bytes}\0`,
    );
  }
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

async function* written(
  pieces: readonly Piece[],
  stored: StoredVariants,
): AsyncGenerator<Uint8Array> {
  const release = limit.tryEnter();
  if (!release) throw new AppError('overloaded');
  const timer = setTimeout(release, SLOT_MS);
  try {
    for (const piece of pieces)
      yield typeof piece === 'string' ? Buffer.from(piece) : await embedded(stored.get(piece.key));
  } finally {
    clearTimeout(timer);
    release();
  }
}

async function embedded(picture: StoredVariant | undefined): Promise<Buffer> {
  const bytes = picture && (await pictureStore().read(picture.name, picture.variant));
  // Removed meanwhile: the client must see that its file is not whole.
  if (bytes?.length !== picture?.bytes || !bytes) throw new Error('A picture of the file is gone.');
  return Buffer.from(bytes.toString('base64'), 'latin1');
}

/** Nothing but its own style and the pictures in it. */
function policyFor(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
}
