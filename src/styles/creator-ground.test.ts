import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8');

it('leaves backgrounds to class names that reset the colours of text on a creator’s colour', () => {
  const [, reset = ''] = /\.creator-ground\s+:is\(([^)]*)\)/.exec(css) ?? [];
  const classes = [...reset.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  expect(classes).toContain('bg-surface');
  const applied = [...css.matchAll(/@apply ([^;]+);/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(applied.filter((name) => classes.includes(name))).toEqual([]);
});
