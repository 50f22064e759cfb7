import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { commentBegins } from './comment-begins.mjs';

/** The lines of the comments that the rule reports. */
const reportedLines = (code: string) =>
  new Linter()
    .verify(code, {
      plugins: { own: { rules: { begins: commentBegins } } },
      rules: { 'own/begins': 'error' },
    })
    .map(({ line }) => line);

it.each(['What', 'The same', 'Whether', 'Who', 'Whoever', 'Nobody', 'Somebody'])(
  'reports comments that begin with "%s"',
  (begin) => {
    expect(reportedLines(`// ${begin} is it.\n\n/** ${begin} is it. */`)).toEqual([1, 3]);
    expect(reportedLines(`/**\n * ${begin} is it.\n */`)).toEqual([1]);
  },
);

it('accepts a noun, a verb, another word, and a sentence that continues', () => {
  expect(reportedLines('/** Version of the icon. */')).toEqual([]);
  expect(reportedLines('// Whole numbers only. What is it?')).toEqual([]);
  expect(reportedLines('// The name of the page says\n// What it is.')).toEqual([]);
});
