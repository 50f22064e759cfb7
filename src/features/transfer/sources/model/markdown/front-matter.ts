import { parse as parseToml, TomlError } from 'smol-toml';
import { parseDocument } from 'yaml';
import { lineAt } from '../../../model/lines';
import { isFields, type Fields } from '../json-ld/json-values';

const YAML_BLOCK = /^\uFEFF?---[ \t]*\r?\n(?:([^]*?)\r?\n)?(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const TOML_BLOCK = /^\uFEFF?\+\+\+[ \t]*\r?\n(?:([^]*?)\r?\n)?\+\+\+[ \t]*(?:\r?\n|$)/;
const CHARACTERS_MAX = 64 * 1024;
const DEPTH_MAX = 24;
/** Nested values: the YAML parser is recursive. */
const NESTED = /[[{](?:[^[\]{}]*[[{]){24}|^(?:[ \t]*[-?:][ \t]){24}/m;

/** The front matter of Markdown (YAML or TOML), and the line on which the Markdown begins. */
export type FrontMatter = { fields: Fields; body: string; firstLine: number; fault?: number };

/** The fields, or the line of the error within the block, from 1. */
type Parsed = { fields: Fields } | { fault: number };

/** @returns with `fault` the line of the error in the block, whose fields are then ignored */
export function frontMatterOf(text: string): FrontMatter {
  const yaml = YAML_BLOCK.exec(text);
  const [whole, block = ''] = yaml ?? TOML_BLOCK.exec(text) ?? [];
  if (whole === undefined) return { fields: {}, body: text.replace(/^\uFEFF/, ''), firstLine: 1 };
  const body = text.slice(whole.length);
  const firstLine = whole.split('\n').length - (whole.endsWith('\n') ? 0 : 1);
  const parsed =
    block.length > CHARACTERS_MAX ? { fault: 1 } : yaml ? fromYaml(block) : fromToml(block);
  return 'fault' in parsed
    ? { fields: {}, body, firstLine, fault: parsed.fault + 1 }
    : { fields: parsed.fields, body, firstLine };
}

function fromYaml(text: string): Parsed {
  if (NESTED.test(text)) return { fault: 1 };
  const document = parseDocument(text, {
    schema: 'core',
    logLevel: 'silent',
    uniqueKeys: true,
    // It finds the line of each error, and a broken text has thousands.
    prettyErrors: false,
  });
  const [error] = document.errors;
  if (error) return { fault: lineAt(text, error.pos[0]) };
  const value: unknown = valueOf(() => document.toJS({ maxAliasCount: 20 }));
  if (isFields(value)) return { fields: value };
  return value === undefined || value === null ? { fields: {} } : { fault: 1 };
}

function fromToml(text: string): Parsed {
  try {
    const { taxonomies, extra, ...fields } = parseToml(text, { maxDepth: DEPTH_MAX });
    // Zola keeps tags and custom fields in tables with these names.
    return {
      fields: {
        ...(isFields(extra) ? extra : {}),
        ...(isFields(taxonomies) ? taxonomies : {}),
        ...fields,
      },
    };
  } catch (error) {
    return { fault: error instanceof TomlError ? error.line : 1 };
  }
}

// The parser throws for aliases that expand too much.
function valueOf(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return 'unreadable';
  }
}
