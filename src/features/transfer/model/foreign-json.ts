import { type Node, type ParseError, parseTree } from 'jsonc-parser';

const DEPTH_MAX = 32;
/** Of a guide with 500 steps and 200 questions in five languages there are about 60,000. */
const VALUES_MAX = 300_000;

/** Why a document is no JSON that can be taken apart, and where. */
export type JsonFault = { reason: 'json_malformed' | 'json_too_deep'; offset: number };

/** Reads JSON of anybody as a tree that knows its places; no document can make it slow. */
export function parseForeignJson(text: string): { tree: Node } | JsonFault {
  const tooMuchAt = findTooMuch(text);
  if (tooMuchAt !== undefined) return { reason: 'json_too_deep', offset: tooMuchAt };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  return error || !tree ? { reason: 'json_malformed', offset: error?.offset ?? 0 } : { tree };
}

/** Where a document becomes too deep or too long to be taken apart; looked at sign by sign. */
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
