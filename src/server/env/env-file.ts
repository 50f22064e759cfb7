import path from 'node:path';

/**
 * Loads the `.env` file of a folder without overriding the environment; a missing file is no error.
 */
export function loadEnvFile(folder: string): void {
  try {
    process.loadEnvFile(path.join(folder, '.env'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
