import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openZip } from '@/server/zip/read-zip';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client } from '../client';
import { importGuides } from './import';

let folder: string;
let server: Server;
let requests: string[];
let sent: Buffer;
const printed: string[] = [];
const output = {
  isJson: false,
  say: (line: string) => printed.push(line),
  beside: (line: string) => printed.push(line),
  sayJson: () => undefined,
  each: async () => 0,
  progress: { show: () => undefined, clear: () => undefined },
};
const guides = {
  pending: 0,
  asking: 0,
  imported: 2,
  copied: 0,
  replaced: 0,
  skipped: 1,
  refused: 0,
};
const state = (name: string, more: object = {}) => ({
  id: 'i1',
  state: name,
  progress: { done: 1, total: 3 },
  guides,
  refusalCount: 0,
  failure: null,
  refusals: [],
  results: [],
  ...more,
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'makerstep-import-'));
  await writeFile(path.join(folder, 'guides.zip'), 'PK and more');
  requests = [];
  printed.length = 0;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

/** Imports a file or a folder from a server with these states, one after another. */
async function bring(
  states: object[],
  options: { mode?: string; publish?: boolean; place?: string } = {},
) {
  server = createServer(
    (request, response) =>
      void buffer(request).then((body) => {
        requests.push(`${request.method} ${request.url} ${body.toString('latin1')}`);
        if (request.method === 'POST') sent = body;
        response
          .writeHead(request.method === 'POST' ? 202 : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify(states[requests.length - 1]));
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new Client({
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'mks_x',
  });
  return importGuides(
    client,
    path.join(folder, options.place ?? 'guides.zip'),
    { mode: options.mode, publish: options.publish === true },
    output,
  );
}

describe('an import from the command line', () => {
  it('sends the bytes, waits until the server is done, and prints the results', async () => {
    expect(await bring([state('waiting'), state('importing'), state('done')])).toBe(0);
    expect(requests).toEqual([
      'POST /v1/dashboard/imports?fileName=guides.zip&mode=skip&publish=false PK and more',
      'GET /v1/dashboard/imports/i1 ',
      'GET /v1/dashboard/imports/i1 ',
    ]);
    expect(printed).toEqual(['2 imported, 0 copied, 0 replaced, 1 there already, 0 refused.']);
  });

  it('prints each refusal with its position, and exits with 1', async () => {
    const refusals = [
      { file: 'a/guide.json', line: 7, message: 'Too long.' },
      { file: 'b.png', line: null, message: 'No picture.' },
    ];
    expect(
      await bring(
        [state('done', { refusals, refusalCount: 2, guides: { ...guides, refused: 1 } })],
        { mode: 'replace', publish: true },
      ),
    ).toBe(1);
    expect(requests[0]).toContain('mode=replace&publish=true');
    expect(printed).toEqual([
      'a/guide.json, line 7: Too long.',
      'b.png: No picture.',
      '2 imported, 0 copied, 0 replaced, 1 there already, 1 refused; 2 problems.',
    ]);
  });

  it('counts problems outside of guides, also those that the server does not list', async () => {
    const refusals = [{ file: 'x.txt', line: null, message: 'It holds no guide.' }];
    const none = { ...guides, imported: 0, skipped: 0 };
    expect(await bring([state('done', { guides: none, refusals, refusalCount: 4 })])).toBe(1);
    expect(printed).toEqual([
      'x.txt: It holds no guide.',
      'Not listed here: 3 more problems.',
      '0 imported, 0 copied, 0 replaced, 0 there already, 0 refused; 4 problems.',
    ]);
  });

  it('says what was not tried when the import was cancelled, and exits with 1', async () => {
    expect(await bring([state('cancelled', { guides: { ...guides, pending: 7 } })])).toBe(1);
    expect(printed).toEqual([
      'The import was cancelled.',
      '2 imported, 0 copied, 0 replaced, 1 there already, 0 refused, 7 not tried.',
    ]);
  });

  it('exits with 1 when the server failed', async () => {
    expect(await bring([state('failed', { failure: { message: 'The file is damaged.' } })])).toBe(
      1,
    );
    expect(printed).toContain('The file is damaged.');
  });

  it('prints the id of each imported guide, for the next command', async () => {
    const results = [
      { file: 'a.md', name: 'A', state: 'imported', projectUid: '222222222222' },
      { file: 'b.md', name: 'B', state: 'refused', projectUid: null },
    ];
    await bring([state('done', { results })]);
    expect(printed[0]).toBe('222222222222\timported\ta.md');
    expect(printed).toHaveLength(2);
  });
});

describe('a folder', () => {
  const write = async (files: Record<string, string>) => {
    for (const [name, words] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), words);
    }
  };

  it('is sent as an archive with all its files, without hidden ones and links, and cleans up', async () => {
    await write({
      'manuals/shelf/guide.md': '# Shelf',
      'manuals/shelf/img/a b.jpg': 'JPEG',
      'manuals/.git/config': 'x',
      'manuals/.DS_Store': 'x',
    });
    await symlink(path.join(folder, 'guides.zip'), path.join(folder, 'manuals', 'link.zip'));
    vi.stubEnv('TMPDIR', folder);
    expect(await bring([state('done')], { place: 'manuals/' })).toBe(0);
    expect(requests[0]).toMatch(
      /^POST \/v1\/dashboard\/imports\?fileName=manuals\.zip&mode=skip&publish=false PK/,
    );
    const archive = path.join(folder, 'sent.zip');
    await writeFile(archive, sent);
    const zip = await openZip(archive, { entriesMax: 10, unpackedMaxBytes: 1000 });
    if ('problems' in zip) throw new Error('It cannot be opened.');
    expect([...zip.sizes.keys()]).toEqual(['shelf/guide.md', 'shelf/img/a b.jpg']);
    expect((await zip.read('shelf/img/a b.jpg', 100))?.toString()).toBe('JPEG');
    zip.close();
    expect((await readdir(folder)).sort()).toEqual(['guides.zip', 'manuals', 'sent.zip']);
  });

  it('is refused when empty, before anything is sent', async () => {
    await mkdir(path.join(folder, 'empty', 'deeper'), { recursive: true });
    await expect(bring([], { place: 'empty' })).rejects.toThrow(
      /There is nothing in .*empty\. Put guides into it/,
    );
    expect(requests).toEqual([]);
  });
});
