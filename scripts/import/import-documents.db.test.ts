import { expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildCreator, projectBody, stepBody } from '@/testing/database/factories';
import { importLines } from './import-lines';

const plain = { ...projectBody(), steps: [stepBody('Cut', ['en'])] };

it('takes what makerstep create takes: without a source, as one object or a list, and nothing twice', async () => {
  const { actor } = await buildCreator();
  const importText = async (text: string) => {
    async function* lines() {
      for (const [index, line] of text.split('\n').entries())
        yield { number: index + 1, text: line };
    }
    const reports = [];
    for await (const { line, outcome, reasons } of importLines(actor, lines()))
      reports.push([line, outcome, ...reasons]);
    return reports;
  };
  const whole = JSON.stringify(plain, null, 2);
  const height = whole.split('\n').length;
  const list = [plain, { ...plain, name: 'Another' }, { ...plain, people: 0 }];
  expect(await importText(whole)).toEqual([[1, 'imported']]);
  expect(await importText(JSON.stringify(list, null, 2))).toEqual([
    [2, 'known'],
    [2 + height, 'imported'],
    [2 + 2 * height, 'refused', 'people: From 1 to 99 people.'],
  ]);
  expect(await importText(JSON.stringify(plain))).toEqual([[1, 'known']]);
  const [stored] = await db().project.findMany({ orderBy: { createdAt: 'asc' } });
  expect(stored).toMatchObject({ head: { source: null }, status: 2 });
});
