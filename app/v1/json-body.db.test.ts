import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, projectBody } from '@/testing/database/factories';
import { GET, POST } from './dashboard/projects/route';

const bytes = (...values: number[]) => new Uint8Array(values);
const good = JSON.stringify(projectBody());
const nested = (levels: number) => `{"name":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const project = (name: string) =>
  `{"name":${name},"averageTime":"00:45","type":1,"languages":["en"]}`;

async function answerTo(
  raw: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
) {
  const { token } = await buildCreator();
  const { status, body } = await call(POST, { raw, token, headers });
  return [status, body.error?.code];
}

describe('a JSON body', () => {
  // security: 51
  it.each([
    ['nothing', ''],
    ['half an object', '{"name":'],
    ['a comma too many', '{"name":"a",}'],
    ['two values', `${good} ${good}`],
    ['a comment', `${good} // done`],
    ['single quotes', "{'name':'a'}"],
    ['a number JSON does not know', project('NaN')],
    ['a leading byte order mark inside', `{"a":\uFEFF1}`],
    ['a name given twice', '{"name":"a","name":"b"}'],
    ['a name given twice in different spelling', '{"name":"a","n\\u0061me":"b"}'],
    ['a name given twice deep down', '{"name":[{"lang":"en","lang":"de"}]}'],
    ['NUL', project('"a\\u0000b"')],
    ['NUL in a name', '{"a\\u0000":1}'],
    ['a lone high surrogate', project('"a\\ud83db"')],
    ['a lone low surrogate', project('"\\udc00"')],
    ['a lone surrogate in a name', '{"\\ud83d":1}'],
    ['33 levels', nested(32)],
    ['100,000 levels', nested(100_000)],
  ])('refuses %s', async (_, raw) => {
    expect(await answerTo(raw)).toEqual([400, 'malformed_json']);
    expect(await db().project.count()).toBe(0);
  });

  // security: 51
  it.each([
    ['a lone continuation byte', bytes(0x80)],
    ['an overlong form', bytes(0x22, 0xc0, 0xaf, 0x22)],
    ['UTF-16', bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0)],
    ['a surrogate in UTF-8', bytes(0x22, 0xed, 0xa0, 0x80, 0x22)],
    ['a text cut in half', bytes(0x22, 0xf0, 0x9f)],
  ])('refuses bytes that are not UTF-8: %s', async (_, raw) => {
    expect(await answerTo(raw)).toEqual([400, 'malformed_json']);
  });

  // security: 51
  it('holds 256 kB and not a byte more, counted as it arrives', async () => {
    const padded = (size: number) => good + ' '.repeat(size - good.length);
    expect(await answerTo(padded(256 * 1024))).toEqual([201, undefined]);
    expect(await answerTo(padded(256 * 1024 + 1))).toEqual([413, 'body_too_large']);
    expect(await answerTo(padded(257 * 1024), { 'content-length': '10' })).toEqual([
      413,
      'body_too_large',
    ]);
  });

  // security: 51
  it('is not read beyond its limit', async () => {
    let chunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    expect(await answerTo(endless)).toEqual([413, 'body_too_large']);
    expect(chunks).toBeLessThan(20);
  });

  // security: 44
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('is refused under the content type "%s"', async (type) => {
    expect(await answerTo(good, { 'content-type': type })).toEqual([415, 'unsupported_media_type']);
  });

  // security: 51
  it('is accepted with a charset and rejected when compressed', async () => {
    expect(await answerTo(good, { 'content-type': 'Application/JSON; charset=utf-8' })).toEqual([
      201,
      undefined,
    ]);
    expect(await answerTo(good, { 'content-encoding': 'gzip' })).toEqual([
      415,
      'unsupported_media_type',
    ]);
  });

  it.each(['null', '[]', '"text"', '7', 'true', '[{}]'])(
    'is rejected with 422 when it is %s',
    async (raw) => {
      expect(await answerTo(raw)).toEqual([422, 'validation_failed']);
    },
  );
});

describe('the envelope of errors', () => {
  const refused = async (query: Record<string, string>, headers: Record<string, string> = {}) => {
    const { token } = await buildCreator();
    return (
      await call(POST, { body: { ...projectBody(), name: '', people: 100 }, token, query, headers })
    ).body;
  };

  it('is in English and names the fields', async () => {
    expect(await refused({})).toEqual({
      error: {
        code: 'validation_failed',
        message: 'Some fields need your attention.',
        fields: { name: 'Please enter name', people: 'From 1 to 99 people.' },
      },
    });
  });

  it('is in Portuguese when the client prefers it, also for pt-PT', async () => {
    const portuguese = await refused({ lang: 'pt-BR' });
    expect(portuguese.error.code).toBe('validation_failed');
    expect(portuguese.error.message).not.toBe('Some fields need your attention.');
    expect(portuguese.error.fields.people).toMatch(/pessoas/);
    for (const language of ['pt', 'pt-PT', 'fr;q=0.9, pt-BR;q=0.8, en;q=0.1']) {
      expect(await refused({}, { 'accept-language': language }), language).toEqual(portuguese);
    }
    expect(await refused({ lang: 'en' }, { 'accept-language': 'pt-BR' })).toEqual(
      await refused({}),
    );
  });

  it('is returned for a malformed query', async () => {
    const { token } = await buildCreator();
    for (const query of ['page=%00', 'status=a%00b'])
      expect((await call(GET, { token, query })).status, query).toBe(400);
    expect(
      (await call(GET, { token, query: 'x=%00&y=%ff' })).status,
      'unknown ones are ignored',
    ).toBe(200);
  });
});
