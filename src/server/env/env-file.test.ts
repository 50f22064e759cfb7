import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadEnvFile } from './env-file';

describe('loadEnvFile', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'makerstep-env-'));
  });
  afterEach(async () => {
    delete process.env.MAKERSTEP_FROM_FILE;
    await rm(folder, { recursive: true });
  });

  it('fills in missing variables and overrides nothing', async () => {
    await writeFile(path.join(folder, '.env'), 'MAKERSTEP_FROM_FILE=file\nPATH=nowhere\n');
    loadEnvFile(folder);
    expect(process.env.MAKERSTEP_FROM_FILE).toBe('file');
    expect(process.env.PATH).not.toBe('nowhere');
  });
  it('needs no file', () => {
    expect(() => loadEnvFile(folder)).not.toThrow();
  });
});
