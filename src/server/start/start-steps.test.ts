import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EnvError } from '../env/env';
import { readOrCreateSecret } from '../secrets/secret-file';
import { PlainError } from '../plain-error';
import { prepareDataDir } from './data-dir';
import { openDatabase } from './database';
import { describeFailure } from './failure';
import { checkPort } from './port';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'makerstep-start-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('the port', () => {
  it('reports that it is taken, and what to do', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(
      new RegExp(`Port ${port} is already taken.*PORT=${port + 1}`),
    );
    await new Promise((resolve) => other.close(resolve));
    expect(await checkPort(port, '127.0.0.1')).toBe(port);
  });
  it('is picked by the system for 0', async () => {
    expect(await checkPort(0, '127.0.0.1')).toBeGreaterThan(0);
  });
});

describe('the data folder', () => {
  it('is created, and refused when that is impossible', async () => {
    await prepareDataDir(path.join(dir, 'a/b'));
    await writeFile(path.join(dir, 'file'), '');
    await expect(prepareDataDir(path.join(dir, 'file/data'))).rejects.toThrow(/cannot be written/);
  });
  it('keeps one random secret readable for its owner only', async () => {
    const file = path.join(dir, 'auth-secret');
    const secret = await readOrCreateSecret(file);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await readOrCreateSecret(file)).toBe(secret);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, '');
    expect(await readOrCreateSecret(file)).toMatch(/^[\w-]{43}$/);
  });
  it('gets the same secret for all simultaneous starts', async () => {
    const file = path.join(dir, 'shared-secret');
    const secrets = await Promise.all([1, 2, 3, 4].map(() => readOrCreateSecret(file)));
    expect(new Set([...secrets, await readOrCreateSecret(file)]).size).toBe(1);
  });
});

describe("a database of one's own", () => {
  it('is reported with the obstacle, without its password', async () => {
    const failure = openDatabase('postgresql://maker:very-secret@127.0.0.1:1/guides', dir);
    await expect(failure).rejects.toThrow(/guides on 127\.0\.0\.1:1.*nothing listens/);
    await expect(failure).rejects.not.toThrow(/very-secret/);
  });
});

describe('describeFailure', () => {
  const facts = {
    step: 'Building the pages',
    get dataDir() {
      return dir;
    },
  };
  it('is one paragraph without a stack, whatever went wrong', async () => {
    expect(
      describeFailure(new PlainError('It broke.', 'Mend it.', { kept: 'All is kept.' }), facts),
    ).toBe('It broke. All is kept. Mend it.');
    expect(
      describeFailure(
        new EnvError('PORT should be a number.\nSEED should be story or off.'),
        facts,
      ),
    ).toMatch(/^These settings cannot be used: PORT should be a number\. SEED/);
    expect(
      describeFailure(Object.assign(new Error('write'), { code: 'EACCES', path: '/x' }), facts),
    ).toMatch(/^\/x cannot be written \(EACCES\)/);
    const unexpected = describeFailure(new TypeError('x is not a function'), facts);
    expect(unexpected).toContain('Building the pages');
    expect(unexpected).not.toMatch(/\n|\bat \S+:\d+/);
    expect(await readFile(path.join(dir, 'start-errors.log'), 'utf8')).toMatch(
      /TypeError: x is not a function\n\s+at /,
    );
  });
  it('recognises a full disk behind other errors', () => {
    expect(
      describeFailure(
        new PlainError('The build failed.', 'Look.', {
          cause: new Error('ENOSPC: no space left on device'),
        }),
        facts,
      ),
    ).toMatch(/^The disk is full/);
  });
});
