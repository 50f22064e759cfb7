import { describe, expect, it } from 'vitest';
import { tableResponse, wantsCsv } from './csv';

async function* batches(...rows: (string | number | null)[][]) {
  for (const row of rows) yield [row];
}
const accepting = (accept: string) =>
  wantsCsv(new Request('http://localhost/', { headers: { accept } }));

const plain = new Request('http://localhost/');

describe('a table instead of JSON', () => {
  it('is sent when the Accept header asks for it', () => {
    expect(['text/csv', 'TEXT/CSV; charset=utf-8', 'text/csv, */*;q=0.1'].map(accepting)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['application/json', '*/*', 'application/json, text/csv', ''].map(accepting)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('is a UTF-8 file with the names of the columns, quoted where it must be', async () => {
    const answer = await tableResponse(plain, {
      columns: ['name', 'rating'],
      batches: batches(['José, "o maker"', 4.5], ['two\nlines', null]),
      name: 'feedback-abc',
    });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="feedback-abc.csv"',
    );
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())).toBe(
      '\uFEFFname,rating\r\n"José, ""o maker""",4.5\r\n"two\nlines",\r\n',
    );
  });

  it.each([
    ['de-DE,de;q=0.9', '', 'a;b\r\n"x;y";4,5\r\n'],
    ['pt-BR', '', 'a;b\r\n"x;y";4,5\r\n'],
    ['en-US', '', 'a,b\r\nx;y,4.5\r\n'],
    ['*', '', 'a,b\r\nx;y,4.5\r\n'],
    ['not a language!', '', 'a,b\r\nx;y,4.5\r\n'],
    ['de', '?separator=comma', 'a,b\r\nx;y,4.5\r\n'],
    ['en', '?separator=semicolon', 'a;b\r\n"x;y";4,5\r\n'],
  ])(
    'has the columns that spreadsheets of %s read, or those chosen: %s',
    async (language, query, text) => {
      const request = new Request(`http://localhost/${query}`, {
        headers: { 'accept-language': language },
      });
      const table = { columns: ['a', 'b'], batches: batches(['x;y', 4.5]), name: 'x' };
      expect(await (await tableResponse(request, table)).text()).toBe(text);
    },
  );

  it('refuses another separator', async () => {
    const table = { columns: [], batches: batches(), name: 'x' };
    await expect(
      tableResponse(new Request('http://localhost/?separator=x'), table),
    ).rejects.toMatchObject({ code: 'validation_failed' });
  });

  // security: 40
  it('contains no formula that a spreadsheet would run', async () => {
    const cells = ['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', ' =1'];
    const answer = await tableResponse(plain, {
      columns: ['message'],
      batches: batches(...cells.map((cell) => [cell])),
      name: 'x',
    });
    const lines = (await answer.text())
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .slice(1, -1);
    expect(lines).toHaveLength(cells.length);
    for (const line of lines.slice(0, 7)) expect(line).toMatch(/^"?'/);
  });

  it('keeps numbers as numbers, negative ones too', async () => {
    const answer = await tableResponse(plain, {
      columns: ['n'],
      batches: batches([-1]),
      name: 'x',
    });
    expect(await answer.text()).toContain('-1');
  });
});
