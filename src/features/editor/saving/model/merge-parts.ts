import { LINE_KINDS } from '@/features/projects/model/lines/lines';
import { altField, lineField, type PartField, timerField } from '../../shell/model/fields';
import type { Draft, DraftLine, DraftTexts, DraftTimer, DraftUse } from './draft';

type Merged = {
  lines?: readonly DraftLine[];
  timers?: readonly DraftTimer[];
  uses?: readonly DraftUse[];
  entries?: NonNullable<Draft['entries']>;
  /** The texts of those that come from there. */
  texts: DraftTexts['texts'];
  /** True if something was taken from there. */
  isTaken: boolean;
};

/**
 * Texts of a step with the pictures of another version of it: each description stays with its
 * picture, also where another one is the first now.
 */
export function withPicturesOf<Written extends DraftTexts & { base?: DraftTexts }>(
  written: Written,
  { media = [], texts: fresh }: DraftTexts,
): Written {
  // A description may have been written before its picture was there.
  const { media: former = media.slice(0, 1), base } = written;
  if (former.map(({ id }) => id).join() === media.map(({ id }) => id).join())
    return media.length > 0 ? { ...written, media } : written;
  const alts = media.map(({ id }) => {
    const isKnown = former.some((medium) => medium.id === id);
    const name = altField(media, id);
    return [name, isKnown ? written.texts[altField(former, id)] : fresh[name]] as const;
  });
  return {
    ...written,
    media,
    texts: { ...written.texts, ...Object.fromEntries(alts) },
    ...(base ? { base: withPicturesOf(base, { media, texts: fresh, later: [] }) } : {}),
  };
}

/**
 * The lines, timers and uses of a draft on top of a newer version. What was added on either side stays;
 * what one side removed is gone unless the other changed it. Texts of shared ones are merged like
 * other texts.
 */
export function mergedParts(draft: Draft, fresh: Draft, sent: readonly DraftTexts[]): Merged {
  if (draft.entries && fresh.entries) {
    // Only its form changes the lists of a guide.
    const isKnown = (id: string) => draft.entries?.some((entry) => entry.id === id);
    const added = fresh.entries.filter(({ id }) => !isKnown(id));
    const texts = Object.fromEntries(added.map(({ id }) => [id, fresh.texts[id]]));
    return { entries: fresh.entries, texts, isTaken: false };
  }
  if (!draft.lines || !draft.timers) return { texts: {}, isTaken: false };
  const known = [...(draft.base ? [draft.base] : []), ...sent];
  const lines = merge(
    { draft, fresh, known },
    { of: ({ lines: all }) => all, fieldOf: lineField, choose: moreUrgent },
  );
  const timers = merge(
    { draft, fresh, known },
    { of: ({ timers: all }) => all, fieldOf: timerField, choose: (mine) => mine },
  );
  const uses =
    draft.uses && fresh.uses
      ? merge({ draft, fresh, known }, { of: ({ uses: all }) => all, choose: (mine) => mine }).parts
      : (draft.uses ?? fresh.uses);
  const added = [...lines.added.map(lineField), ...timers.added.map(timerField)];
  return {
    lines: lines.parts,
    timers: timers.parts,
    ...(uses && { uses }),
    texts: Object.fromEntries(added.map((field) => [field, fresh.texts[field]])),
    isTaken:
      JSON.stringify([draft.lines, draft.timers, draft.uses]) !==
      JSON.stringify([lines.parts, timers.parts, uses]),
  };
}

/** If both chose another kind, the more urgent one wins: a warning too many is safer. */
const moreUrgent = (mine: DraftLine, theirs: DraftLine): DraftLine =>
  LINE_KINDS.indexOf(theirs.kind) < LINE_KINDS.indexOf(mine.kind) ? theirs : mine;

type Sides = { draft: Draft; fresh: Draft; known: readonly DraftTexts[] };
type List<Part> = {
  of: (written: DraftTexts) => readonly Part[] | undefined;
  /** the text of one, if it has any */
  fieldOf?: (id: string) => PartField;
  choose: (mine: Part, theirs: Part) => Part;
};

function merge<Part extends { id: string }>(
  { draft, fresh, known }: Sides,
  { of, fieldOf, choose }: List<Part>,
): { parts: Part[]; added: string[] } {
  const partIn = (written: DraftTexts | undefined, id: string) =>
    written && of(written)?.find((part) => part.id === id);
  const contentIn = (written: DraftTexts | undefined, id: string) => {
    const texts = (fieldOf && written?.texts[fieldOf(id)]) ?? {};
    const values = Object.entries(texts).map(([lang, value]) => `${lang} ${value.trim()}`);
    return JSON.stringify([partIn(written, id), values.sort()]);
  };
  const [mine, theirs, base] = [of(draft) ?? [], of(fresh) ?? [], draft.base];
  const isKnown = (id: string) => known.some((written) => partIn(written, id));
  const isTouched = (id: string) => contentIn(draft, id) !== contentIn(base, id);
  const isChangedThere = (id: string) =>
    known.every((written) => contentIn(written, id) !== contentIn(fresh, id));

  const keptParts = mine
    .filter(({ id }) => partIn(fresh, id) || !partIn(base, id) || isTouched(id))
    .map((part) => {
      const [there, before] = [partIn(fresh, part.id), partIn(base, part.id)];
      const isTheirs = there && known.every((written) => !isEqual(partIn(written, part.id), there));
      if (!isTheirs) return part;
      return isEqual(part, before) ? there : choose(part, there);
    });
  const added = theirs.filter(
    ({ id }) => !partIn(draft, id) && (!isKnown(id) || isChangedThere(id)),
  );
  const all = [...keptParts, ...added];
  const wasMoved =
    base !== undefined && orderOf(mine, of(base) ?? []) !== orderOf(of(base) ?? [], mine);
  const place = (id: string) => {
    const index = theirs.findIndex((part) => part.id === id);
    return index < 0 ? theirs.length : index;
  };
  const parts = wasMoved ? all : [...all].sort((one, other) => place(one.id) - place(other.id));
  return { parts, added: added.map(({ id }) => id) };
}

const isEqual = (one: object | undefined, other: object | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The order of those that are in both. */
const orderOf = (parts: readonly { id: string }[], others: readonly { id: string }[]): string =>
  parts
    .map(({ id }) => id)
    .filter((id) => others.some((other) => other.id === id))
    .join();
