import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Running, runToEnd, startServer } from '../../src/testing/database/processes';
import type { guideFile } from './own-database';

const ROOT = path.join(import.meta.dirname, '../..');
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');

const FILES = {
  'package.json': '{ "name": "bare", "private": true, "type": "module" }\n',
  'next.config.mjs': 'export default {};\n',
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
  'app/guide.js': `export function Guide({ guide }) {
  return (
    <main>
      <h1>{guide.name}</h1>
      <p>{guide.description}</p>
      <ol>{guide.steps.map((step, at) => <li key={at}><h2>{step.name[0].value}</h2><p>{step.description[0].value}</p></li>)}</ol>
    </main>
  );
}
`,
  'app/page.js': `import guide from '../guide.json' with { type: 'json' };
import { Guide } from './guide.js';
export default function Page() { return <Guide guide={guide} />; }
`,
  'app/live/[number]/page.js': `import pg from 'pg';
import { connection } from 'next/server';
import { Guide } from '../../guide.js';
const pool = new pg.Pool({ connectionString: process.env.BARE_DATABASE_URL, max: 10 });
export default async function Page({ params }) {
  await connection();
  await params;
  const { rows } = await pool.query('SELECT guide FROM bare_guide');
  return <Guide guide={rows[0].guide} />;
}
`,
};

/**
 * Builds and starts a minimal Next app with a guide: one prerendered page, and one that is rendered
 * for each request from one query to the table `bare_guide`. Its packages are the product's.
 */
export async function startBareApp(
  guide: ReturnType<typeof guideFile>,
  databaseUrl: string,
): Promise<Running> {
  const dir = await mkdtemp(path.join(tmpdir(), 'makerstep-bare-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  await symlink(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
  await mkdir(path.join(dir, 'app/live/[number]'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(dir, name), text);
  await writeFile(path.join(dir, 'guide.json'), JSON.stringify(guide));
  // Turbopack resolves no packages outside its own folder.
  await runToEnd([NEXT, 'build', '--webpack'], {
    cwd: dir,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  return startServer((port) => [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: dir,
    env: { BARE_DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    readyPath: '/',
  });
}
