import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { importFile, zipOf } from '../../app/v1/_testing/imports';
import { PATCH as publish } from '../../app/v1/dashboard/projects/[id]/publish/route';
import type { ProjectLanguage } from '../../src/shared/interface/languages';
import { closeDb } from '../../src/server/db/client';
import { withConnection } from '../../src/server/embedded-postgres/connection';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start';
import { migrate } from '../../src/server/start/migrations';
import { type Answer, call, type CallOptions, type Handler } from '../../src/testing/api';
import type { TestCreator } from '../../src/testing/database/factories';
import { builtProgram } from '../build-server.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const DATABASE = 'makerstep';
const NAME_CHARS = 40;
export const DESCRIPTION_CHARS = 220;
export const WORDS =
  'saw the long board along its line then sand both edges until they feel smooth clamp drill screw glue wait turn check'.split(
    ' ',
  );

/**
 * Runs `work` on an empty database with its own PostgreSQL, which the handlers of this process also
 * use. Everything is removed afterwards.
 */
export async function onOwnDatabase(
  work: (client: pg.Client, environment: Record<string, string>) => Promise<void>,
): Promise<void> {
  // Imports are parsed by a program of its own.
  builtProgram('server');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'makerstep-bench-'));
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false });
  process.once('exit', () => {
    server.stopNow();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
  await server.ensureDatabase(DATABASE);
  const environment = {
    DATABASE_URL: server.urlOf(DATABASE),
    DATA_DIR: dataDir,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    NODE_ENV: 'production',
  };
  Object.assign(process.env, environment);
  try {
    await migrate(environment.DATABASE_URL, { rootDir: ROOT, note: () => undefined });
    await withConnection(environment.DATABASE_URL, (client) => work(client, environment));
  } finally {
    await closeDb();
    await server.stop();
  }
}

/** The answer of a call. @throws when it is not a success */
export async function succeed(handler: Handler, options: CallOptions): Promise<Answer> {
  const answer = await call(handler, options);
  if (answer.status < 300) return answer;
  throw new Error(`answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** A text of this length; another seed makes another text. */
export function textOf(seed: number, chars: number): string {
  let text = `${seed}`;
  for (let at = seed; text.length < chars; at = (at * 48_271 + 11) % 2_147_483_647)
    text += ` ${WORDS[at % WORDS.length]}`;
  return text.slice(0, chars).trim();
}

export type Size = { steps: number; languages: readonly ProjectLanguage[] };

/** A guide file with texts that all differ. */
export function guideFile(number: number, { steps, languages }: Size) {
  const seed = (number + 1) * 1_000;
  const textsOf = (of: number, chars: number) =>
    languages.map((lang, at) => ({ lang, value: textOf(of * 10 + at, chars) }));
  return {
    format: 'makerstep-guide',
    version: 1,
    name: textOf(seed, NAME_CHARS),
    description: textOf(seed, DESCRIPTION_CHARS),
    averageTime: '00:45',
    type: 1,
    languages,
    parts: [textOf(seed + 1, 20), textOf(seed + 2, 20)],
    steps: Array.from({ length: steps }, (_, at) => ({
      type: 1,
      name: textsOf(seed + at, NAME_CHARS),
      description: textsOf(seed + at, DESCRIPTION_CHARS),
    })),
    questions: [{ question: textsOf(seed, NAME_CHARS), answer: textsOf(seed, DESCRIPTION_CHARS) }],
  };
}

/** Imports guides and publishes them. @returns their uids */
export async function importGuides(creator: TestCreator, sizes: Size[], first = 0) {
  const names = sizes.map((size, at) => [
    `${String(at).padStart(4, '0')}/guide.json`,
    JSON.stringify(guideFile(first + at, size)),
  ]);
  const { results } = await importFile(creator, await zipOf(Object.fromEntries(names)));
  const uids = (results as { projectUid: string }[]).map(({ projectUid }) => projectUid);
  for (const id of uids)
    await succeed(publish, { token: creator.token, method: 'PATCH', params: { id } });
  return uids;
}
