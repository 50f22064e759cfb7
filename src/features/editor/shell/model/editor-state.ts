import { StepType } from '@/features/projects/constants';
import type { QuestionView } from '@/features/projects/questions/schema';
import type { ProjectView } from '@/features/projects/schema';
import type { StepView } from '@/features/projects/steps/schema';
import { type Draft, draftOf, type WaitingFile, draftTextsOf } from '../../saving/model/draft';
import type { ItemKind } from './fields';
import { isNewKey, NEW_ITEM, type OpenItem } from './location';
import {
  itemOf,
  ordered,
  type SavedItem,
  withItem,
  withoutItem,
} from '../../list/model/project-items';
import { withStoredParts } from '../../saving/model/draft-parts';
import { isStoredSame, isUnchanged } from '../../saving/model/unchanged';
import { compare, rebase, sentWith } from '../../saving/model/rebase';
import {
  replacedBy,
  sourcesOf,
  touchedBy,
  withReplaced,
  withTypo,
} from '../../saving/model/translation-states';
import { withItemsOf } from '../../uses/model/gone-items';
import type { EditorAction, EditorState, LoadedProject, StoredDraft } from './editor-types';

export const startOf = (project: LoadedProject): EditorState => ({
  project,
  unpublishedChanges: project.unpublishedChanges ?? 0,
  drafts: {},
  sent: {},
  saves: {},
  savedAt: {},
  merged: {},
  announcements: {},
  touched: {},
  replaced: {},
  typos: {},
  newAfter: undefined,
  newPictures: [],
});

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'projectLoaded':
      return Object.keys(state.drafts).reduce(onNewest, {
        ...withItemsOf(state, action.project),
        project: action.project,
        unpublishedChanges: action.project.unpublishedChanges ?? state.unpublishedChanges,
      });
    case 'unpublishedCounted':
      return { ...state, unpublishedChanges: action.count };
    case 'draftsRestored':
      return restored(state, action.kept);
    case 'edited':
      return edited(state, action.key, action.draft);
    case 'typoChosen':
      return typoChosen(state, action);
    case 'discarded':
      return withoutDraft(isNewKey(action.key) ? { ...state, newPictures: [] } : state, action.key);
    case 'left':
      return left(state, action.key);
    case 'announced':
      return { ...state, announcements: { ...state.announcements, [action.key]: action.text } };
    case 'sending':
      return {
        ...state,
        saves: { ...state.saves, [action.key]: { is: 'saving' } },
        sent: {
          ...state.sent,
          [action.key]: sentWith(state.sent[action.key], draftTextsOf(action.draft)),
        },
      };
    case 'notSaved':
      return {
        ...state,
        saves: { ...state.saves, [action.key]: action.state },
        sent: action.isAnswered ? without(state.sent, action.key) : state.sent,
      };
    case 'saved':
      return saved(state, action);
    case 'pictureWaiting':
      return pictureWaiting(state, action.key, action.file);
    case 'newPictures':
      return { ...state, newPictures: action.files };
    case 'pictureSaved':
      return itemLoaded(state, { list: 'steps', item: action.step });
    case 'itemLoaded':
      return itemLoaded(state, action.saved, action.index);
    case 'removed':
      return withoutDraft(
        { ...state, project: withoutItem(state.project, action.list, action.id) },
        action.id,
      );
    case 'ordered':
      return { ...state, project: ordered(state.project, action.list, action.ids) };
    case 'newBegun':
      return { ...state, newAfter: action.after };
  }
}

/** Reports whether some text is not on the server yet. */
export function isUnsaved(draft: Draft | undefined): boolean {
  return draft !== undefined && !draft.isSaved;
}

/**
 * Texts that were changed here and, differently, elsewhere, for the user to choose before saving;
 * empty without conflicts.
 */
export function conflictsOf(
  { project, drafts, sent }: Pick<EditorState, 'project' | 'drafts' | 'sent'>,
  key: string,
) {
  const [draft, stored] = [drafts[key], itemOf(project, key)];
  if (!draft || !stored || draft.isSaved || draft.baseVersion === stored.version) return [];
  return compare(draft, stored, sent[key] ?? [], project.languages).conflicts;
}

/** The stored item that is open, with its actual kind. */
export function findOpen(
  project: ProjectView,
  open: OpenItem,
): { kind: ItemKind; item?: StepView | QuestionView } | undefined {
  if (open.id === NEW_ITEM) return { kind: open.kind };
  if (open.kind === 'question') {
    const item = project.questions.find(({ id }) => id === open.id);
    return item && { kind: 'question', item };
  }
  const item = project.steps.find(({ id }) => id === open.id);
  return item && { kind: item.type === StepType.Chapter ? 'chapter' : 'step', item };
}

function edited(state: EditorState, key: string, draft: Draft): EditorState {
  const saves = state.saves[key]?.is === 'refused' ? without(state.saves, key) : state.saves;
  const messages = {
    merged: without(state.merged, key),
    announcements: without(state.announcements, key),
  };
  return withDraft({ ...state, saves, ...messages }, key, draft);
}

function left(before: EditorState, key: string): EditorState {
  const state = {
    ...before,
    announcements: without(before.announcements, key),
    touched: without(before.touched, key),
    replaced: without(before.replaced, key),
    typos: without(before.typos, key),
  };
  return state.drafts[key]?.isSaved ? withoutDraft(state, key) : state;
}

function typoChosen(
  state: EditorState,
  { key, draft, isTypo }: Extract<EditorAction, { type: 'typoChosen' }>,
): EditorState {
  const { languages } = state.project;
  const touched = state.touched[key] ?? [];
  const next = withTypo(draft, itemOf(state.project, key), touched, languages, isTypo);
  const others = without(state.typos, key);
  const typos = isTypo ? { ...others, [key]: sourcesOf(draft, languages) } : others;
  return withDraft({ ...state, typos }, key, next);
}

function withDraft(
  state: EditorState,
  key: string,
  { isSaved: _isSaved, ...given }: Draft,
): EditorState {
  const { languages } = state.project;
  const stored = itemOf(state.project, key);
  const { keepTranslations: _former, ...kept } = withReplaced(given, stored, state.replaced[key]);
  const isTypo = state.typos[key] === sourcesOf(kept, languages);
  const draft: Draft = isTypo ? { ...kept, keepTranslations: true } : kept;
  const fresh = draftOf(draft.kind, stored, languages);
  const isCurrent = draft.baseVersion === fresh.baseVersion;
  if (isCurrent && isUnchanged(draft, fresh, languages)) return withoutDraft(state, key);
  // Spaces at the ends are not stored: there is nothing to save, but they stay while typing.
  const next: Draft =
    isCurrent && fresh.base && isStoredSame(draft, fresh, languages)
      ? { ...draft, isSaved: true }
      : draft;
  return { ...state, drafts: { ...state.drafts, [key]: next } };
}

function withoutDraft(state: EditorState, key: string): EditorState {
  return {
    ...state,
    drafts: without(state.drafts, key),
    saves: without(state.saves, key),
    sent: without(state.sent, key),
  };
}

function itemLoaded(state: EditorState, answer: SavedItem, index?: number): EditorState {
  return onNewest({ ...state, project: withItem(state.project, answer, index) }, answer.item.id);
}

// A newer version under a draft: merged at once without conflicts; otherwise the user has to
// choose.
function onNewest(state: EditorState, key: string): EditorState {
  const { languages } = state.project;
  const [draft, stored] = [state.drafts[key], itemOf(state.project, key)];
  if (!draft || !stored || draft.baseVersion === stored.version) return state;
  if (draft.isSaved) return withoutDraft(state, key);
  const sent = state.sent[key] ?? [];
  const { conflicts, taken, parts } = compare(draft, stored, sent, languages);
  const free: EditorState = { ...state, saves: without(state.saves, key) };
  if (conflicts.length > 0) return free;
  const isMerged = taken.length > 0 || parts.isTaken;
  const merged = isMerged ? { ...state.merged, [key]: true as const } : state.merged;
  return withDraft(
    { ...free, merged, sent: without(state.sent, key) },
    key,
    rebase(draft, stored, sent, languages),
  );
}

function saved(
  state: EditorState,
  { key, saved: answer, sent, atMs }: Extract<EditorAction, { type: 'saved' }>,
): EditorState {
  const { item } = answer;
  const { languages } = state.project;
  const before = itemOf(state.project, item.id);
  const typed = state.drafts[key];
  const after = isNewKey(key) && answer.list === 'steps' ? state.newAfter : undefined;
  const index = state.project.steps.findIndex(({ id }) => id === after);
  // At the end if the step before it is gone.
  const place = after === null ? 0 : index + 1 || undefined;
  const next: EditorState = {
    ...withoutDraft(state, key),
    project: withItem(state.project, answer, place),
    // The next one comes after it.
    ...(place === undefined ? {} : { newAfter: item.id }),
    savedAt: { ...state.savedAt, [item.id]: atMs },
    touched: {
      ...state.touched,
      [item.id]: touchedBy(sent.kind, before, item, languages, state.touched[item.id]),
    },
    replaced: {
      ...state.replaced,
      [item.id]: replacedBy(sent.kind, before, item, state.replaced[item.id]),
    },
  };
  if (!typed) return next;
  // Text typed during the save, or spaces at the ends: the draft is now based on what was sent. The
  // answer may have changes from elsewhere too, which a call for texts does not refuse.
  const { pendingCreate: _pendingCreate, file: _file, states, ...rest } = typed;
  const unsent = states && states !== sent.states ? { states } : {};
  return onNewest(
    withDraft(next, item.id, {
      ...rest,
      ...unsent,
      baseVersion: sent.baseVersion ?? item.version,
      base: draftTextsOf(sent),
    }),
    item.id,
  );
}

// From the current draft: it may have changed during the upload.
function pictureWaiting(
  state: EditorState,
  key: string,
  file: WaitingFile | undefined,
): EditorState {
  const { file: _replaced, ...texts } =
    state.drafts[key] ?? draftOf('step', undefined, state.project.languages);
  return withDraft(state, key, file ? { ...texts, file } : texts);
}

// Items may have been removed elsewhere since, and drafts in memory are newer than stored ones.
function restored(state: EditorState, kept: Record<string, StoredDraft>): EditorState {
  const entries = Object.entries(kept).filter(
    ([key]) => !(key in state.drafts) && (isNewKey(key) || itemOf(state.project, key)),
  );
  return entries.reduce<EditorState>((next, [key, { draft, sent }]) => {
    const { languages } = state.project;
    const typo = draft.keepTranslations ? { [key]: sourcesOf(draft, languages) } : {};
    const typos = { ...next.typos, ...typo };
    const withSent = { ...next, typos, sent: { ...next.sent, [key]: sent } };
    const fresh = draftOf(draft.kind, itemOf(state.project, key), languages);
    return onNewest(withDraft(withSent, key, withStoredParts(draft, fresh)), key);
  }, state);
}

function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  return key in record
    ? Object.fromEntries(Object.entries(record).filter(([other]) => other !== key))
    : record;
}
