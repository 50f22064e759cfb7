import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/server/embedded-postgres/start';
import { withClient } from '../../src/testing/test-database';

const run = promisify(execFile);

/** A real PostgreSQL with a streaming replica, both from the packages that the product brings. */
export interface Replicated {
  url: string;
  replicaUrl: string;
  /** Lets the replica receive changes without showing them, until `resume`. */
  pause: () => Promise<unknown>;
  resume: () => Promise<unknown>;
  /** How often the replica has looked into the table of projects. */
  projectReads: () => Promise<number>;
  stopReplica: () => Promise<void>;
  startReplica: () => Promise<void>;
  leave: () => Promise<void>;
}

/** Makes the database `makerstep`, lets `prepare` fill it, and copies the running server into a replica of its own. */
export async function startReplicated(
  prepare: (url: string) => Promise<void>,
): Promise<Replicated> {
  const root = await mkdtemp(path.join(tmpdir(), 'makerstep-replica-'));
  // The server may run as another user, who has to get in.
  await run('chmod', ['711', root]);
  const [mainDir, copyDir] = [path.join(root, 'main'), path.join(root, 'copy')];
  const main = await startEmbeddedPostgres({ dataDir: mainDir, isDurable: false });
  await main.ensureDatabase('makerstep');
  const url = main.urlOf('makerstep');
  await prepare(url);
  await copyWhileItRuns(url, mainDir, copyDir);
  const port = { of: undefined as number | undefined };
  let copy: EmbeddedPostgres;
  const startReplica = async () => {
    copy = await startEmbeddedPostgres({
      dataDir: copyDir,
      isDurable: false,
      ...(port.of === undefined ? {} : { port: port.of }),
    });
    port.of = copy.port;
  };
  await startReplica();
  const ask = <T = unknown>(sql: string) =>
    withClient(copy.urlOf('makerstep'), async (client) => (await client.query(sql)).rows[0] as T);
  return {
    url,
    replicaUrl: `${url.replace(`:${main.port}/`, `:${port.of}/`)}`,
    pause: () => ask('SELECT pg_wal_replay_pause()'),
    resume: () => ask('SELECT pg_wal_replay_resume()'),
    projectReads: async () => {
      const { reads } = await ask<{ reads: string }>(
        "SELECT seq_scan + coalesce(idx_scan, 0) AS reads FROM pg_stat_user_tables WHERE relname = 'project'",
      );
      return Number(reads);
    },
    stopReplica: () => copy.stop(),
    startReplica,
    leave: async () => {
      await copy.stop();
      await main.stop();
      await rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** What pg_basebackup does, which the packages do not bring. */
async function copyWhileItRuns(url: string, from: string, to: string): Promise<void> {
  const label = await withClient(url, async (client) => {
    await client.query("SELECT pg_backup_start('replica', true)");
    await run('cp', ['-a', from, to]);
    return (
      (await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)'))
        .rows[0]?.labelfile ?? ''
    );
  });
  const cluster = path.join(to, 'postgres');
  await rm(path.join(cluster, 'postmaster.pid'), { force: true });
  const { hostname, port, username, password } = new URL(url);
  await writeFile(path.join(cluster, 'backup_label'), label);
  await writeFile(path.join(cluster, 'standby.signal'), '');
  await appendFile(
    path.join(cluster, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}'\n`,
  );
  const owner = (await run('stat', ['-c', '%U:%G', cluster])).stdout.trim();
  await run('chown', ['-R', owner, cluster]);
}
