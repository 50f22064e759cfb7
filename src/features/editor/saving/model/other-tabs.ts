import { isUnsaved } from '../../shell/model/editor-state';
import type { EditorState } from '../../shell/model/editor-types';
import { itemOf } from '../../list/model/project-items';
import { type Draft, draftOf, draftTextsOf } from './draft';
import { isUnchanged } from './unchanged';
import { chosenForAll, compareDrafts, mergeDrafts } from './rebase';

/**
 * The draft of an item to store on the device, where another tab may have stored its own: with what
 * was typed there. undefined if nothing is left.
 * @param before as this tab stored it last
 * @param there as the device has it
 */
export function draftToStore(
  { project, drafts }: Pick<EditorState, 'project' | 'drafts'>,
  key: string,
  before: Draft | undefined,
  there: Draft | undefined,
): Draft | undefined {
  const now = isUnsaved(drafts[key]) ? drafts[key] : undefined;
  const stored = itemOf(project, key);
  if (!there) return now;
  // Two new items are not one.
  if (!stored) return now ?? (isSame(there.texts, before?.texts) ? undefined : there);
  const { languages } = project;
  const fresh = draftOf(there.kind, stored, languages);
  const draft = now ?? fresh;
  const since = { ...draft, base: before ? draftTextsOf(before) : (draft.base ?? draft) };
  const compared = compareDrafts(since, there, there.base ? [there.base] : [], languages);
  const choices = chosenForAll(compared.conflicts, now ? 'mine' : 'theirs');
  const merged = mergeDrafts(since, there, compared, languages, choices);
  const states = { ...added(there.states, before?.states), ...draft.states };
  // The older base finds every conflict.
  const { baseVersion, base } = (there.baseVersion ?? 0) < (draft.baseVersion ?? 0) ? there : draft;
  const next: Draft = {
    ...merged,
    ...(baseVersion === undefined ? {} : { baseVersion }),
    ...(base ? { base } : {}),
    ...(Object.keys(states).length > 0 ? { states } : {}),
  };
  return now || !isUnchanged(next, fresh, languages) ? next : undefined;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The states that were chosen in another tab. */
const added = (there: Draft['states'] = {}, before: Draft['states'] = {}): Draft['states'] =>
  Object.fromEntries(Object.entries(there).filter(([path]) => !(path in before)));
