import 'server-only';
import { visit } from 'jsonc-parser';
import { AppError } from '@/shared/http/app-error';

const DEPTH_MAX = 32;

/**
 * Parses JSON by RFC 7493: no duplicate names, no NUL, no lone surrogates, at most 32 levels.
 * @throws {AppError} malformed_json
 */
export function parseStrictJson(text: string): unknown {
  refuseTricks(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('malformed_json');
  }
}

// Scanned before JSON.parse, which silently keeps the last of two equal names.
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
