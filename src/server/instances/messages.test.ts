import { expect, it } from 'vitest';
import { messageIn, textOf } from './messages';

const FROM = '0b6b2c5e-6f0e-4b63-9b8e-0d6f8d6f3c11';

it('what one instance says another understands', () => {
  for (const message of [
    { kind: 'alive' as const, from: FROM },
    { kind: 'expired' as const, from: FROM, tags: ['project:aaaabbbbcccc', 'projects'] },
  ]) {
    expect(messageIn(textOf(message))).toEqual(message);
  }
});

it('says everything instead of very many', () => {
  expect(
    messageIn(
      textOf({
        kind: 'expired',
        from: FROM,
        tags: Array.from({ length: 2_001 }, (_, number) => `project:${number}`),
      }),
    ),
  ).toMatchObject({ tags: ['everything'] });
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '"expired"',
  '{"kind":"expired"}',
  `{"kind":"expired","from":"${FROM}","tags":[]}`,
  `{"kind":"expired","from":"${FROM}","tags":[1]}`,
  `{"kind":"expired","from":"x","tags":["projects"]}`,
  `{"kind":"expired","from":"${FROM}","tags":["${'x'.repeat(101)}"]}`,
  `{"kind":"other","from":"${FROM}"}`,
  'x'.repeat(1_000_000),
  '{"__proto__":{"kind":"alive"}}',
])('takes nothing of %.40s', (text) => {
  expect(messageIn(text)).toBeUndefined();
});
