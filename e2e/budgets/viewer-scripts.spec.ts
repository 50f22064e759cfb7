import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';

/** Size limit of the viewer without the framework, compressed. */
const VIEWER_SCRIPT_MAX_BYTES = 90_000;

async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [
    ...new Set(
      Array.from(html.matchAll(/<script[^>]+src="([^"]+)"/g), ([, address]) => address ?? ''),
    ),
  ];
}

test('the viewer’s own scripts stay small', async ({ api, request }) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Light as a feather' });
  // Another page of the same document: what both load is the framework and the layout.
  const common = new Set(await scriptsOf(request, `/p/${uid}/finished`));
  const own = (await scriptsOf(request, `/p/${uid}/s/1`)).filter((address) => !common.has(address));
  const sizes = await Promise.all(
    own.map(async (address) => gzipSync(await (await request.get(address)).body()).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total, own.map((address, index) => `${address} ${sizes[index]}`).join('\n')).toBeLessThan(
    VIEWER_SCRIPT_MAX_BYTES,
  );
});
