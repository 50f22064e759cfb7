import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';

const SECRET_BYTES = 32;

/** The secret in a file: made at the first start and kept for this user's eyes only. */
export async function keptSecret(file: string): Promise<string> {
  const kept = (
    await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    })
  ).trim();
  if (kept !== '') return kept;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await writeFile(`${file}.new`, `${secret}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secret;
}
