import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EnvError } from '../env/env';
import { readOrCreateSecret } from '../secrets/secret-file';
import { PlainError } from '../plain-error';
import { ensureBuild } from './build';
import { Children } from './children';
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
  const listening = async (port: number) => {
    const other = createServer();
    await new Promise<void>((resolve, reject) =>
      other.once('error', reject).listen(port, '127.0.0.1', resolve),
    );
    return other;
  };
  it('reports that it is taken, and a free one', async () => {
    const other = await listening(0);
    const { port } = other.address() as AddressInfo;
    // Taken by us, or by another program already.
    const next = await listening(port + 1).catch(() => undefined);
    const refusal = await checkPort(port, '127.0.0.1').catch((error: Error) => error.message);
    expect(refusal).toMatch(new RegExp(`Port ${port} is already taken`));
    const free = Number(/ PORT=(\d+) npm start\.$/.exec(String(refusal))?.[1]);
    expect(free).not.toBe(port + 1);
    expect(await checkPort(free, '127.0.0.1')).toBe(free);
    await new Promise((resolve) => (next ? next.close(resolve) : resolve(undefined)));
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
  // security: 61
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

describe('a helper program', () => {
  const run = async (code: string) => {
    await writeFile(path.join(dir, 'helper.mjs'), code);
    const logFile = path.join(dir, 'helper.log');
    return new Children(dir).run('helper.mjs', [], { logFile });
  };
  it.each([
    "process.kill(process.pid, 'SIGKILL')",
    'process.exit(137)',
    "console.error('FATAL ERROR: … JavaScript heap out of memory'); process.abort()",
    "console.error('build worker exited with code: null and signal: SIGKILL'); process.exit(1)",
    "console.error('spawn ENOMEM'); process.exit(1)",
  ])('that ran out of memory is known: %s', async (code) => {
    expect(await run(code)).toMatchObject({ isGood: false, isOutOfMemory: true });
  });
  it('that failed or was ended otherwise did not', async () => {
    for (const code of ["throw new Error('Killed it')", "process.kill(process.pid, 'SIGTERM')"])
      expect(await run(code)).toMatchObject({ isGood: false, isOutOfMemory: false });
    expect(await run('')).toMatchObject({ isGood: true });
  });
  it('that builds says what to do about memory', async () => {
    const next = path.join(dir, 'node_modules/next/dist/bin');
    await mkdir(next, { recursive: true });
    await writeFile(path.join(next, 'next'), "process.kill(process.pid, 'SIGKILL')");
    await expect(
      ensureBuild({
        rootDir: dir,
        dataDir: dir,
        children: new Children(dir),
        note: () => undefined,
        timed: (_, work) => work(),
      }),
    ).rejects.toThrow(/too little memory: it takes up to 2 GB once\. .*add swap/);
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
