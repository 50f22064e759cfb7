import { escapeHtml } from '@/shared/text/escape-html';

/** A stored picture that is read when the document is written. */
type EmbeddedPicture = { key: string };
export type Piece = string | EmbeddedPicture;
/** A part of a document. */
export type Html = { pieces: readonly Piece[] };
type Value = string | number | false | null | undefined | Html | EmbeddedPicture | readonly Value[];

/** HTML of a template: what is put into it is text, unless it is HTML itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  pieces: parts.flatMap((part, index) => [part, ...piecesOf(values[index])]),
});

/** Trusted markup: of this code, never of people. */
export const markup = (text: string): Html => ({ pieces: [text] });

function piecesOf(value: Value): readonly Piece[] {
  if (value === undefined || value === null || value === false) return [];
  if (typeof value !== 'object') return [escapeHtml(String(value))];
  if ('pieces' in value) return value.pieces;
  return 'key' in value ? [value] : value.flatMap(piecesOf);
}

/** The pieces of a document in order, with as few texts as possible. */
export function joined({ pieces }: Html): Piece[] {
  const result: Piece[] = [];
  let text: string[] = [];
  const flush = () => {
    if (text.length > 0) result.push(text.join(''));
    text = [];
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text.push(piece);
      continue;
    }
    flush();
    result.push(piece);
  }
  flush();
  return result;
}
