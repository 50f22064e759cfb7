import { ApiError } from '@/browser/api/api-error';
import {
  type Sending,
  updateProject,
  updateQuestion,
  updateStep,
} from '@/features/projects/ui/api';
import type { ProjectView } from '@/features/projects/schema';
import type { StepPatch, StepView } from '@/features/projects/steps/schema';
import { type Draft, textsOf } from '../model/draft';
import type { MarkLabels } from '../model/parts';
import { changedParts } from '../model/draft-parts';
import { problemsOf } from '../model/draft-problems';
import { guideOf, guidePatch } from '../model/guide';
import { conflictsOf, isUnsaved } from '../../shell/model/editor-state';
import type { SaveState } from '../../shell/model/editor-types';
import { isNewKey } from '../../shell/model/location';
import { fieldErrors } from '../model/field-errors';
import type { SavedItem } from '../../list/model/project-items';
import type { Outcome } from '../model/save-queue';
import type { EditorStore } from '../../shell/hooks/use-editor-store';

const HELD: Outcome = { is: 'held' };
const nowMs = () => Date.now();

/**
 * Saves an existing item as it is now and writes the result into the editor's state. Invalid or
 * conflicting drafts are not sent.
 */
export async function saveDraft(
  store: EditorStore,
  key: string,
  isLeaving: boolean,
): Promise<Outcome> {
  const state = store.get();
  const {
    drafts: { [key]: draft },
    project: { languages },
  } = state;
  if (!draft || !isUnsaved(draft) || isNewKey(key) || conflictsOf(state, key).length > 0)
    return HELD;
  if (Object.keys(problemsOf(draft, languages)).length > 0) {
    if (state.saves[key]?.is !== 'invalid') notSaved(store, key, { is: 'invalid', isAsked: false });
    return HELD;
  }
  if (!navigator.onLine) {
    notSaved(store, key, { is: 'offline' });
    return { is: 'failed' };
  }
  store.dispatch({ type: 'sending', key, draft });
  try {
    store.dispatch({
      type: 'saved',
      key,
      saved: await send(store, key, draft, isLeaving),
      sent: draft,
      atMs: nowMs(),
    });
    return { is: 'saved' };
  } catch (error) {
    return fail(store, key, draft, error, isLeaving);
  }
}

async function send(
  store: EditorStore,
  key: string,
  draft: Draft,
  isLeaving: boolean,
): Promise<SavedItem> {
  const { project } = store.get();
  const { projectUid, languages } = project;
  const version = draft.baseVersion === undefined ? {} : { version: draft.baseVersion };
  const keep = draft.keepTranslations ? { keepTranslations: true } : {};
  if (draft.kind === 'guide') {
    const patch = { ...guidePatch(guideOf(project), draft), ...keep, ...version };
    const saved = await updateProject(projectUid, patch, sendingOf(patch, isLeaving));
    return { list: 'guide', item: guideOf(saved) };
  }
  const parts = sentParts(
    changedParts(draft, languages),
    project.steps.find(({ id }) => id === key),
  );
  const { alt, ...others } = textsOf(draft, languages);
  // The list of pictures has the description of the first, too.
  const texts = { ...others, ...(alt && !parts.media ? { alt } : {}) };
  const sending = sendingOf([texts, parts], isLeaving);
  const patch = { ...texts, ...(draft.kind === 'step' ? parts : {}), ...keep, ...version };
  return draft.kind === 'question'
    ? { list: 'questions', item: await updateQuestion(projectUid, key, patch, sending) }
    : { list: 'steps', item: await updateStep(projectUid, key, patch, sending) };
}

/** Labels are sent with the marks as they are stored. */
function sentParts(
  { media, ...others }: ReturnType<typeof changedParts>,
  step: StepView | undefined,
): StepPatch {
  const marksOf = (medium: string, labels: MarkLabels) =>
    step?.media
      ?.find(({ id }) => id === medium)
      ?.marks?.map((mark) => ({ ...mark, label: labels[mark.id] }));
  return {
    ...others,
    ...(media && {
      media: media.map(({ labels, ...medium }) => ({
        ...medium,
        ...(labels && { marks: marksOf(medium.id, labels) }),
      })),
    }),
  };
}

function fail(
  store: EditorStore,
  key: string,
  draft: Draft,
  error: unknown,
  isLeaving: boolean,
): Outcome {
  if (error instanceof ApiError && error.code === 'stale_version') {
    const saved =
      draft.kind === 'guide'
        ? { list: 'guide', item: guideOf(error.current as ProjectView) }
        : { list: draft.kind === 'question' ? 'questions' : 'steps', item: error.current };
    store.dispatch({ type: 'itemLoaded', saved: saved as SavedItem });
    return HELD;
  }
  const {
    code,
    status,
    message,
    fields,
    retryAfterSeconds = 0,
  } = error instanceof ApiError ? error : { code: '', status: 500, message: '', fields: {} };
  // Without time to renew the session, a valid one may be refused; a restored page tries again.
  if (status === 0 || code === 'unreachable' || (status === 401 && isLeaving)) {
    notSaved(store, key, { is: 'offline' });
    return { is: 'failed' };
  }
  // A later try may succeed.
  if (status >= 500 || status === 429) {
    notSaved(store, key, { is: 'unsent' });
    return { is: 'failed', waitMs: retryAfterSeconds * 1000 };
  }
  const errors = fieldErrors(fields, store.get().project.languages, draft);
  notSaved(store, key, { is: 'refused', message, errors }, true);
  return HELD;
}

const notSaved = (store: EditorStore, key: string, state: SaveState, isAnswered = false) =>
  store.dispatch({ type: 'notSaved', key, state, isAnswered });

/** Browsers limit keepalive requests to 64 kB; the rest is for headers and other calls. */
const KEEPALIVE_MAX_UNITS = 15_000;

/** Request options for texts: a short request outlasts its page. */
const sendingOf = (texts: unknown, isLeaving: boolean): Sending => ({
  keepalive: JSON.stringify(texts).length <= KEEPALIVE_MAX_UNITS,
  canRenew: !isLeaving,
});
