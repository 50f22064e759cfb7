import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from './connection';
import { startHeartbeat, runningPostmaster } from './postmaster';
import { type EmbeddedPostgres, findEmbeddedPostgres, startEmbeddedPostgres } from './start';

const START_TIMEOUT_MS = 60_000;
let dataDir: string;
let running: EmbeddedPostgres[] = [];

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false });
  running.push(server);
  return server;
}
/** A process that starts it and is killed. */
async function startAndBeKilled() {
  const program = `import('./src/server/embedded-postgres/start.ts')
    .then((start) => start.startEmbeddedPostgres({ dataDir: process.argv[1], isDurable: false }))
    .then(() => console.log('started'))`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}
const ask = async (server: EmbeddedPostgres, sql: string) =>
  (
    await withConnection(server.urlOf('makerstep'), (client) =>
      client.query<Record<string, unknown>>(sql),
    )
  ).rows[0];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'makerstep-postgres-'));
});
afterEach(async () => {
  for (const server of running) await server.stop();
  running = [];
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('the embedded PostgreSQL', { timeout: START_TIMEOUT_MS }, () => {
  it('is created once by two simultaneous starts: one runs, and the next start finds its data and password', async () => {
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringContaining('Another Makerstep is running') },
    });
    await running.pop()?.stop();
    await (await start()).stop();
    running = [];
    expect((await readdir(dataDir)).sort()).toEqual([
      'postgres',
      'postgres-password',
      'postgres.log',
    ]);
    await Promise.all(
      (await readdir(dataDir)).map((name) => rm(path.join(dataDir, name), { recursive: true })),
    );
  });

  it('repairs an interrupted first start, and creates a UTF-8 database on loopback', async () => {
    await mkdir(path.join(dataDir, 'postgres.new/data'), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres.new/data/PG_VERSION'), '18\n');
    const server = await start();
    await server.ensureDatabase('makerstep');
    await server.ensureDatabase('makerstep');
    expect(server.isNew).toBe(true);
    expect((await readdir(dataDir)).sort()).toEqual([
      'postgres',
      'postgres-password',
      'postgres.log',
    ]);
    expect(
      await ask(
        server,
        "SELECT current_setting('server_encoding') encoding, current_setting('listen_addresses') addresses, lower('ÉÇÃ') low",
      ),
    ).toEqual({ encoding: 'UTF8', addresses: '127.0.0.1', low: 'éçã' });
  });

  it('keeps its password readable for its owner only and refuses another one', async () => {
    const server = await start();
    expect((await stat(path.join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
    const wrong = server.urlOf('makerstep').replace(/:[^:@]+@/, ':wrong@');
    await expect(withConnection(wrong, (client) => client.query('SELECT 1'))).rejects.toMatchObject(
      { code: '28P01' },
    );
  });

  it('keeps the data across a stop', async () => {
    const first = await start();
    await withConnection(first.urlOf('makerstep'), (client) =>
      client.query('CREATE TABLE kept AS SELECT 42 AS answer'),
    );
    await first.stop();
    expect(runningPostmaster(path.join(dataDir, 'postgres'))).toBeUndefined();
    const second = await start();
    expect(second.isNew).toBe(false);
    expect(await ask(second, 'SELECT answer FROM kept')).toEqual({ answer: 42 });
  });

  it('is stopped by a process that exits without waiting, unless the pid belongs to another process', async () => {
    const server = await start();
    server.stopNow();
    await server.ended;
    server.stopNow();
  });

  it('stops what a killed process left running, and starts again', async () => {
    await startAndBeKilled();
    const left = runningPostmaster(path.join(dataDir, 'postgres'));
    const server = await start();
    expect(left?.pid).toBeGreaterThan(0);
    expect(runningPostmaster(path.join(dataDir, 'postgres'))).toEqual({
      pid: server.pid,
      port: server.port,
    });
    expect(server.pid).not.toBe(left?.pid);
  });

  it('is found by commands, and refuses a second process that would start it', async () => {
    expect(await findEmbeddedPostgres(dataDir)).toBeUndefined();
    const server = await start();
    const existing = await findEmbeddedPostgres(dataDir);
    expect(existing?.urlOf('makerstep')).toBe(server.urlOf('makerstep'));
    await expect(start()).rejects.toThrow(/Another Makerstep is running/);
    expect(await ask(server, 'SELECT answer FROM kept')).toEqual({ answer: 42 });
  });

  it('refuses to start while it runs in another container, whose processes cannot be seen', async ({
    skip,
  }) => {
    skip(process.env.FAKETIME !== undefined, 'libfaketime does not move the times of files');
    const file = path.join(dataDir, 'postgres/postmaster.pid');
    const server = await start();
    const { mtimeMs } = await stat(file);
    await expect.poll(async () => (await stat(file)).mtimeMs > mtimeMs).toBe(true);
    await server.stop();
    // As another container writes it.
    await writeFile(file, '1\n');
    const signs = startHeartbeat(path.join(dataDir, 'postgres'));
    await expect(start()).rejects.toThrow(/Another Makerstep is running/);
    signs();
    expect(await ask(await start(), 'SELECT answer FROM kept')).toEqual({ answer: 42 });
  });

  it('reports when it ends on its own, and starts again, also when another process has its former pid', async () => {
    const crashed = await start();
    process.kill(crashed.pid, 'SIGKILL');
    await crashed.ended;
    const file = path.join(dataDir, 'postgres/postmaster.pid');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [String(process.pid), ...lines.slice(1)].join('\n'));
    expect(await ask(await start(), 'SELECT answer FROM kept')).toEqual({ answer: 42 });
  });

  it('reports data of another major version and leaves it alone', async () => {
    const file = path.join(dataDir, 'postgres/PG_VERSION');
    await rename(file, `${file}.kept`);
    await writeFile(file, '15\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 15.*npm run backup.*npm run restore/);
    await rename(`${file}.kept`, file);
  });

  it('reports a lost password and leaves nothing running', async () => {
    const file = path.join(dataDir, 'postgres-password');
    await rename(file, `${file}.kept`);
    await expect(start()).rejects.toThrow(/does not accept its password/);
    await expect(stat(path.join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow();
    await rename(`${file}.kept`, file);
  });
});
