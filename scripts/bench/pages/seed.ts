import { VERSIONS_OF_ROWS } from '../../../src/testing/database/stored-items';
import type pg from 'pg';
import { buildCreator, buildProject } from '../../../src/testing/database/factories';
import type { BareGuide } from './bare-app';

const STEPS = 12;
const LISTED = 12;
const TEXT = 'Hold the part with one hand, and turn the screw by a quarter until it gives way. ';
const PLACEHOLDER = `data:image/webp;base64,${'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoIAAYAAUAmJaQAA3AA'.padEnd(120, 'A')}`;

/** Paths of guides that all look the same, and one of them for the bare app. */
export interface Seeded {
  /** The listed one. */
  listedUid: string;
  /** Unlisted copies, so that no list or search grows with them. */
  uids: string[];
  guide: BareGuide;
}

/**
 * Twelve listed guides of twelve steps with pictures, and copies of one; each also as a row for the
 * bare app.
 */
export async function seedPages(client: pg.Client, copies: number): Promise<Seeded> {
  const creator = await buildCreator();
  const projects = [];
  for (let number = 1; number <= LISTED; number += 1) {
    projects.push(
      (
        await buildProject({
          creator,
          name: `Repair the lamp ${number}`,
          steps: STEPS,
          isPublished: true,
          description: TEXT.repeat(2).trim(),
          tools: ['Screwdriver', 'Pliers'],
          parts: ['Fuse'],
        })
      ).project,
    );
  }
  await client.query(
    `UPDATE step SET description = jsonb_build_array(jsonb_build_object('lang', 'en', 'value', $1::text))`,
    [TEXT.repeat(3).trim()],
  );
  await client.query(
    `
    INSERT INTO file (id, key, creator_id, kind, name, content_type, signed_until, received_at, stored_at, width, height, variant_widths, placeholder)
    SELECT gen_random_uuid(), '1760000000000-bench' || n, $1, 'step', 'photo.jpg', 'image/jpeg', now(), now(), now(), 1600, 1200, ARRAY[320, 640, 1280], $2 FROM generate_series(0, ${STEPS}) AS n`,
    [creator.actor.creatorId, PLACEHOLDER],
  );
  await client.query(
    `UPDATE step SET file_id = (SELECT id FROM file WHERE key = '1760000000000-bench' || step.position + 1)`,
  );
  await client.query(
    `UPDATE project SET file_id = (SELECT id FROM file WHERE key = '1760000000000-bench0')`,
  );
  const [template] = projects;
  if (!template) throw new Error('Nothing was seeded.');
  const { rows } = await client.query<{ uid: string }>(
    `
    INSERT INTO project SELECT (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'project_uid', 'zzzz' || translate(lpad(n::text, 8, '0'), '01', 'ab'),
      'name', 'Repair the lamp of kind ' || n, 'type', 2, 'is_listed', false, 'import_key', NULL))).*
    FROM project AS p, generate_series(1, $2::int) AS n WHERE p.id = $1 RETURNING project_uid AS uid`,
    [template.id, copies],
  );
  await client.query(
    `
    INSERT INTO guide_item SELECT (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'project_id', p.id))).*
    FROM guide_item AS s, project AS p WHERE s.project_id = $1 AND p.project_uid LIKE 'zzzz%'`,
    [template.id],
  );
  await client.query('DELETE FROM project_version');
  await client.query('UPDATE project SET version_number = NULL');
  await client.query(VERSIONS_OF_ROWS);
  const guide = {
    name: template.name,
    description: TEXT.repeat(2).trim(),
    steps: template.steps.map(({ id, name }, at) => ({
      id,
      name: name[0]?.value ?? '',
      description: TEXT.repeat(3).trim(),
      picture: `/files/1760000000000-bench${at + 1}/640`,
    })),
  };
  await client.query('CREATE TABLE bare_guide (number int PRIMARY KEY, guide jsonb NOT NULL)');
  await client.query(
    `INSERT INTO bare_guide SELECT n, $1::jsonb FROM generate_series(1, $2::int) AS n`,
    [JSON.stringify(guide), copies],
  );
  await client.query('VACUUM (ANALYZE)');
  return { listedUid: template.projectUid, uids: rows.map(({ uid }) => uid), guide };
}
