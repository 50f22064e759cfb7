import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { jsonrepair } from 'jsonrepair';
import { tidyJson } from './tidy-json';

const DEPTH_MAX = 32;
/** A guide with 500 steps and 200 questions in five languages has about 60,000. */
const VALUES_MAX = 300_000;
/** Repairing takes quadratic time: less than a second for the worst text of this length. */
const REPAIRED_MAX = 32_000;

/** Why and where a document cannot be parsed. */
export type JsonFault = { reason: 'json_malformed' | 'json_too_deep'; offset: number };

/** `placeIn` returns the offset of an object of the tree in the text. */
export type UntidyJson = { tree: Node; isRepaired: boolean; placeIn: (offset: number) => number };

/** Parses JSON of unknown origin as a tree with offsets, in bounded time. */
export function parseForeignJson(
  text: string,
  options: { allowTrailingComma?: boolean } = {},
): { tree: Node } | JsonFault {
  const tooMuchAt = findTooMuch(text);
  if (tooMuchAt !== undefined) return { reason: 'json_too_deep', offset: tooMuchAt };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, ...options });
  const [error] = errors;
  return error || !tree ? { reason: 'json_malformed', offset: error?.offset ?? 0 } : { tree };
}

/** Parses JSON found in pages: first strictly, then without common errors, then repaired. */
export function parseUntidyJson(text: string): UntidyJson | JsonFault {
  const strict = parseForeignJson(text);
  if ('tree' in strict) return { ...strict, isRepaired: false, placeIn: (offset) => offset };
  if (strict.reason === 'json_too_deep') return strict;
  const tidy = tidyJson(text);
  const parsed = parseForeignJson(tidy, { allowTrailingComma: true });
  if ('tree' in parsed) return { ...parsed, isRepaired: false, placeIn: (offset) => offset };
  return repaired(tidy) ?? parsed;
}

function repaired(text: string): UntidyJson | undefined {
  if (text.length > REPAIRED_MAX) return undefined;
  try {
    const mended = jsonrepair(text);
    const parsed = parseForeignJson(mended);
    // A missing value cannot be guessed.
    if (!('tree' in parsed) || nullsIn(mended) > nullsIn(text)) return undefined;
    const [before, after] = [bracesIn(text), bracesIn(mended)];
    const numbers = new Map(after.map((offset, index) => [offset, index]));
    return {
      ...parsed,
      isRepaired: true,
      placeIn: (offset) =>
        (before.length === after.length ? before[numbers.get(offset) ?? 0] : before[0]) ?? 0,
    };
  } catch {
    // Beyond repair, or nested too deeply.
    return undefined;
  }
}

const nullsIn = (text: string): number => text.match(/\b(?:null|undefined|None)\b/g)?.length ?? 0;
const bracesIn = (text: string): number[] => [...text.matchAll(/\{/g)].map(({ index }) => index);

/** The offset at which a document becomes too deep or too long; a scan by character. */
function findTooMuch(text: string): number | undefined {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isText && sign === '\\') at += 1;
    else if (sign === '"') isText = !isText;
    else if (!isText && (sign === '[' || sign === '{')) depth += 1;
    else if (!isText && (sign === ']' || sign === '}')) depth -= 1;
    else if (!isText && sign === ',') values += 1;
    if (depth > DEPTH_MAX || values > VALUES_MAX) return at;
  }
  return undefined;
}
