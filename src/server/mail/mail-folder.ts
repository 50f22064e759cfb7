import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env/env';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER } from '../private-files';

/** Retention of a written mail (docs/reference/feedback.md#retention). */
export const MAIL_KEPT_DAYS = 30;
const KEPT_MS = MAIL_KEPT_DAYS * 24 * 60 * 60_000;
const KEPT = /\.eml(\.part)?$/;

const folder = () => path.join(env().dataDir, 'mail');

/**
 * Writes a mail to a file that only the operator can read.
 * @returns its path, e.g. mail/20261121T161908123Z-4f1c-recovery.eml
 */
export async function saveMail(kind: string, bytes: Buffer): Promise<string> {
  await mkdir(folder(), PRIVATE_FOLDER);
  const stamp = new Date().toISOString().replace(/[-:.]/g, '');
  const file = path.join(folder(), `${stamp}-${randomBytes(2).toString('hex')}-${kind}.eml`);
  const part = `${file}.part`;
  try {
    const handle = await open(part, 'wx', PRIVATE_FILE_MODE);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // Renamed when complete, so that watchers of the folder see whole mails only.
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
  return file;
}

/** Removes files older than 30 days. */
export async function removeOldMails(): Promise<void> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => KEPT.test(name));
  for (const name of names) {
    const file = path.join(folder(), name);
    const writtenAt = await stat(file).catch(() => undefined);
    if (writtenAt && writtenAt.mtimeMs < Date.now() - KEPT_MS) await rm(file, { force: true });
  }
}
