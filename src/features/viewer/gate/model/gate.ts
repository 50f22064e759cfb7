import { gatedLines, type Line } from '@/features/projects/model/lines/lines';
import type { StatedText } from '@/features/projects/model/texts/states';
import { digestOf } from '@/features/projects/model/texts/text-digest';

export type GatedStep = { lines?: readonly Line<StatedText>[] | undefined };

const KEPT_MAX = 1000;
const ID_LENGTH = 8;

/**
 * Stored key of an acknowledged line: another text or kind is another one, and a translation of it
 * is not.
 */
export function gateKey({ id, kind, text }: Line<StatedText>): string {
  const source = text.find(({ value }) => value !== '')?.value ?? '';
  return `${id.slice(-ID_LENGTH)}.${digestOf(`${kind} ${source}`)}`;
}

/** The lines of a step that a reader has yet to acknowledge. */
export const openLines = <Step extends GatedStep>(step: Step | undefined, known: Known) =>
  gatedLines(step?.lines ?? []).filter((line) => !known.has(gateKey(line)));

/** Keys of the acknowledged lines. */
export type Known = ReadonlySet<string>;

/**
 * Reachable step of a reader: the first step on the way forward with lines to acknowledge, else the
 * target. Back is always free.
 * @param from,to 1-based; the finished page comes after the last step
 */
export function gateOnWay(
  steps: readonly GatedStep[],
  known: Known,
  from: number,
  to: number,
): number {
  for (let at = from; at < to; at += 1) if (openLines(steps[at - 1], known).length > 0) return at;
  return to;
}

/** The acknowledged lines as they are stored; none where something else is. */
export function knownFrom(stored: string | null): Set<string> {
  try {
    const keys: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Adds keys to the stored ones. */
export const storedWith = (stored: string | null, keys: readonly string[]): string =>
  JSON.stringify([...new Set([...knownFrom(stored), ...keys])].slice(-KEPT_MAX));
