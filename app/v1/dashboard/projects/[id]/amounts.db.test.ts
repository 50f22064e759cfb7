import { expect, it } from 'vitest';
import { call } from '@/testing/api';
import { buildProject, texts } from '@/testing/database/factories';
import { exportOf, importFile } from '../../../_testing/imports';
import { DELETE as removeStep, PATCH as patchStep } from './steps/[stepId]/route';
import { POST as restoreStep } from './steps/[stepId]/restore/route';
import { PATCH as publish } from './publish/route';
import { GET, PATCH } from './route';
import { GET as readPublic } from '../../../projects/[id]/route';

type Built = Awaited<ReturnType<typeof buildProject>>;
const as = ({ creator, project }: Built) => ({
  token: creator.token,
  params: { id: project.projectUid },
});
const change = (built: Built, body: object) => call(PATCH, { ...as(built), method: 'PATCH', body });
const read = async (built: Built) => (await call(GET, as(built))).body;
const use = (built: Built, uses: object[], step = 0) =>
  call(patchStep, {
    token: built.creator.token,
    method: 'PATCH',
    params: { id: built.project.projectUid, stepId: built.project.steps[step]?.id ?? '' },
    body: { uses },
  });

const build = () =>
  buildProject({ steps: 2, parts: ['500 g flour', 'salt', '3 eggs'], tools: ['1 bowl'] });

it('keeps kind, yield and fixed items, and shows them to readers', async () => {
  const built = await build();
  const { items } = await read(built);
  expect(items.map((item: { kind: string }) => item.kind)).toEqual([
    'part',
    'part',
    'part',
    'tool',
  ]);
  const yielded = { amount: 40, unit: texts('rolls', built.project.languages) };
  const changed = await change(built, {
    kind: 2,
    yield: yielded,
    items: [{ id: items[2].id, fixed: true }],
  });
  expect(changed.body).toMatchObject({ kind: 2, yield: { amount: 40 } });
  expect(changed.body.partAmounts).toMatchObject([
    { id: items[0].id, amount: 500, unit: 'g', name: 'flour', fixed: false },
    null,
    { id: items[2].id, amount: 3, fixed: true },
  ]);
  await call(publish, { ...as(built), method: 'PATCH' });
  const { body } = await call(readPublic, { params: { id: built.project.projectUid } });
  expect(body).toMatchObject({ kind: 2, yield: { amount: 40, unit: [{ value: 'rolls' }] } });
  expect((await change(built, { kind: 1, yield: null })).body).toMatchObject({
    kind: 1,
    yield: null,
  });
});

it('keeps the words of a yield whose amount alone is changed', async () => {
  const built = await build();
  const unit = texts('rolls', built.project.languages);
  await change(built, { yield: { amount: 40, unit } });
  expect((await change(built, { yield: { amount: 30 } })).body.yield).toMatchObject({
    amount: 30,
    unit,
  });
  const { body } = await change(built, { yield: { amount: 30, unit: [] } });
  expect(body.yield).toEqual({ amount: 30, unit: [] });
});

it('leaves uses with their lines, and drops them with the line', async () => {
  const built = await build();
  const { items } = await read(built);
  const uses = [
    { item: items[0].id, share: 0.5 },
    { item: items[2].id, amount: { value: 2, unit: null } },
    { item: items[3].id },
  ];
  expect((await use(built, uses)).body.uses).toEqual(uses);
  await change(built, { parts: ['500 g white flour', 'salt', '3 eggs'] });
  await change(built, { parts: ['3 eggs', '500 g white flour', 'salt'] });
  expect((await read(built)).steps[0].uses).toEqual(uses);
  await change(built, { parts: ['3 eggs', 'salt'] });
  const after = await read(built);
  expect(after.steps[0].uses).toEqual(uses.slice(1));
  expect(after.steps[0].version).toBeGreaterThan(2);
});

it('leaves a line fixed when it is renamed and moved', async () => {
  const built = await build();
  const { items } = await read(built);
  await change(built, { items: [{ id: items[2].id, fixed: true }] });
  const renamed = ['500 g flour', 'salt', '4 eggs'];
  expect((await change(built, { parts: renamed })).body.items).toMatchObject([
    { fixed: false },
    { fixed: false },
    { id: items[2].id, fixed: true },
    { fixed: false },
  ]);
  const moved = (await change(built, { parts: ['4 eggs', '500 g flour', 'salt'] })).body;
  expect(moved.partAmounts[0]).toMatchObject({ id: items[2].id, amount: 4, fixed: true });
});

it('refuses facts that the guide does not have', async () => {
  const built = await build();
  const { items } = await read(built);
  const unknown = crypto.randomUUID();
  const refused = async (answer: ReturnType<typeof call>) => {
    const { status, body } = await answer;
    expect(status).toBe(422);
    return Object.keys(body.error.fields);
  };
  expect(await refused(change(built, { items: [{ id: unknown, fixed: true }] }))).toEqual([
    'items.0.id',
  ]);
  expect(await refused(use(built, [{ item: unknown }]))).toEqual(['uses.0.item']);
  expect(await refused(use(built, [{ item: items[0].id }, { item: items[0].id }]))).toEqual([
    'uses',
  ]);
  await refused(use(built, [{ item: items[0].id, share: 0.5, amount: { value: 1 } }]));
  await refused(use(built, [{ item: items[0].id, share: 0 }]));
  await refused(change(built, { yield: { amount: 0 } }));
  await refused(change(built, { yield: { amount: 1, unit: [{ lang: 'fr', value: 'pains' }] } }));
  expect(await read(built)).toMatchObject({ yield: null, kind: 1, version: 1 });
});

it('keeps the lines of former steps when a file takes the place of the guide', async () => {
  const built = await build();
  const { items } = await read(built);
  const uses = [{ item: items[0].id, share: 0.5 }, { item: items[3].id }];
  await use(built, uses);
  await use(built, uses, 1);
  const archive = await exportOf(built.creator);
  const second = built.project.steps[1]?.id ?? '';
  const params = { ...as(built).params, stepId: second };
  await call(removeStep, { token: built.creator.token, method: 'DELETE', params });
  await change(built, { parts: ['3 eggs', '400 g flour'] });
  const { guides } = await importFile(built.creator, archive, { mode: 'replace' });
  expect(guides).toMatchObject({ replaced: 1 });
  const after = await read(built);
  expect(after.items[0].id).toBe(items[0].id);
  expect(after.steps[0].uses).toEqual(uses);
  expect(new Set(after.items.map((item: { id: string }) => item.id)).size).toBe(4);
  const { body } = await call(restoreStep, { token: built.creator.token, method: 'POST', params });
  expect(body.uses).toEqual(uses);
});
