import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCreator, publishedProject, stepBody } from './creators';
import { type Answer, newDataDir, type Product, startProduct } from './product';

type Project = {
  name: string;
  people: number;
  status: number;
  version: number;
  steps: { id: string }[];
};

const ROUNDS = 15;
const SORTERS = 6;
const EDITORS = 8;
const STEPS = 6;
let folder: Awaited<ReturnType<typeof newDataDir>>;
let product: Product;
let token: string;

beforeAll(async () => {
  folder = await newDataDir();
  product = await startProduct({ dataDir: folder.dataDir, env: { LOG_REQUESTS: 'none' } });
  token = await newCreator(product, 'ana@makerstep.example');
});
afterAll(async () => {
  await product?.stop();
  await folder?.leave();
});

const send = <T = unknown>(method: string, rest: string, body?: unknown) =>
  product.ask<T>(method, `/v1/dashboard/projects/${rest}`, { token, body });
const read = async (uid: string) => (await send<Project>('GET', uid)).body;
const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
/** Another order in each round and for each sorter, the same in each run. */
const turned = (ids: string[], by: number) =>
  [...ids.slice(by % ids.length), ...ids.slice(0, by % ids.length)].map((id, index, all) =>
    by % 2 ? (all[all.length - 1 - index] ?? id) : id,
  );

it('of many who sort steps while steps are added and removed, one is last, and its order stands', async () => {
  const uid = await publishedProject(product, token, { name: 'Sorted by many', steps: STEPS });
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = (await read(uid)).steps.map(({ id }) => id);
    const orders = Array.from({ length: SORTERS }, (_, sorter) =>
      turned(before, round + sorter + 1),
    );
    const [added, removed, ...sorted] = await Promise.all([
      send<{ id: string }>('POST', `${uid}/steps`, stepBody(`Added in ${round}`)),
      send('DELETE', `${uid}/steps/${before[round % before.length]}`),
      ...orders.map((ids) => send('PATCH', `${uid}/steps/sort`, { ids })),
    ]);
    expect([added.status, removed.status]).toEqual([201, 204]);
    // A sorter after an added or removed step did not name all of them.
    for (const status of statuses(sorted)) expect([200, 422]).toContain(status);
    const after = (await read(uid)).steps.map(({ id }) => id);
    const left = before.filter((_, index) => index !== round % before.length);
    expect(after.at(-1), 'what was added comes last').toBe(added.body.id);
    expect([...after].sort()).toEqual([...left, added.body.id].sort());
    const accepted = orders.filter((_, sorter) => sorted[sorter]?.status === 200);
    const possible = (accepted.length > 0 ? accepted : [before]).map((ids) =>
      ids.filter((id) => left.includes(id)),
    );
    expect(possible).toContainEqual(after.slice(0, -1));
  }
});

it('of many edits with the same version one is accepted; edits of other things without a version all are', async () => {
  const uid = await publishedProject(product, token, { name: 'Edited by many' });
  for (let round = 0; round < ROUNDS; round += 1) {
    const { version } = await read(uid);
    const names = Array.from({ length: EDITORS }, (_, editor) => `Edited in ${round} by ${editor}`);
    const answers = await Promise.all(names.map((name) => send('PATCH', uid, { name, version })));
    expect(statuses(answers).filter((status) => status !== 409)).toEqual([200]);
    const winner = names[answers.findIndex(({ status }) => status === 200)];
    expect(await read(uid)).toMatchObject({ name: winner, version: version + 1 });
    const people = 2 + round;
    const blind = await Promise.all([
      send('PATCH', uid, { people }),
      send('PATCH', uid, { name: `Named in ${round}` }),
    ]);
    expect(statuses(blind)).toEqual([200, 200]);
    expect(await read(uid)).toMatchObject({
      people,
      name: `Named in ${round}`,
      version: version + 3,
    });
  }
});

it('of many who publish and unpublish, one is last, and everybody sees its result', async () => {
  const uid = await publishedProject(product, token, { name: 'Published by many' });
  for (let round = 0; round < ROUNDS; round += 1) {
    const moves = Array.from({ length: EDITORS }, (_, editor) =>
      (round + editor) % 2 ? 'publish' : 'unpublish',
    );
    const [edited, ...answers] = await Promise.all([
      send('PATCH', uid, { name: `Published in ${round}` }),
      ...moves.map((move) => send('PATCH', `${uid}/${move}`)),
    ]);
    expect(statuses([edited, ...answers])).toEqual(Array(EDITORS + 1).fill(200));
    const { status } = await read(uid);
    const page = await product.ask<string>('GET', `/p/${uid}`);
    const list = await product.ask<{ results: { projectUid: string; name: string }[] }>(
      'GET',
      '/v1/projects?limit=50',
    );
    const shown = list.body.results
      .filter(({ projectUid }) => projectUid === uid)
      .map(({ name }) => name);
    expect([page.status, shown]).toEqual(
      status === 2 ? [200, [`Published in ${round}`]] : [404, []],
    );
    if (status === 2) expect(page.body).toContain(`Published in ${round}`);
  }
});
