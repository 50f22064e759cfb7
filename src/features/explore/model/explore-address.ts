import { SEARCH_MAX } from '../constants';

/** A query parameter as pages get it. */
export type Parameter = string | string[] | undefined;

const first = (value: Parameter) => (Array.isArray(value) ? value[0] : value) ?? '';

/** The page asked for; 1 for anything that is no whole number from 1 (contract, section 7). */
export function pageOf(value: Parameter): number {
  const text = first(value);
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** The text to search for: one line of at most 200 code points, without what no database holds. */
export function searchOf(value: Parameter): string {
  const text = first(value).replace(/[\u0000-\u001F\u007F]+/g, ' ').trim();
  return [...text].slice(0, SEARCH_MAX).join('').trim();
}

/** The code in /explore/{code}; one with slashes may come in several segments, and what cannot be decoded stays as it is. */
export function codeOf(segments: readonly string[] | undefined): string {
  return searchOf((segments ?? []).map(decode).join('/'));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
