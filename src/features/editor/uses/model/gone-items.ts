import type { ProjectView } from '@/features/projects/schema';
import { withUsesIn } from '../../saving/model/draft-parts';
import type { EditorState } from '../../shell/model/editor-types';

/** Drafts without uses of parts and tools that a newer list does not have; they are sent again. */
export function withItemsOf(state: EditorState, { items }: ProjectView): EditorState {
  const { drafts, saves } = state;
  const gone = Object.entries(drafts).flatMap(([key, draft]) => {
    const left = withUsesIn(draft, items);
    return left === draft ? [] : [[key, left] as const];
  });
  if (gone.length === 0) return state;
  const isRefused = (key: string) =>
    saves[key]?.is === 'refused' && gone.some(([other]) => other === key);
  return {
    ...state,
    drafts: { ...drafts, ...Object.fromEntries(gone) },
    saves: Object.fromEntries(Object.entries(saves).filter(([key]) => !isRefused(key))),
  };
}

/** The number of steps that used a part or tool which the newer list does not have. */
export function stepsWithout(before: ProjectView, after: ProjectView): number {
  const known = new Set(after.items.map(({ id }) => id));
  return before.steps.filter(({ uses }) => uses.some(({ item }) => !known.has(item))).length;
}
