import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { textAlone } from './text-alone.mjs';

const FILE = '/case.tsx';
const TYPES = `
type ReactNode = string | number | boolean | null | undefined | JSX.Element | ReactNode[];
declare global { namespace JSX { interface Element { type: unknown }
  interface IntrinsicElements { [name: string]: object } } }
declare const Icon: (props: object) => JSX.Element;
declare const Fragment: typeof Icon;
declare const [name, other, node]: [string, string, ReactNode];
declare const [is, count, icon]: [boolean, number, JSX.Element];
declare const [words, rows]: [string[], JSX.Element[]];
declare const t: { (key: string): string; rich(key: string, values?: object): ReactNode };
`;

/** The message ids of the rule's reports for an expression. */
function found(code: string) {
  const options = { jsx: ts.JsxEmit.Preserve, strict: true, lib: ['lib.es5.d.ts'] };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  const text = `${TYPES}\n${code}`;
  host.getSourceFile = (fileName, version, ...rest) =>
    fileName === FILE
      ? ts.createSourceFile(fileName, text, version, true, ts.ScriptKind.TSX)
      : read(fileName, version, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return new Linter({ cwd: '/' })
    .verify(
      text,
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
        plugins: { own: { rules: { 'text-alone': textAlone } } },
        rules: { 'own/text-alone': 'error' },
      } as Linter.Config,
      { filename: FILE },
    )
    .map(({ messageId, message }) => messageId ?? message);
}

it.each([
  ['a text after what may come and go', '<p>{is && <Icon />}{name}</p>', ['siblings']],
  ['a fixed text after it', '<p>{is && <Icon />}Save</p>', ['siblings']],
  ['a fixed text after a component, which may show nothing', '<p><Icon />Save</p>', ['siblings']],
  ['two texts', '<p>{count} %</p>', ['siblings', 'siblings']],
  ['a text of a condition', "<p><b>{name}</b>{is && ' !'}</p>", ['siblings']],
  ['either text beside an element', "<p>{icon}{is ? 'a' : 'b'}</p>", ['siblings']],
  ['what a caller gave, which may be a text', '<p>{icon}{node}</p>', ['siblings']],
  ['a text in a component beside an icon', '<Icon>{icon}{name}</Icon>', ['siblings']],
  ['a list of texts beside an element', '<p>{icon}{words}</p>', ['siblings']],
  ['a text in a fragment', '<>{name}</>', ['fragment']],
  ['a text in a fragment with a key', '<Fragment key={name}>{name}</Fragment>', ['fragment']],
  ['what a caller gave in a fragment', '<>{node}{icon}</>', ['fragment']],
  ['nothing but a list of texts', '<p>{words}</p>', ['list']],
  ['rich text', "<p>{t.rich('a', { count })}</p>", ['rich']],
])('reports %s', (_, code, messages) => {
  expect(found(`export const a = ${code};`)).toEqual(messages);
});

it.each([
  ['a text alone', '<p>{name}</p>'],
  ['either of two texts alone', '<p>{is ? name : other}</p>'],
  ['a text or an element alone', '<p>{is ? name : icon}</p>'],
  ['texts in one string', '<p>{`${count} %`}</p>'],
  ['a text in an element of its own', '<p>{is && <Icon />}<span>{name}</span></p>'],
  ['elements that come and go', '<p>{is && icon}{name && <b>{name}</b>}{rows}{null}</p>'],
  ['blanks between elements', "<p><b>{name}</b> <i>{other}</i>{' '}{icon}</p>"],
  ['a comment beside a text', '<p>{/* why */}{name}</p>'],
  ['what never changes', '<p>Press <kbd>{name}</kbd> twice</p>'],
  ['rich text in an element with a key', "<p key={count}>{t.rich('a', { count })}</p>"],
])('accepts %s', (_, code) => {
  expect(found(`export const a = ${code};`)).toEqual([]);
});

it('reports components that return text', () => {
  expect(found('export function Name() { return name; }')).toEqual(['returned']);
  expect(found('export function Name() { return is ? words : rows; }')).toEqual(['returned']);
  expect(found('export function Name() { return node; }')).toEqual([]);
  expect(found('export function Name() { if (is) return null; return icon; }')).toEqual([]);
  expect(found('export function nameOf() { return name; }')).toEqual([]);
});
