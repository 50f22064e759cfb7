import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Running, runToEnd, startServer } from '../../../src/testing/database/processes';

const ROOT = path.join(import.meta.dirname, '../../..');
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
      <ol>
        {guide.steps.map((step) => (
          <li key={step.id}><h2>{step.name}</h2><img src={step.picture} width="640" height="480" alt="" loading="lazy" /><p>{step.description}</p></li>
        ))}
      </ol>
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
  const { number } = await params;
  const { rows } = await pool.query({ name: 'guide', text: 'SELECT guide FROM bare_guide WHERE number = $1', values: [number] });
  return <Guide guide={rows[0].guide} />;
}
`,
  'app/search/[number]/page.js': `import pg from 'pg';
import { connection } from 'next/server';
const pool = new pg.Pool({ connectionString: process.env.BARE_DATABASE_URL, max: 10 });
export default async function Page({ params }) {
  await connection();
  const { number } = await params;
  const { rows } = await pool.query({ name: 'search', text: 'SELECT guide FROM bare_guide WHERE number BETWEEN $1::int AND $1::int + 11', values: [number] });
  return (
    <main>
      <h1>Guides</h1>
      <ul>
        {rows.map(({ guide }, index) => (
          <li key={index}><a href="/"><img src={guide.steps[0].picture} width="320" height="240" alt="" loading="lazy" /><h2>{guide.name}</h2></a><p>{guide.description}</p></li>
        ))}
      </ul>
    </main>
  );
}
`,
};

/** The texts of a guide, as both products show them. */
export type BareGuide = {
  name: string;
  description: string;
  steps: { id: string; name: string; description: string; picture: string }[];
};

/**
 * Builds and starts a minimal Next app with the same guide: one prerendered page, and two that are
 * rendered per request from one query to the table `bare_guide`: a guide, and a list of twelve. It
 * needs no network: its packages are the product's.
 */
export async function startBareApp(guide: BareGuide, databaseUrl: string): Promise<Running> {
  const dir = await mkdtemp(path.join(tmpdir(), 'makerstep-bare-'));
  const remove = () => rm(dir, { recursive: true, force: true });
  try {
    await symlink(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
    for (const folder of ['live', 'search'])
      await mkdir(path.join(dir, `app/${folder}/[number]`), { recursive: true });
    for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(dir, name), text);
    await writeFile(path.join(dir, 'guide.json'), JSON.stringify(guide));
    // Turbopack resolves no packages outside its own folder.
    await runToEnd([NEXT, 'build', '--webpack'], {
      cwd: dir,
      env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    });
    const server = await startServer(
      (port) => [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'],
      { cwd: dir, env: { BARE_DATABASE_URL: databaseUrl, NODE_ENV: 'production' }, readyPath: '/' },
    );
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
