import { StepType } from '@/features/project/constants';
import type { QuestionView } from '@/features/project/faq/schema';
import type { ProjectView } from '@/features/project/schema';
import type { StepView } from '@/features/project/step/schema';
import { type Draft, draftOf, isUnchanged, type WaitingFile } from './draft';
import type { ItemKind } from './fields';
import { NEW_ITEM, type OpenItem } from './location';
import { inOrder } from './reorder';

export type EditorState = {
  project: ProjectView;
  /** Unsaved typing by key; an item without a draft shows what is stored. */
  drafts: Record<string, Draft>;
  /** When items were last saved here, by id, in ms since 1970. */
  savedAt: Record<string, number>;
};

export type SavedItem = { list: 'steps'; item: StepView } | { list: 'questions'; item: QuestionView };
export type ListName = SavedItem['list'];

export type EditorAction =
  | { type: 'projectLoaded'; project: ProjectView }
  | { type: 'draftsRestored'; drafts: Record<string, Draft> }
  /** The project is gone, or its typing is left behind on purpose. */
  | { type: 'draftsDropped' }
  | { type: 'edited'; key: string; draft: Draft }
  | { type: 'discarded'; key: string }
  /** An item as the server answered it; its draft is done with. */
  | { type: 'saved'; key: string; saved: SavedItem; atMs: number }
  /** A picture is there for the new step; without one, it was taken away again. */
  | { type: 'pictureWaiting'; key: string; file?: WaitingFile }
  /** Only the picture was saved: what is typed stays, and now builds on the new version. */
  | { type: 'pictureSaved'; step: StepView }
  /** Somebody else's version; what is typed stays. With `isKept` it may overwrite that version. */
  | { type: 'overtaken'; key: string; saved: SavedItem; isKept: boolean }
  | { type: 'removed'; list: ListName; id: string }
  | { type: 'ordered'; list: ListName; ids: readonly string[] };

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'projectLoaded': return { ...state, project: action.project };
    case 'draftsRestored': return { ...state, drafts: { ...stillMeant(action.drafts, state.project), ...state.drafts } };
    case 'draftsDropped': return { ...state, drafts: {} };
    case 'edited': return withDraft(state, action.key, action.draft);
    case 'discarded': return { ...state, drafts: without(state.drafts, action.key) };
    case 'saved': return {
      project: withItem(state.project, action.saved),
      drafts: without(state.drafts, action.key),
      savedAt: { ...state.savedAt, [action.saved.item.id]: action.atMs },
    };
    case 'pictureWaiting': return pictureWaiting(state, action.key, action.file);
    case 'pictureSaved': return pictureSaved(state, action.step);
    case 'overtaken': return overtaken(state, action);
    case 'removed': return { ...state, project: withoutItem(state.project, action.list, action.id), drafts: without(state.drafts, action.id) };
    case 'ordered': return { ...state, project: { ...state.project, ...ordered(state.project, action.list, action.ids) } };
  }
}

/** Under which name the draft of an open item is kept. */
export function draftKey({ kind, id }: OpenItem): string {
  return id === NEW_ITEM ? `${NEW_ITEM}-${kind}` : id;
}

/** The stored item that is open, and what kind it really is. */
export function findOpen(project: ProjectView, open: OpenItem): { kind: ItemKind; item?: StepView | QuestionView } | undefined {
  if (open.id === NEW_ITEM) return { kind: open.kind };
  if (open.kind === 'question') {
    const item = project.questions.find(({ id }) => id === open.id);
    return item && { kind: 'question', item };
  }
  const item = project.steps.find(({ id }) => id === open.id);
  return item && { kind: item.type === StepType.Chapter ? 'chapter' : 'step', item };
}

function withDraft(state: EditorState, key: string, draft: Draft): EditorState {
  const stored = [...state.project.steps, ...state.project.questions].find(({ id }) => id === key);
  const fresh = draftOf(draft.kind, stored, state.project.languages);
  const isDone = draft.baseVersion === fresh.baseVersion && isUnchanged(draft, fresh, state.project.languages);
  return { ...state, drafts: isDone ? without(state.drafts, key) : { ...state.drafts, [key]: draft } };
}

function withItem(project: ProjectView, { list, item }: SavedItem): ProjectView {
  return list === 'steps' ? withSteps(project, upsert(project.steps, item)) : { ...project, questions: upsert(project.questions, item) };
}

function withoutItem(project: ProjectView, list: ListName, id: string): ProjectView {
  return list === 'steps'
    ? withSteps(project, project.steps.filter((step) => step.id !== id))
    : { ...project, questions: project.questions.filter((question) => question.id !== id) };
}

function withSteps(project: ProjectView, steps: StepView[]): ProjectView {
  return { ...project, steps, stepCount: steps.filter(({ type }) => type === StepType.Step).length };
}

function upsert<T extends { id: string }>(items: readonly T[], item: T): T[] {
  return items.some(({ id }) => id === item.id) ? items.map((other) => (other.id === item.id ? item : other)) : [...items, item];
}

// From the draft as it is now: somebody may have typed on while the picture was on its way.
function pictureWaiting(state: EditorState, key: string, file: WaitingFile | undefined): EditorState {
  const { file: _replaced, ...texts } = state.drafts[key] ?? draftOf('step', undefined, state.project.languages);
  return withDraft(state, key, file ? { ...texts, file } : texts);
}

function pictureSaved(state: EditorState, step: StepView): EditorState {
  const before = state.project.steps.find(({ id }) => id === step.id);
  const draft = state.drafts[step.id];
  const project = withItem(state.project, { list: 'steps', item: step });
  // A draft of an older version than the last one seen must still be refused by the server.
  const isCurrent = draft && draft.baseVersion === before?.version && step.version === (before?.version ?? 0) + 1;
  return isCurrent ? { ...state, project, drafts: { ...state.drafts, [step.id]: { ...draft, baseVersion: step.version } } } : { ...state, project };
}

function overtaken(state: EditorState, { key, saved, isKept }: Extract<EditorAction, { type: 'overtaken' }>): EditorState {
  const project = withItem(state.project, saved);
  const draft = state.drafts[key];
  if (!draft) return { ...state, project };
  return { ...state, project, drafts: isKept ? { ...state.drafts, [key]: { ...draft, baseVersion: saved.item.version } } : without(state.drafts, key) };
}

function ordered(project: ProjectView, list: ListName, ids: readonly string[]): Partial<ProjectView> {
  return list === 'steps' ? { steps: inOrder(project.steps, ids) } : { questions: inOrder(project.questions, ids) };
}

// Items may have been removed elsewhere since.
function stillMeant(drafts: Record<string, Draft>, project: ProjectView): Record<string, Draft> {
  const ids = new Set([...project.steps, ...project.questions].map(({ id }) => id));
  return Object.fromEntries(Object.entries(drafts).filter(([key]) => key.startsWith(`${NEW_ITEM}-`) || ids.has(key)));
}

function without(drafts: Record<string, Draft>, key: string): Record<string, Draft> {
  return Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== key));
}
