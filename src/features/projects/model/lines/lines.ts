import type { LocalizedText } from '@/shared/interface/localized-text';
import type { StoredText } from '../texts/states';

/** Kinds of lines, the most urgent first. */
export const LINE_KINDS = ['danger', 'warning', 'caution', 'note', 'tip'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** A line beside the description of a step, in the creator's order. */
export type Line<Text = LocalizedText> = { id: string; kind: LineKind; text: Text[] };
/** A named timer of a step; without a name its label is empty. */
export type Timer<Text = LocalizedText> = { id: string; seconds: number; label: Text[] };
export type StoredLine = Line<StoredText>;
export type StoredTimer = Timer<StoredText>;

/** Reports whether readers get it before the description of its step. */
export const isUrgent = (kind: LineKind): boolean => LINE_KINDS.indexOf(kind) <= URGENT_LAST;
/** Reports whether readers acknowledge it before they go on. */
export const isGated = (kind: LineKind): boolean => kind === 'danger' || kind === 'warning';

const URGENT_LAST = LINE_KINDS.indexOf('caution');
/** More in one step would only be pressed away. */
const GATED_MAX = 2;

/** The lines before the description: danger, warning, caution; each kind in the creator's order. */
export function linesBefore<Each extends { kind: LineKind }>(lines: readonly Each[]): Each[] {
  return LINE_KINDS.filter(isUrgent).flatMap((kind) => lines.filter((line) => line.kind === kind));
}

/** The lines after the description, in the creator's order. */
export const linesAfter = <Each extends { kind: LineKind }>(lines: readonly Each[]): Each[] =>
  lines.filter(({ kind }) => !isUrgent(kind));

/** All lines as readers see and hear them. */
export const inReadingOrder = <Each extends { kind: LineKind }>(lines: readonly Each[]): Each[] => [
  ...linesBefore(lines),
  ...linesAfter(lines),
];

/** The lines of a step that readers acknowledge. */
export const gatedLines = <Each extends { kind: LineKind }>(lines: readonly Each[]): Each[] =>
  linesBefore(lines)
    .filter(({ kind }) => isGated(kind))
    .slice(0, GATED_MAX);

/** Lines and timers with other texts. */
export function withTexts<From, To>(
  lines: readonly Line<From>[],
  change: (texts: From[], id: string) => To[],
): Line<To>[] {
  return lines.map(({ id, kind, text }) => ({ id, kind, text: change(text, id) }));
}
export function withLabels<From, To>(
  timers: readonly Timer<From>[],
  change: (texts: From[], id: string) => To[],
): Timer<To>[] {
  return timers.map(({ id, seconds, label }) => ({
    id,
    seconds,
    label: label.length === 0 ? [] : change(label, id),
  }));
}
