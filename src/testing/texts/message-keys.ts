import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The message keys that a source file uses: whole keys, and patterns where a part is only known at
 * run time.
 */
export interface AskedKeys {
  keys: Set<string>;
  patterns: RegExp[];
  /** all string literals of the file, for keys that another file uses */
  words: Set<string>;
}

const TRANSLATORS = new Set(['useTranslations', 'getTranslations', 'createTranslator']);
const WAYS = new Set(['rich', 'markup', 'raw', 'has']);

/** Every source file of the product below a folder, without tests and their helpers. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|d)\.tsx?$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](?:testing|_testing)[\\/]/.test(file));
}

/**
 * The keys that a file uses, by static analysis: `t('key')`, `t.rich('key')`, `t(isOne ? 'key' :
 * 'other')`, `` t(`group.${name}`) ``, and `common.key` of messages as an object. Where the key is
 * a variable, every string of the file that is a key of that namespace counts.
 * @param isKey whether there is such a message
 */
export function askedKeys(file: string, isKey: (key: string) => boolean): AskedKeys {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const usedKeys: AskedKeys = { keys: new Set(), patterns: [], words: new Set() };
  const { words } = usedKeys;
  // Takes a whole key.
  const blocks = new Map<string, Set<string>>([['pageTitle', new Set([''])]]);
  const learn = (name: string, block: string) =>
    blocks.set(name, new Set([...(blocks.get(name) ?? []), block]));
  const visit = (node: ts.Node, work: (node: ts.Node) => void): void => {
    work(node);
    node.forEachChild((child) => visit(child, work));
  };

  visit(source, (node) => {
    if (ts.isStringLiteralLike(node)) words.add(node.text);
    if (ts.isVariableDeclaration(node) && node.initializer)
      learnNames(node.name, unwrapped(node.initializer), learn);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))
      learnNames(node.name, unwrapped(node.initializer), learn);
  });
  visit(source, (node) => {
    if (ts.isPropertyAccessExpression(node))
      addKey(
        usedKeys,
        node
          .getText()
          .replaceAll(/[?!\s]/g, '')
          .replace(/^(?:messages|messagesFor\(\w+\))\./, ''),
        isKey,
      );
    const name = ts.isCallExpression(node) ? translatorOf(node.expression) : undefined;
    const [key] = ts.isCallExpression(node) ? node.arguments : [];
    if (!name || !key) return;
    for (const block of blocks.get(name) ?? [])
      addAsked(usedKeys, block, unwrapped(key), words, isKey);
  });
  return usedKeys;
}

function addKey({ keys }: AskedKeys, key: string, isKey: (key: string) => boolean): void {
  if (isKey(key)) keys.add(key);
}

function addAsked(
  asked: AskedKeys,
  block: string,
  key: ts.Expression,
  words: Set<string>,
  isKey: (key: string) => boolean,
): void {
  const inBlock = (name: string) => (block ? `${block}.${name}` : name);
  if (ts.isStringLiteralLike(key)) return addKey(asked, inBlock(key.text), isKey);
  if (ts.isConditionalExpression(key))
    return [key.whenTrue, key.whenFalse].forEach((each) =>
      addAsked(asked, block, unwrapped(each), words, isKey),
    );
  if (ts.isTemplateExpression(key)) {
    const parts = [key.head.text, ...key.templateSpans.map(({ literal }) => literal.text)].map(
      escaped,
    );
    asked.patterns.push(new RegExp(`^${escaped(inBlock(''))}${parts.join('[^.]+')}$`));
    return;
  }
  for (const word of words) addKey(asked, inBlock(word), isKey);
}

/** `t` of `t(…)`, `t.rich(…)` and `props.t(…)`. */
function translatorOf(called: ts.Expression): string | undefined {
  if (ts.isIdentifier(called)) return called.text;
  if (!ts.isPropertyAccessExpression(called)) return undefined;
  return WAYS.has(called.name.text) ? translatorOf(called.expression) : called.name.text;
}

function learnNames(
  name: ts.BindingName | ts.Identifier,
  made: ts.Expression,
  learn: (name: string, block: string) => void,
): void {
  if (ts.isArrayBindingPattern(name)) {
    const [list] = ts.isCallExpression(made) ? made.arguments : [];
    if (!list || !ts.isArrayLiteralExpression(list)) return;
    name.elements.forEach((element, index) => {
      const part = list.elements[index];
      if (ts.isBindingElement(element) && part) learnNames(element.name, unwrapped(part), learn);
    });
    return;
  }
  if (
    !ts.isIdentifier(name) ||
    !ts.isCallExpression(made) ||
    !ts.isIdentifier(made.expression) ||
    !TRANSLATORS.has(made.expression.text)
  )
    return;
  learn(name.text, blockOf(made.arguments[0]));
}

/** The namespace of a translator; blank for all. */
function blockOf(asked: ts.Expression | undefined): string {
  if (!asked) return '';
  if (ts.isStringLiteralLike(asked)) return asked.text;
  if (!ts.isObjectLiteralExpression(asked)) return '';
  const namespace = asked.properties.find(
    (property) => ts.isPropertyAssignment(property) && property.name.getText() === 'namespace',
  );
  return namespace &&
    ts.isPropertyAssignment(namespace) &&
    ts.isStringLiteralLike(namespace.initializer)
    ? namespace.initializer.text
    : '';
}

function unwrapped(expression: ts.Expression): ts.Expression {
  if (
    ts.isAwaitExpression(expression) ||
    ts.isParenthesizedExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isAsExpression(expression)
  )
    return unwrapped(expression.expression);
  return expression;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
