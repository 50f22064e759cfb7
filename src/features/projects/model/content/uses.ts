import { fieldError } from '@/shared/http/app-error';
import type { Draft, DraftStep, GuideEntry, GuideHead, StepUse } from './content';
import { HEAD_LISTS, type HeadList } from './fields';
import { formerIndexes } from '../form/align-list';
import { sourceIn } from '../texts/states';

/** The parts, then the tools of a guide: its items. */
export const itemsOf = (head: Pick<GuideHead, 'parts' | 'tools'>) =>
  HEAD_LISTS.flatMap((name) => head[name]);

/**
 * The uses of a step of a file, by the ids of its guide.
 * @throws {AppError} validation_failed for a place that the guide does not have
 */
export const usesAt = (
  head: Pick<GuideHead, 'parts' | 'tools'>,
  uses: readonly StepUse[] = [],
): StepUse[] =>
  uses.map((use, index) => ({ ...use, item: entryAt(head, use.item, `uses.${index}.item`).id }));

/** The part or tool at a place such as `part.1`. */
export function entryAt(
  head: Pick<GuideHead, 'parts' | 'tools'>,
  place: string,
  field: string,
): GuideEntry {
  const [name, number] = place.split('.');
  const entry = head[name === 'part' ? 'parts' : 'tools'][Number(number) - 1];
  if (!entry) throw fieldError(field, 'useUnknown');
  return entry;
}

/** The uses of a step for a file. */
export function placedUses(head: Pick<GuideHead, 'parts' | 'tools'>, uses: readonly StepUse[]) {
  const places = placesOf(head);
  return uses.map((use) => ({ ...use, item: places.get(use.item) ?? '' }));
}

/** The places of parts and tools in a file, by their ids. */
export const placesOf = ({ parts, tools }: Record<HeadList, readonly { id: string }[]>) =>
  new Map([
    ...parts.map(({ id }, index) => [id, `part.${index + 1}`] as const),
    ...tools.map(({ id }, index) => [id, `tool.${index + 1}`] as const),
  ]);

/** The places of the `items` in an answer about a guide, by their ids. */
export const placesOfItems = (items: readonly { id: string; kind: 'part' | 'tool' }[]) =>
  placesOf({
    parts: items.filter(({ kind }) => kind === 'part'),
    tools: items.filter(({ kind }) => kind === 'tool'),
  });

/** A step with these uses; none are not stored. */
export function withUses<Step extends { uses?: StepUse[] }>(
  { uses: _, ...step }: Step,
  uses: readonly StepUse[],
): Omit<Step, 'uses'> & { uses?: StepUse[] } {
  return uses.length > 0 ? { ...step, uses: [...uses] } : step;
}

/** A draft without uses of parts and tools that it does not have. */
export function withKnownUses(draft: Draft): Draft {
  const known = new Set(itemsOf(draft.project).map(({ id }) => id));
  const isKnown = ({ item }: StepUse) => known.has(item);
  const isWhole = ({ uses = [] }: DraftStep) => uses.every(isKnown);
  if (draft.steps.every(isWhole)) return draft;
  return {
    ...draft,
    steps: draft.steps.map((step) =>
      isWhole(step)
        ? step
        : { ...withUses(step, (step.uses ?? []).filter(isKnown)), version: step.version + 1 },
    ),
  };
}

/** An imported draft whose parts and tools have the ids of former ones that they are like. */
export function withKeptItems(former: GuideHead, draft: Draft): Draft {
  const kept = new Map(
    HEAD_LISTS.flatMap((name) => {
      const [before, after] = [former, draft.project].map((head) =>
        head[name].map(({ text }) => sourceIn(text, head.languages[0])),
      );
      return formerIndexes(before ?? [], after ?? []).flatMap((from, index) => {
        const [one, other] = [former[name][from ?? -1], draft.project[name][index]];
        return one && other ? [[other.id, one.id] as const] : [];
      });
    }),
  );
  const idOf = (id: string) => kept.get(id) ?? id;
  const renamed = (entries: readonly GuideEntry[]) =>
    entries.map((entry) => ({ ...entry, id: idOf(entry.id) }));
  const { parts, tools } = draft.project;
  return {
    ...draft,
    project: { ...draft.project, parts: renamed(parts), tools: renamed(tools) },
    steps: draft.steps.map((step) =>
      withUses(
        step,
        (step.uses ?? []).map((use) => ({ ...use, item: idOf(use.item) })),
      ),
    ),
  };
}
