import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

const SECRET_BYTES = 32;

/**
 * The secret in a file, created at the first start with access for this user only. Concurrent
 * starts get the same one.
 */
export async function readOrCreateSecret(file: string): Promise<string> {
  const existing = await read(file);
  if (existing !== '') return existing;
  const draft = `${file}.${randomUUID()}.new`;
  await writeFile(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Emptied by an operator or a power cut.
    if ((await read(file)) === '') await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return read(file);
}

const read = (file: string): Promise<string> =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
