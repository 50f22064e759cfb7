import path from 'node:path';

/** Takes over what a `.env` file in the folder says, where the environment itself says nothing; no file is no error. */
export function loadEnvFile(folder: string): void {
  try {
    process.loadEnvFile(path.join(folder, '.env'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
