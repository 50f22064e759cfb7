import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/README.md lists every decision record once', () => {
  const index = readFileSync('docs/README.md', 'utf8');
  const records = readdirSync('docs/decisions').filter((name) => name !== 'template.md');
  expect(records.filter((name) => index.split(`(decisions/${name})`).length !== 2)).toEqual([]);
});
