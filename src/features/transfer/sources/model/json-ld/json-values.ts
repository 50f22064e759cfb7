import type { Node } from 'jsonc-parser';
import { type JsonFault, parseUntidyJson } from '../../../model/foreign-json';

export type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? (value as unknown[])
    : value === undefined || value === null
      ? []
      : [value];

/** A number, or a numeric text; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && value.trim() !== ''
        ? Number(value)
        : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** The offset of an object or list, or of its field or index. */
export type OffsetOf = (value: unknown, key?: string | number) => number | undefined;
/** JSON with the offsets of its values. */
export type JsonValues = { value: unknown; offsetOf: OffsetOf; isRepaired: boolean };

type Place = { offset: number; inside: Map<string | number, number> };

/**
 * Parses JSON of unknown origin, even malformed: objects have no prototype, and nesting is bounded.
 * @param clean applied to each text
 */
export function readJson(text: string, clean = (value: string) => value): JsonValues | JsonFault {
  const parsed = parseUntidyJson(text);
  if ('reason' in parsed) return parsed;
  const places = new WeakMap<object, Place>();
  const value = valueOf(parsed.tree, { places, placeIn: parsed.placeIn, clean });
  const offsetOf: OffsetOf = (part, key) => {
    const place = typeof part === 'object' && part !== null ? places.get(part) : undefined;
    return key === undefined ? place?.offset : (place?.inside.get(key) ?? place?.offset);
  };
  return { value, offsetOf, isRepaired: parsed.isRepaired };
}

type Reading = {
  places: WeakMap<object, Place>;
  placeIn: (offset: number) => number;
  clean: (text: string) => string;
};

function valueOf(node: Node, reading: Reading): unknown {
  const { places, placeIn, clean } = reading;
  const place: Place = { offset: placeIn(node.offset), inside: new Map() };
  // After a repair, only the offsets of objects are known.
  const at = (child: Node) =>
    placeIn(child.offset) === child.offset ? child.offset : place.offset;
  if (node.type === 'array') {
    const list = (node.children ?? []).map((child, index) => {
      place.inside.set(index, at(child));
      return valueOf(child, reading);
    });
    places.set(list, place);
    return list;
  }
  if (node.type !== 'object')
    return typeof node.value === 'string'
      ? clean(node.value.replace(/[\v\f\u0085\u2028\u2029]/g, '\n'))
      : (node.value as unknown);
  const fields = Object.create(null) as Fields;
  for (const { children: [name, value] = [] } of node.children ?? []) {
    if (!name || !value) continue;
    fields[String(name.value)] = valueOf(value, reading);
    place.inside.set(String(name.value), at(name));
  }
  places.set(fields, place);
  return fields;
}

/** Fields but for some. */
export const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
