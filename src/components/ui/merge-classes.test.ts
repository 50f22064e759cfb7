import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { mergeClasses } from './merge-classes';

// Knows every class of Tailwind, at a price of 9 kB on every page: it judges here instead.
const judge = extendTailwindMerge({
  extend: {
    theme: {
      shadow: ['lift'],
      text: ['step-name', 'number', 'number-of'],
      radius: ['screen', 'device'],
      animate: ['fade', 'fade-late', 'rise', 'sheet', 'slide-in', 'fill', 'pulse-soft'],
    },
    classGroups: { 'stroke-w': ['stroke-thin'] },
  },
});

/** All classes that components and pages write, without what is only like one. */
function writtenClasses(): string[] {
  const files = ['src', 'app']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx$/.test(file) && !/\.test\./.test(file));
  const found = new Set<string>();
  for (const file of files) {
    for (const [, attribute = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:className=|cn\(|'|")"?([^"'`{}<>\n]+)/g,
    )) {
      for (const word of attribute.split(/\s+/))
        if (/^[a-z-][\w:/[\]().,%#*-]*$/.test(word)) found.add(word);
    }
  }
  return [...found].filter(
    (name) => judge(`${name} ${name}`) === name && !/^(?:group|peer|font-src)/.test(name),
  );
}

const whenOf = (name: string) => name.slice(0, name.lastIndexOf(':') + 1);

describe('classes that contradict each other', () => {
  it.each([
    ['p-4 px-2', 'p-4 px-2'],
    ['px-2 p-4', 'p-4'],
    ['text-ink text-lg text-center text-bad', 'text-lg text-center text-bad'],
    ['hover:bg-ink bg-paper bg-cover bg-ink', 'hover:bg-ink bg-cover bg-ink'],
    ['flex hidden md:flex md:grid', 'hidden md:grid'],
    ['size-5 w-4', 'size-5 w-4'],
    ['w-4 size-5 my-own-class other', 'size-5 my-own-class other'],
  ])('%s', (written, merged) => expect(mergeClasses(written)).toBe(merged));

  it('are settled as Tailwind itself would, for all that are written here', () => {
    const all = writtenClasses();
    expect(all.length).toBeGreaterThan(500);
    const differing: string[] = [];
    for (const first of all) {
      for (const second of all) {
        const both = `${first} ${second}`;
        // What applies at different times never meets.
        if (
          first !== second &&
          whenOf(first) === whenOf(second) &&
          mergeClasses(both) !== judge(both)
        )
          differing.push(both);
      }
    }
    expect(differing).toEqual([]);
  }, 120_000);
});
