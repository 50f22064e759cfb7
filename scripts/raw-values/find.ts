import ts from 'typescript';

export type RawKind = 'colour' | 'class' | 'style';

export interface RawValue {
  line: number;
  kind: RawKind;
  /** as written */
  text: string;
}

const PALETTE =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const PALETTE_CLASS = new RegExp(`^!?-?[a-z-]+-(?:(?:${PALETTE})-\\d{2,3}|black|white)(?:/.+)?!?$`);
/** Tailwind's default shadows, which the theme does not use. */
const SHADOW_CLASS = /^!?(?:drop-|inset-|text-)?shadow(?:-(?:2xs|xs|sm|md|lg|xl|2xl|inner))?!?$/;
const ARBITRARY_VALUE = /^!?-?[a-z][a-z0-9-]*-\[.+\](?:\/.+)?!?$/;
const ARBITRARY_PROPERTY = /^!?\[-{0,2}[a-z][a-z-]*:.+\]!?$/;
/** Variants for arbitrary window or container sizes; those for states are allowed. */
const ARBITRARY_SIZE_VARIANT = /^(?:@?(?:min|max)-\[|\[@(?:media|container))/;
const COLOUR =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\d.\s]/i;
const STYLE_OF_LOOK =
  /colou?r|background$|width|height|size|padding|margin|gap|radius|shadow|^font|inset|^top$|^left$|^right$|^bottom$|border|outline|opacity|^grid|^letterSpacing$/i;

/**
 * Colours, sizes and shadows that a screen sets without tokens.
 * @param fileName distinguishes TSX from TypeScript
 */
export function findRawValues(fileName: string, source: string): RawValue[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const values: RawValue[] = [];
  const add = (node: ts.Node, kind: RawKind, text: string) =>
    values.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, kind, text });

  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      const colour = COLOUR.exec(node.text)?.[0];
      if (colour) add(node, 'colour', colour);
      for (const word of node.text.split(/\s+/)) if (isRawClass(word)) add(node, 'class', word);
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'style') {
      for (const name of namesIn(node)) if (STYLE_OF_LOOK.test(name)) add(node, 'style', name);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return values;
}

function isRawClass(word: string): boolean {
  const parts = partsOf(word);
  const utility = parts.pop() ?? '';
  return (
    ARBITRARY_VALUE.test(utility) ||
    ARBITRARY_PROPERTY.test(utility) ||
    PALETTE_CLASS.test(utility) ||
    SHADOW_CLASS.test(utility) ||
    parts.some((variant) => ARBITRARY_SIZE_VARIANT.test(variant))
  );
}

/** Variants and the utility; colons inside brackets do not separate. */
function partsOf(word: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of word) {
    if (letter === '[' || letter === '(') depth += 1;
    if (letter === ']' || letter === ')') depth -= 1;
    if (letter === ':' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

function namesIn(attribute: ts.Node): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name))
      names.push(node.name.getText().replaceAll(/['"]/g, ''));
    if (ts.isShorthandPropertyAssignment(node)) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(attribute);
  return names;
}
