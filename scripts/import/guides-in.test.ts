import { describe, expect, it } from 'vitest';
import { guidesIn } from './guides-in';

async function* linesOf(text: string) {
  for (const [index, line] of text.split('\n').entries()) yield { number: index + 1, text: line };
}
async function read(text: string) {
  const guides = [];
  for await (const guide of guidesIn(linesOf(text))) guides.push(guide);
  return guides;
}
const values = async (text: string) =>
  (await read(text))
    .filter(({ text: json }) => json !== '')
    .map(({ number, index, text: json }) => [number, index, JSON.parse(json ?? '') as unknown]);

describe('the guides of a file', () => {
  it('are one a line', async () => {
    expect(await values('{"name":"a"}\n{"name":"b"}')).toEqual([
      [1, undefined, { name: 'a' }],
      [2, undefined, { name: 'b' }],
    ]);
  });

  it('are one object over many lines', async () => {
    expect(await values('\n{\n  "name": "a",\n  "steps": []\n}\n')).toEqual([
      [2, undefined, { name: 'a', steps: [] }],
    ]);
  });

  it('are a list, each by its place and the line where it begins', async () => {
    const text = '[\n  {\n    "name": "a\\n[{"\n  }, {"name": "b"},\n\n  {"name": "c"}\n]';
    expect(await values(text)).toEqual([
      [2, 0, { name: 'a\n[{' }],
      [4, 1, { name: 'b' }],
      [6, 2, { name: 'c' }],
    ]);
    expect(await values('[{"name":"a"},3]')).toEqual([
      [1, 0, { name: 'a' }],
      [1, 1, 3],
    ]);
    expect(await values('[]')).toEqual([]);
  });

  it('are its lines where the whole is no document, also when the first line is broken', async () => {
    const text = '{"name": "half\n{"name":"b"}\n[1\n';
    expect((await read(text)).map((line) => [line.number, line.text])).toEqual([
      [1, '{"name": "half'],
      [2, '{"name":"b"}'],
      [3, '[1'],
      [4, ''],
    ]);
    expect(await read('')).toEqual([{ number: 1, text: '' }]);
  });

  it('keeps lines that cannot be read, and reads a long file line by line', async () => {
    async function* lines() {
      yield { number: 1, text: '[' };
      yield { number: 2, text: undefined, problem: 'not_utf8' as const };
      yield { number: 3, text: '{}' };
    }
    const guides = [];
    for await (const { number } of guidesIn(lines())) guides.push(number);
    expect(guides).toEqual([1, 2, 3]);
  });
});
