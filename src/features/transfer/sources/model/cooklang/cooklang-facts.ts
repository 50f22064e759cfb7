import { type Fields, isFields, listOf } from '../json-ld/json-values';
import type { Block } from './cooklang-blocks';

/** Metadata of a recipe by name; several names are those of other tools. */
export type Facts = {
  /** The first text or number of these names, blank without one. */
  text: (...names: string[]) => string;
  /** Entries of lists, and of texts with commas. */
  list: (...names: string[]) => string[];
  fields: Fields;
};

/** Front matter and `>>` lines: `source: {url}`, `source.url` and `Source URL` are one. */
export function factsOf(front: Fields, blocks: readonly Block[]): Facts {
  const facts = new Map<string, unknown>();
  const add = (name: string, value: unknown): void => {
    const key = name
      .trim()
      .toLowerCase()
      .replace(/[\s.]+/g, '_');
    if (isFields(value)) {
      for (const [inner, each] of Object.entries(value))
        if (!isFields(each)) add(`${key}_${inner}`, each);
    } else facts.set(/^time_(?:prep|cook)$/.test(key) ? `${key.slice(5)}_time` : key, value);
  };
  for (const [name, value] of Object.entries(front)) add(name, value);
  for (const { kind, text } of blocks) {
    const at = text.indexOf(':');
    if (kind === 'fact' && at > 0) add(text.slice(0, at), text.slice(at + 1).trim());
  }
  return {
    text: (...names) => names.map((name) => textOf(facts.get(name))).find(Boolean) ?? '',
    list: (...names) =>
      names
        .flatMap((name) => listOf(facts.get(name)))
        .flatMap((each) => textOf(each).split(','))
        .map((each) => each.trim())
        .filter(Boolean),
    fields: Object.fromEntries(facts),
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
