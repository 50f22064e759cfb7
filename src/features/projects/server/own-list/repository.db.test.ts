import { expect, it } from 'vitest';
import { buildProject } from '@/testing/database/factories';
import { findPlaced } from './repository';

it('a project that is saved after it got its place in a list keeps the time of that place', async () => {
  const { project } = await buildProject();
  const updatedAt = new Date('2026-01-01T00:00:00.000Z');
  const rows = await findPlaced([{ id: project.id, updatedAt }]);
  expect(rows.map((row) => [row.name, row.updatedAt])).toEqual([[project.name, updatedAt]]);
});
