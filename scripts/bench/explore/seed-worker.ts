import pg from 'pg';
import { copyRows, type Row } from './copy';
import { createdAt, projectRows } from './guide-rows';
import { type Guide, readGuides } from './guides';

const AT_ONCE = 2000;

// Started by seed.ts: creates the guides of one range and writes them.
const [url, generator, from, to, all] = process.argv.slice(2);
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query('SET session_replication_role = replica');
const tables: Record<'project' | 'project_search' | 'guide_item', Row[]> = {
  project: [],
  project_search: [],
  guide_item: [],
};
const write = async () => {
  for (const [table, rows] of Object.entries(tables)) {
    await copyRows(client, table, rows);
    rows.length = 0;
  }
};
let number = Number(from);
let before: Guide | undefined;
for await (const guide of readGuides(generator ?? '', { from: Number(from), to: Number(to) })) {
  const { project, search, items } = projectRows(
    { ...guide, createdAt: createdAt(number, Number(all)) },
    number,
    before,
  );
  before = guide;
  number += 1;
  tables.project.push(project);
  tables.project_search.push(...search);
  tables.guide_item.push(...items);
  if (tables.project.length >= AT_ONCE) await write();
}
await write();
await client.end();
