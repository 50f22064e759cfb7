import { visit } from 'jsonc-parser';
import { AppError } from '@/shared/app-error';

export const JSON_MAX_BYTES = 256 * 1024;
const DEPTH_MAX = 32;

/**
 * The JSON body of a request (contract, section 2; RFC 7493): UTF-8, one value, no duplicate names, no NUL,
 * no lone surrogates, at most 32 levels and 256 kB.
 * @throws {AppError} malformed_request, malformed_json, body_too_large
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('malformed_request');
  if (request.headers.get('content-encoding')) throw new AppError('malformed_request');
  return parseStrictJson(decode(await readBytes(request)));
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of request.body ?? []) {
    sizeBytes += chunk.byteLength;
    // Counted while it arrives: a length that is missing or wrong changes nothing.
    if (sizeBytes > JSON_MAX_BYTES) throw new AppError('body_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('malformed_json');
  }
}

function parseStrictJson(text: string): unknown {
  refuseTricks(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('malformed_json');
  }
}

// Walked with a scanner before JSON.parse sees it, because JSON.parse keeps the last of two equal names without a word.
function refuseTricks(text: string): void {
  const refuse = () => {
    throw new AppError('malformed_json');
  };
  const refuseText = (value: unknown) => {
    if (typeof value === 'string' && (value.includes('\0') || !isWellFormed(value))) refuse();
  };
  const names: Set<string>[] = [];
  let depth = 0;
  const enter = () => {
    depth += 1;
    if (depth > DEPTH_MAX) refuse();
  };
  visit(text, {
    onObjectBegin: () => {
      enter();
      names.push(new Set());
    },
    onObjectProperty: (name) => {
      const seen = names.at(-1);
      if (seen?.has(name)) refuse();
      seen?.add(name);
      refuseText(name);
    },
    onObjectEnd: () => {
      depth -= 1;
      names.pop();
    },
    onArrayBegin: enter,
    onArrayEnd: () => {
      depth -= 1;
    },
    onLiteralValue: refuseText,
    onError: refuse,
  });
}

// String.prototype.isWellFormed is missing from the ES2023 types.
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
