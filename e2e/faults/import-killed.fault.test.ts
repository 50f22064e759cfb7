import { expect, it } from 'vitest';
import { writeZip } from '../../src/server/zip/write-zip';
import { newCreator, projectBody, signIn, stepBody } from './creators';
import { newDataDir, type Product, startProduct } from './product';

// So many that the import cannot finish before the test kills the process, on any machine.
const GUIDES = 80;
const PAGE = 50;
const KILLS = 2;
const OWNER = 'rosa@makerstep.example';
const POLL_OPTIONS = { timeout: 240_000, interval: 20 };

type Import = {
  id: string;
  state: string;
  progress: { done: number; total: number };
  guides: Record<string, number>;
};
type Guide = { projectUid: string; name: string };

const read = async (product: Product, token: string, id: string) => {
  const { status, body } = await product.ask<Import>('GET', `/v1/dashboard/imports/${id}`, {
    token,
  });
  return status === 200 ? body : undefined;
};

/** An export file of guides with two steps. */
async function archiveOf(names: string[]): Promise<Buffer> {
  async function* entries() {
    for (const [index, name] of names.entries()) {
      const guide = {
        ...projectBody(name),
        format: 'makerstep-guide',
        version: 1,
        steps: [stepBody('First'), stepBody('Second')],
      };
      yield {
        name: `guide-${index}/guide.json`,
        bytes: Buffer.from(JSON.stringify(guide)),
        isPacked: false,
        changedAt: new Date(0),
      };
    }
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(entries())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it('an import whose process is killed repeatedly resumes: every guide once, and complete', async () => {
  const { dataDir, leave } = await newDataDir();
  let product = await startProduct({ dataDir, env: { LOG_REQUESTS: 'none' } });
  try {
    const names = Array.from({ length: GUIDES }, (_, index) => `Guide number ${index + 1}`);
    const token = await newCreator(product, OWNER);
    const begun = await fetch(`${product.url}/v1/dashboard/imports?fileName=guides.zip`, {
      method: 'POST',
      body: new Uint8Array(await archiveOf(names)),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    });
    expect(begun.status).toBe(202);
    const { id } = (await begun.json()) as Import;
    const doneAtKills: number[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await expect
        .poll(async () => (await read(product, token, id))?.guides.imported ?? 0, POLL_OPTIONS)
        .toBeGreaterThan(doneAtKills.at(-1) ?? 0);
      const seen = await read(product, token, id);
      doneAtKills.push(seen?.guides.imported ?? 0);
      if (seen?.state === 'done') break;
      await product.kill();
      product = await startProduct({
        dataDir,
        env: { LOG_REQUESTS: 'none', PORT: String(product.port) },
      });
    }
    expect(doneAtKills[0], 'the first kill came in the middle').toBeLessThan(GUIDES);
    const again = await signIn(product, OWNER);
    await expect
      .poll(async () => (await read(product, again, id))?.state, POLL_OPTIONS)
      .toBe('done');
    expect((await read(product, again, id))?.guides).toMatchObject({
      imported: GUIDES,
      refused: 0,
      pending: 0,
    });
    const guides: Guide[] = [];
    for (let page = 1; page <= GUIDES / PAGE + 1; page += 1) {
      guides.push(
        ...(
          await product.ask<{ results: Guide[] }>(
            'GET',
            `/v1/dashboard/projects?limit=${PAGE}&page=${page}&status=all`,
            { token: again },
          )
        ).body.results,
      );
    }
    expect(guides.map(({ name }) => name).sort()).toEqual([...names].sort());
    for (const { projectUid } of guides) {
      expect(
        (
          await product.ask<{ steps: unknown[] }>('GET', `/v1/dashboard/projects/${projectUid}`, {
            token: again,
          })
        ).body.steps,
      ).toHaveLength(2);
    }
  } finally {
    await product.stop();
    await leave();
  }
}, 600_000);
