import 'server-only';
import { signDownload, verifyDownload } from '@/server/secrets/download-token';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { countAttempt } from '@/server/rate-limit';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { writeZip, type ZipEntry } from '@/server/zip/write-zip';
import { AppError } from '@/shared/http/app-error';
import {
  findOwnedRow,
  type ProjectRow,
  readOwnedRow,
} from '@/features/projects/server/owned-project';
import type { Actor } from '@/features/auth/server/actor';
import { findSession } from '@/features/auth/server/service';
import { inWorkshop } from '@/features/auth/server/workshops/service';
import {
  EXPORT_FILE,
  EXPORT_FORMAT,
  GUIDE_FILE,
  GUIDE_FORMAT_VERSION,
  type GuideFile,
} from '../../model/guide-format';
import type { DownloadAddress, ExportQuery } from '../../schema';
import { guideMarkdown } from '../../export/model/guide-markdown';
import { markedPictures } from '../../export/model/marked-pictures';
import { guideFolder, safeName } from '../../export/model/safe-name';
import { drawMarks } from './draw-marks';
import { type PackedPicture, toGuideFile } from './presenter';
import * as rows from './repository';

/** Replaces the uid of a guide. */
const ALL = 'all';
/** After the uid of a guide whose versions are exported too. */
const WITH_HISTORY = '+history';

/** A streamed archive: its file name (plain ASCII), and its bytes. */
export type GuideArchive = { fileName: string; bytes: AsyncGenerator<Uint8Array> };
type Listed = { id: string; projectUid: string; name: string };

/**
 * One of the creator's own guides as an archive, in any status: all languages and pictures,
 * readable, and ready for import (docs/decisions/0042); with its history, also its versions, which
 * no import reads.
 * @throws {AppError} not_found, too_many_requests
 */
export async function exportGuide(
  actor: Actor,
  id: string,
  options: ExportQuery,
): Promise<GuideArchive> {
  await countExport(actor);
  return archiveOf(actor, id, options);
}

async function archiveOf(actor: Actor, id: string, options: ExportQuery): Promise<GuideArchive> {
  const guide = await readOwnedRow(actor, id);
  return {
    fileName: `${safeName(guide.name, 'guide')}-${guide.projectUid}.zip`,
    bytes: writeZip(entriesOf(actor, [guide], options)),
  };
}

/**
 * All guides of the creator as one archive.
 * @throws {AppError} too_many_requests
 */
export async function exportGuides(actor: Actor): Promise<GuideArchive> {
  await countExport(actor);
  return archiveOfAll(actor);
}

async function archiveOfAll(actor: Actor): Promise<GuideArchive> {
  const guides = await rows.listGuides(actor.creatorId);
  return {
    fileName: `makerstep-guides-${new Date().toISOString().slice(0, 10)}.zip`,
    bytes: writeZip(entriesOf(actor, guides)),
  };
}

/**
 * An address that a browser can open to download all guides, or the one with this id, as a stream
 * (docs/decisions/0042). Valid for a minute, while the session is live.
 * @throws {AppError} not_found, too_many_requests
 */
export async function addressOfExport(
  actor: Actor,
  id?: string,
  { history }: ExportQuery = {},
): Promise<DownloadAddress> {
  await countExport(actor);
  const guide = id === undefined ? undefined : await readOwnedRow(actor, id);
  const { token, expires } = await signDownload({
    userId: actor.userId,
    sessionId: actor.sessionId,
    creatorId: actor.creatorId,
    what: guide ? `${guide.projectUid}${history ? WITH_HISTORY : ''}` : ALL,
  });
  return { url: `${env().publicUrl}/v1/downloads?token=${token}`, expires };
}

/**
 * The archive of such an address.
 * @throws {AppError} download_expired without a valid token and a live session; not_found,
 *   too_many_requests
 */
export async function openAddress(token: string): Promise<GuideArchive> {
  const claims = await verifyDownload(token);
  const session = claims && (await findSession(claims.sessionId));
  if (!session || session.actor.userId !== claims.userId) throw new AppError('download_expired');
  const workshop = session.workshops.find(({ id }) => id === claims.creatorId);
  if (!workshop) throw new AppError('download_expired');
  const { actor } = inWorkshop(session, workshop);
  await countAttempt({ name: 'guide-download', by: claims.id });
  if (claims.what === ALL) return archiveOfAll(actor);
  const history = claims.what.endsWith(WITH_HISTORY);
  const uid = history ? claims.what.slice(0, -WITH_HISTORY.length) : claims.what;
  return archiveOf(actor, uid, { history });
}

const countExport = ({ userId }: Actor) => countAttempt({ name: 'guide-export', by: userId });

async function* entriesOf(
  actor: Actor,
  guides: Listed[],
  options: ExportQuery = {},
): AsyncGenerator<ZipEntry> {
  const exportedAt = new Date();
  const list = guides.map(({ name, projectUid }) => ({
    folder: guideFolder(name, projectUid),
    projectUid,
    name,
  }));
  yield written(
    EXPORT_FILE,
    json({
      format: EXPORT_FORMAT,
      version: GUIDE_FORMAT_VERSION,
      exportedAt,
      from: env().publicUrl,
      guides: list,
    }),
    exportedAt,
  );
  yield written('README.txt', README, exportedAt);
  for (const [index, { id }] of guides.entries())
    yield* entriesOfGuide(actor, id, list[index]?.folder ?? '', options);
}

async function* entriesOfGuide(
  actor: Actor,
  id: string,
  folder: string,
  { history }: ExportQuery,
): AsyncGenerator<ZipEntry> {
  const row = await findOwnedRow(actor, id);
  // Deleted since the archive began.
  if (!row) return;
  const { guide, pictures } = toGuideFile(row);
  const at = row.updatedAt;
  yield written(`${folder}/${GUIDE_FILE}`, json(guide), at);
  for (const lang of guide.languages)
    yield written(`${folder}/guide.${lang}.md`, guideMarkdown(guide, lang), at);
  yield* entriesOfPictures(pictures, folder, at);
  yield* entriesOfMarked(guide, pictures, folder, at);
  if (history) yield* entriesOfVersions(row, folder);
}

// Pictures have the same path in each version that shows them, and are packed once.
async function* entriesOfVersions(row: ProjectRow, folder: string): AsyncGenerator<ZipEntry> {
  const packed = new Set<string>();
  for (const number of await rows.listVersionNumbers(row.id)) {
    const version = await rows.findVersion(row, number);
    if (!version) continue;
    const { row: shown, ...said } = version;
    const { guide, pictures } = toGuideFile(
      shown,
      (_name, _place, content, kind) => `versions/${kind}/${content}`,
    );
    const name = `${folder}/versions/${String(number).padStart(3, '0')}.json`;
    yield written(name, json({ number, ...said, guide }), shown.updatedAt);
    yield* entriesOfPictures(
      pictures.filter(({ path }) => !packed.has(path)),
      folder,
      shown.updatedAt,
    );
    for (const { path } of pictures) packed.add(path);
  }
}

async function* entriesOfPictures(
  pictures: PackedPicture[],
  folder: string,
  at: Date,
): AsyncGenerator<ZipEntry> {
  for (const { path, key } of pictures) {
    const bytes = await storedBytes(key);
    // Omits what the storage has lost; an import will report it.
    if (!bytes) logger.warn('export_without_picture', { key });
    else yield { name: `${folder}/${path}`, bytes, isPacked: true, changedAt: at };
  }
}

/** Pictures of which the Markdown files show a copy with its marks; `guide.json` has the clean ones. */
async function* entriesOfMarked(
  guide: GuideFile,
  pictures: PackedPicture[],
  folder: string,
  at: Date,
): AsyncGenerator<ZipEntry> {
  for (const { path, source, marks } of markedPictures(guide).values()) {
    const key = pictures.find((picture) => picture.path === source)?.key;
    const clean = key === undefined ? null : await storedBytes(key);
    // A picture that cannot be drawn must not end the archive, which has its clean one.
    const bytes = clean && (await drawMarks(clean, marks).catch(() => null));
    if (bytes) yield { name: `${folder}/${path}`, bytes, isPacked: true, changedAt: at };
    else logger.warn('export_without_picture', { key: key ?? path });
  }
}

async function storedBytes(key: string): Promise<Buffer | null> {
  const storeName = await storeNameOf(key);
  return storeName === undefined ? null : pictureStore().read(storeName, 'full');
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const written = (name: string, content: string, changedAt: Date): ZipEntry => ({
  name,
  bytes: Buffer.from(content),
  isPacked: false,
  changedAt,
});

const README = `Each folder is a guide:

guide.json        everything in it, in all its languages; this is what an import reads
guide.<lang>.md   the same to be read, in one language
pictures/         its pictures, as large as they are kept; -marked: with their marks, for reading
clips/            its clips, if it has any
versions/         what readers got, if you asked for the history; no import reads it

${EXPORT_FILE} lists the folders. To bring guides back, import this file as it is, or a ZIP file of some of the folders.
What readers sent (feedback, reports, visits) is not in here: it is in the export of the account.
`;
