import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Attributes and fields with text for people, visible or spoken. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
  'hint',
  'heading',
  'subject',
  'legend',
  'caption',
]);
const WORD = /\p{Letter}{2}/u;

/**
 * Hard-coded text for people in a component: text between tags, and in attributes that are visible
 * or spoken.
 */
export function hardCodedTexts(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const problems: string[] = [];
  const see = (node: ts.Node, text: string) => {
    if (WORD.test(text))
      problems.push(
        `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.trim()}`,
      );
  };
  const literals = (node: ts.Expression): ts.StringLiteralLike[] => {
    if (ts.isStringLiteralLike(node)) return [node];
    if (ts.isParenthesizedExpression(node)) return literals(node.expression);
    if (ts.isConditionalExpression(node))
      return [...literals(node.whenTrue), ...literals(node.whenFalse)];
    if (ts.isBinaryExpression(node) && !/^[=!<>]/.test(node.operatorToken.getText()))
      return [...literals(node.left), ...literals(node.right)];
    return [];
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) see(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      literals(node.expression).forEach((literal) => see(literal, literal.text));
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) see(node, node.initializer.text);
      if (ts.isJsxExpression(node.initializer) && node.initializer.expression)
        literals(node.initializer.expression).forEach((literal) => see(literal, literal.text));
    }
    node.forEachChild(visit);
  };
  visit(source);
  return problems;
}
