import { Parser } from 'htmlparser2';
import { fieldError } from '@/shared/http/app-error';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { languageOf, readMark } from './mark';
import { type FileUnit, readState, type TranslationFile } from './unit';
import { joinSegments, type Piece } from './xliff-segments';

const DEPTH_MAX = 64;
/** Inline tags of tools around text; their text counts. */
const TRANSPARENT = new Set(['g', 'mrk']);
/** Placeholders for a line break. */
const LINE_BREAKS = new Set(['lb', 'x-br', 'x-html-br']);
const CHECK = 'x-makerstep-check';

type Part = 'source' | 'target' | 'check';
type Open = {
  unit: FileUnit;
  depth: number;
  check: string;
  pieces: { source?: Piece[]; target: Piece[] };
  into: Part | undefined;
  intoDepth: number;
};

/**
 * Parses XLIFF 1.0 to 1.2. Resolves nothing: a document type is rejected, no address is opened.
 * @throws {AppError} validation_failed with the line
 */
export function readXliff(text: string): TranslationFile {
  const file: TranslationFile = { units: [] };
  const lineAt = lineCounter(text);
  const stack: string[] = [];
  let open: Open | undefined;
  let isWhole = false;
  const refuse = (key: string): never => {
    throw fieldError('text', key, { line: lineAt(parser.startIndex) });
  };
  const setLanguage = (side: 'from' | 'to', language: ProjectLanguage | undefined) => {
    if (language && file[side] && file[side] !== language) refuse('translationMixed');
    file[side] ??= language;
  };

  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '!doctype') refuse('translationDoctype');
      },
      onopentag(qualified, attributes) {
        const name = localName(qualified);
        stack.push(name);
        if (stack.length > DEPTH_MAX) refuse('translationDamaged');
        if (stack.length === 1 && name !== 'xliff') refuse('translationNoXliff');
        if (stack.length === 1 && !/^1\.[012]$/.test(attributes['version'] ?? ''))
          refuse('translationXliffVersion');
        if (name === 'file') {
          setLanguage('from', languageOf(attributes['source-language']));
          setLanguage('to', languageOf(attributes['target-language']));
        }
        if (open) openInside(open, name, attributes, stack.length);
        else if (name === 'trans-unit')
          open = opened(attributes['id'] ?? '', lineAt(parser.startIndex), stack.length);
      },
      ontext(words) {
        if (!open?.into) return;
        if (open.into === 'check') open.check += words;
        else piecesOf(open, open.into).push({ text: words });
      },
      onclosetag(qualified, isImplied) {
        // Self-closed or closed by its end tag; anything else is an error of the file.
        if (isImplied && text.slice(parser.endIndex - 1, parser.endIndex + 1) !== '/>')
          refuse('translationDamaged');
        if (open?.intoDepth === stack.length) open.into = undefined;
        else if (open?.into === 'source' || open?.into === 'target')
          piecesOf(open, open.into).push(boundaryOf(localName(qualified)));
        if (open?.depth === stack.length) {
          const mark = readMark(open.check);
          file.units.push({ ...open.unit, ...textsOf(open), written: mark?.written });
          setLanguage('from', mark?.from);
          setLanguage('to', mark?.to);
          open = undefined;
        }
        stack.pop();
        isWhole ||= stack.length === 0;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  if (!isWhole) refuse('translationNoXliff');
  return file;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const opened = (id: string, line: number, depth: number): Open => ({
  unit: { id, line, target: '', isWaiting: false, isDone: false },
  depth,
  check: '',
  pieces: { target: [] },
  into: undefined,
  intoDepth: 0,
});

function openInside(
  open: Open,
  name: string,
  attributes: Record<string, string>,
  depth: number,
): void {
  if (open.into === 'source' || open.into === 'target') {
    piecesOf(open, open.into).push(
      LINE_BREAKS.has(attributes['ctype'] ?? '') ? { lineBreak: true } : boundaryOf(name),
    );
    if (
      open.into === 'target' &&
      !LINE_BREAKS.has(attributes['ctype'] ?? '') &&
      !TRANSPARENT.has(name)
    )
      open.unit.problem = 'translationTags';
    return;
  }
  const isDirect = depth === open.depth + 1;
  const part =
    isDirect && (name === 'source' || name === 'target')
      ? name
      : name === 'context' && attributes['context-type'] === CHECK
        ? 'check'
        : undefined;
  if (!part) return;
  Object.assign(open, { into: part, intoDepth: depth });
  if (part === 'source') open.pieces.source ??= [];
  if (part === 'target') Object.assign(open.unit, readState(attributes['state']));
}

const piecesOf = ({ pieces }: Open, part: 'source' | 'target'): Piece[] =>
  part === 'target' ? pieces.target : (pieces.source ??= []);

// Sentences are marked as segments; other marks may be within a word.
const boundaryOf = (name: string): Piece => ({ boundary: name === 'mrk' ? 'segment' : 'mark' });

function textsOf({ pieces }: Open): Pick<FileUnit, 'source' | 'target'> {
  const source = pieces.source && joinSegments(pieces.source, false);
  const mayBreak = source?.trim().includes('\n') ?? true;
  const target = joinSegments(pieces.target, mayBreak);
  const isLaidOut = !mayBreak && pieces.target.every((piece) => 'text' in piece);
  return {
    ...(source === undefined ? {} : { source }),
    target: isLaidOut ? target.trim().replace(INDENTED, ' ') : target,
  };
}

/** A line break that a program inserted into a single-line text for layout. */
const INDENTED = /(?<![^\S\n])[^\S\n]*\n[^\S\n]+/g;

/** The line of an offset; offsets must ascend. */
function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let done = 0;
  return (index) => {
    for (; done < index; done += 1) if (text.charCodeAt(done) === 10) line += 1;
    return line;
  };
}
