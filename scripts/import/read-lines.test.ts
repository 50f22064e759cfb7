import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLines } from './read-lines';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'makerstep-lines-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function linesOf(bytes: string | Buffer) {
  const file = path.join(folder, 'guides.ndjson');
  await writeFile(file, bytes);
  const source = await openLines(file);
  const lines = [];
  try {
    for await (const line of source.lines) lines.push(line);
  } finally {
    await source.close();
  }
  return lines;
}
const textsOf = async (bytes: string | Buffer) => (await linesOf(bytes)).map((line) => line.text);

describe('a file of lines', () => {
  it('is read plain or compressed, whatever its name, with or without a final line break', async () => {
    for (const bytes of [
      'um\ndois\r\n\ntrês',
      'um\ndois\r\n\ntrês\n',
      gzipSync('um\ndois\r\n\ntrês'),
      '\uFEFFum\ndois\r\n\ntrês',
    ]) {
      expect(await textsOf(bytes)).toEqual(['um', 'dois\r', '', 'três']);
    }
    expect(await textsOf('')).toEqual([]);
  });

  it('may have lines longer than a chunk of the file, and characters across chunks', async () => {
    const long = 'ção🔥'.repeat(40_000);
    expect(await textsOf(`${long}\n${long}`)).toEqual([long, long]);
  });

  it('numbers its lines and reports those that are not text, without ending', async () => {
    const bytes = Buffer.concat([
      Buffer.from('a\n'),
      Buffer.from([0xff, 0xfe, 0x0a]),
      Buffer.alloc(5 * 1024 * 1024, 'x'),
      Buffer.from('\nend'),
    ]);
    expect(await linesOf(bytes)).toEqual([
      { number: 1, text: 'a' },
      { number: 2, text: undefined, problem: 'not_utf8' },
      { number: 3, text: undefined, problem: 'too_long' },
      { number: 4, text: 'end' },
    ]);
  });

  it('ends with an error when it is compressed and damaged', async () => {
    const packed = gzipSync('line\n'.repeat(50_000));
    await expect(linesOf(packed.subarray(0, packed.length / 2))).rejects.toMatchObject({
      code: 'Z_BUF_ERROR',
    });
  });
});
