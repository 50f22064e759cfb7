import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LineKind } from '@/features/projects/model/lines/lines';
import { type FieldName, lineField, timerField } from '../../shell/model/fields';
import {
  type Draft,
  type DraftLine,
  type DraftTexts,
  type DraftTimer,
  type DraftUse,
} from './draft';
import { partsOf } from './parts';

export type PartList = 'lines' | 'timers';

export const partField = (list: PartList, id: string): FieldName =>
  list === 'lines' ? lineField(id) : timerField(id);

export const withLine = (draft: Draft, line: DraftLine): Draft => ({
  ...draft,
  lines: [...(draft.lines ?? []), line],
});

export const withTimer = (draft: Draft, timer: DraftTimer): Draft => ({
  ...draft,
  timers: [...(draft.timers ?? []), timer],
});

export const withKind = (draft: Draft, id: string, kind: LineKind): Draft => ({
  ...draft,
  lines: (draft.lines ?? []).map((line) => (line.id === id ? { id, kind } : line)),
});

export const withSeconds = (draft: Draft, id: string, seconds: number): Draft => ({
  ...draft,
  timers: (draft.timers ?? []).map((timer) => (timer.id === id ? { id, seconds } : timer)),
});

/** A line one place up or down. */
export function withLineMoved(draft: Draft, id: string, by: -1 | 1): Draft {
  const lines = [...(draft.lines ?? [])];
  const from = lines.findIndex((line) => line.id === id);
  const line = lines[from];
  if (!line || !lines[from + by]) return draft;
  lines.splice(from, 1);
  lines.splice(from + by, 0, line);
  return { ...draft, lines };
}

/** Without a line or timer, its texts, and what was chosen about them. */
export function withoutPart(draft: Draft, list: PartList, id: string): Draft {
  const field = partField(list, id);
  const { [field]: _removed, ...texts } = draft.texts;
  const { states, ...rest } = draft;
  const others = Object.entries(states ?? {}).filter(([path]) => !path.startsWith(`${field}.`));
  const left = {
    ...rest,
    texts,
    ...(others.length > 0 ? { states: Object.fromEntries(others) } : {}),
  };
  return list === 'lines'
    ? { ...left, lines: (draft.lines ?? []).filter((line) => line.id !== id) }
    : { ...left, timers: (draft.timers ?? []).filter((timer) => timer.id !== id) };
}

/** With a removed line or timer where it was in `former`. */
export function withPartBack(draft: Draft, former: Draft, list: PartList, id: string): Draft {
  const field = partField(list, id);
  const back = { ...draft, texts: { ...draft.texts, [field]: former.texts[field] } };
  return list === 'lines'
    ? { ...back, lines: inserted(draft.lines, former.lines, id) }
    : { ...back, timers: inserted(draft.timers, former.timers, id) };
}

/** A use as it is chosen now, in its place or at the end. */
export function withUse(draft: Draft, use: DraftUse): Draft {
  const { uses = [] } = draft;
  const isThere = uses.some(({ id }) => id === use.id);
  const changed = uses.map((each) => (each.id === use.id ? use : each));
  return { ...draft, uses: isThere ? changed : [...uses, use] };
}

export const withoutUse = (draft: Draft, id: string): Draft => ({
  ...draft,
  uses: (draft.uses ?? []).filter((use) => use.id !== id),
});

/** With a removed use where it was in `former`. */
export const withUseBack = (draft: Draft, former: Draft, id: string): Draft => ({
  ...draft,
  uses: inserted(draft.uses, former.uses, id),
});

/** A draft without uses of parts and tools that the guide does not have any more. */
export function withUsesIn(draft: Draft, items: readonly { id: string }[]): Draft {
  const isGone = ({ id }: DraftUse) => !items.some((item) => item.id === id);
  return draft.uses?.some(isGone)
    ? { ...draft, uses: draft.uses.filter((use) => !isGone(use)) }
    : draft;
}

function inserted<Part extends { id: string }>(
  parts: readonly Part[] = [],
  former: readonly Part[] = [],
  id: string,
): Part[] {
  const index = former.findIndex((part) => part.id === id);
  const part = former[index];
  if (!part || parts.some((each) => each.id === id)) return [...parts];
  return [...parts.slice(0, index), part, ...parts.slice(index)];
}

/** A draft that the device stored before steps had lines or uses: they are as the server has them. */
export function withStoredParts(draft: Draft, fresh: Draft): Draft {
  const { lines, timers, uses } = fresh;
  if (!lines || !timers || !uses || (draft.lines && draft.uses)) return draft;
  const filled = <Texts extends DraftTexts>(written: Texts): Texts => ({
    ...written,
    ...(!draft.lines && { texts: { ...fresh.texts, ...written.texts }, lines, timers }),
    uses,
  });
  return { ...filled(draft), ...(draft.base ? { base: filled(draft.base) } : {}) };
}

/** The pictures, lines, timers and uses to send: those lists that differ from when the typing began. */
export function changedParts(draft: Draft, languages: readonly ProjectLanguage[]) {
  const before = {
    media: [],
    lines: [],
    timers: [],
    uses: [],
    ...partsIn(draft.base, draft, languages),
  };
  const { media, lines, timers, uses } = partsIn(draft, draft, languages);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return {
    ...(media && !isSame(media, before.media) ? { media } : {}),
    ...(lines && !isSame(lines, before.lines) ? { lines } : {}),
    ...(timers && !isSame(timers, before.timers) ? { timers } : {}),
    ...(uses && !isSame(uses, before.uses) ? { uses } : {}),
  };
}

const partsIn = (
  written: DraftTexts | undefined,
  { kind }: Draft,
  languages: readonly ProjectLanguage[],
) => (written ? partsOf({ ...written, kind }, languages) : {});
