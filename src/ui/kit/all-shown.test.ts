import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const KIT = path.join('src', 'ui', 'kit');
const PAGE = path.join('app', '[locale]', '(public)', '(site)', 'developers', 'design');
/** Parts that are only ever seen as part of another one, and what cannot be put on a page. */
const WITHIN: Record<string, string> = {
  'character-counter.tsx': 'field.tsx',
  'field-problem.tsx': 'field.tsx',
  'form.tsx': 'form-alert.tsx',
  'suggestion-list.tsx': 'suggest-input.tsx',
  'toast-provider.tsx': 'toast-loading.tsx',
  'toast-loading.tsx': 'toast.tsx',
  'drawing-frame.tsx': 'drawing.tsx',
  'lost-drawing.tsx': 'drawing.tsx',
  'symbols.tsx': 'stars.tsx',
};

const page = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(path.join(PAGE, file), 'utf8'))
  .join('\n');
/** Each file of the kit with its folder. */
const folders = new Map(
  readdirSync(KIT, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map(({ name, parentPath }) => [name, parentPath]),
);
const files = [...folders.keys()];
const read = (file: string) => readFileSync(path.join(folders.get(file) ?? KIT, file), 'utf8');
const partsOf = (file: string) =>
  [...read(file).matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => name);

describe('the page of the kit', () => {
  it.each(files.filter((file) => !(file in WITHIN)))('shows what %s has', (file) => {
    const parts = partsOf(file);
    expect(parts).not.toEqual([]);
    const folder = path.relative('src', folders.get(file) ?? KIT);
    expect(page).toContain(`from '@/${folder}/${path.parse(file).name}'`);
    for (const name of parts) expect(page).toMatch(new RegExp(`<${name}[\\s/>]`));
  });

  it.each(Object.entries(WITHIN))('shows %s with %s', (part, whole) => {
    expect(files).toContain(part);
    expect(files).toContain(whole);
    const [one, other] = [part, whole].map(read);
    expect(`${one}${other}`).toMatch(
      new RegExp(`from './(?:${path.parse(part).name}|${path.parse(whole).name})'`),
    );
  });
});
