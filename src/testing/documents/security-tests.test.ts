import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { filesIn } from '../../../scripts/files-in';
import REQUIREMENTS from './security-requirements.json';

const DOCUMENT = 'docs/security-tests.md';
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
/** The comment directly above a test: `// security: 12, D6`. */
const COMMENT = /^\s*\/\/ security: (.+)$/;

interface Tagged {
  name: string;
  numbers: string[];
}

/** The tests of a file with such a comment. Throws if a comment stands above no test. */
function taggedIn(file: string): Tagged[] {
  const text = readFileSync(file, 'utf8');
  const comments = text.split('\n').filter((line) => COMMENT.test(line));
  if (comments.length === 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const tagged: Tagged[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const { pos, end } = ts.getLeadingCommentRanges(text, node.pos)?.at(-1) ?? { pos: 0, end: 0 };
      const [, list] = COMMENT.exec(text.slice(pos, end)) ?? [];
      const name = node.expression.arguments[0]?.getText(source).slice(1, -1);
      if (list && name)
        tagged.push({ name: name.replaceAll("\\'", "'"), numbers: list.split(', ') });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (tagged.length !== comments.length) throw new Error(`${file}: a comment is above no test`);
  return tagged;
}

const files = ['app', 'e2e', 'scripts', 'src'].flatMap(filesIn).concat(readdirSync('.')).sort();
const tested = files
  .filter((file) => TEST_FILE.test(file))
  .map((file) => ({ file, tests: taggedIn(file) }));

/** A requirement with its files, and the names of their tests. */
function section([number, sentence]: [string, string]): string {
  const lines = tested.flatMap(({ file, tests }) => {
    const names = tests.filter(({ numbers }) => numbers.includes(number));
    if (names.length === 0) return [];
    return `- \`${file}\` ${names.map(({ name }) => `“${name}”`).join(' ')}`;
  });
  if (lines.length === 0) throw new Error(`No test covers requirement ${number}`);
  return `### ${number} ${sentence}\n\n${lines.join('\n')}\n\n`;
}

it('docs/security-tests.md is what `npx vitest run --project unit security-tests -u` writes', async () => {
  const [above, , below] = readFileSync(DOCUMENT, 'utf8').split(
    /(?<=^## Requirements\n\n)|(?=^## What no test covers)/m,
  );
  const sections = Object.entries(REQUIREMENTS).map(section);
  await expect([above, ...sections, below].join('')).toMatchFileSnapshot(`../../../${DOCUMENT}`);
});

it('the list of requirements is whole, and tests name no others', () => {
  const listed = Object.keys(REQUIREMENTS);
  const named = tested.flatMap(({ tests }) => tests.flatMap(({ numbers }) => numbers));
  expect(named.filter((number) => !listed.includes(number))).toEqual([]);
  for (let number = 1; number <= 63; number += 1) expect(listed).toContain(String(number));
  for (let number = 1; number <= 11; number += 1) expect(listed).toContain(`D${number}`);
});
