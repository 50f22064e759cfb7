import type { Node } from 'jsonc-parser';
import { type JsonFault, parseForeignJson } from '../../model/foreign-json';

export type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value as unknown[] : value === undefined || value === null ? [] : [value]);

/** A number, or a text that is one; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** JSON with the places at which its objects and lists stand. */
export type JsonValues = { value: unknown; offsetOf: (value: unknown) => number | undefined };

/** Reads JSON of anybody: objects have no prototype, and nothing nests too deeply to be walked through. */
export function readJson(text: string): JsonValues | JsonFault {
  const parsed = parseForeignJson(text);
  if ('reason' in parsed) return parsed;
  const offsets = new WeakMap<object, number>();
  const value = valueOf(parsed.tree, offsets);
  return { value, offsetOf: (part) => (typeof part === 'object' && part !== null ? offsets.get(part) : undefined) };
}

function valueOf(node: Node, offsets: WeakMap<object, number>): unknown {
  if (node.type === 'array') {
    const list = (node.children ?? []).map((child) => valueOf(child, offsets));
    offsets.set(list, node.offset);
    return list;
  }
  if (node.type !== 'object') return node.value as unknown;
  const fields = Object.create(null) as Fields;
  for (const { children: [name, value] = [] } of node.children ?? []) if (name && value) fields[String(name.value)] = valueOf(value, offsets);
  offsets.set(fields, node.offset);
  return fields;
}
