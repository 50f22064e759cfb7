import { parseDocument } from 'yaml';
import { isFields, type Fields } from './json-values';

const BLOCK = /^\uFEFF?---[ \t]*\r?\n([^]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const CHARACTERS_MAX = 64 * 1024;
/** Values in values; the reader of YAML takes them apart by calling itself. */
const NESTED = /[[{](?:[^[\]{}]*[[{]){24}|^(?:\s*[-?:]\s){24}/m;

/** What stands in front of Markdown as YAML, and on which line the Markdown begins. */
export type FrontMatter = { fields: Fields; body: string; firstLine: number; fault?: number };

/** @returns with `fault` the line on which the YAML cannot be read; it is left out then */
export function frontMatterOf(text: string): FrontMatter {
  const [whole, yaml = ''] = BLOCK.exec(text) ?? [];
  if (whole === undefined) return { fields: {}, body: text.replace(/^\uFEFF/, ''), firstLine: 1 };
  const body = text.slice(whole.length);
  const firstLine = whole.split('\n').length - (whole.endsWith('\n') ? 0 : 1);
  if (yaml.length > CHARACTERS_MAX || NESTED.test(yaml)) return { fields: {}, body, firstLine, fault: 2 };
  const document = parseDocument(yaml, { schema: 'core', logLevel: 'silent', uniqueKeys: true });
  const [error] = document.errors;
  if (error) return { fields: {}, body, firstLine, fault: (error.linePos?.[0].line ?? 1) + 1 };
  const value: unknown = valueOf(() => document.toJS({ maxAliasCount: 20 }));
  return isFields(value) ? { fields: value, body, firstLine } : { fields: {}, body, firstLine, ...(value === undefined || value === null ? {} : { fault: 2 }) };
}

// Aliases that stand for too much are refused by an exception.
function valueOf(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return 'unreadable';
  }
}
