import { ApiError } from '@/browser/api/api-error';
import { readProject, type Sending } from '@/features/projects/ui/api';
import type { Draft } from '../model/draft';
import { problemsOf } from '../model/draft-problems';
import { conflictsOf, isUnsaved } from '../../shell/model/editor-state';
import type { SaveState } from '../../shell/model/editor-types';
import { isNewKey } from '../../shell/model/location';
import { itemOf, type SavedItem } from '../../list/model/project-items';
import type { Outcome } from '../model/save-queue';
import type { EditorStore } from '../../shell/hooks/use-editor-store';
import { type Answer, savedIn, type SaveRequest, saveRequests } from './save-requests';

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
  let saved: SavedItem | undefined;
  let { baseVersion } = draft;
  for (const request of saveRequests(state.project, key, draft))
    try {
      const answer = await request.send(sendingOf(request.body, isLeaving));
      saved = savedIn(answer, draft.kind, store.get().project);
      // Any other call than that for texts is refused if the item was changed elsewhere.
      if (!('project' in answer)) baseVersion = saved.item.version;
    } catch (error) {
      if (saved) store.dispatch({ type: 'itemLoaded', saved });
      return await fail(store, key, draft, error, isLeaving, request);
    }
  if (!saved) return HELD;
  store.dispatch({ type: 'saved', key, saved, sent: { ...draft, baseVersion }, atMs: nowMs() });
  return { is: 'saved' };
}

async function fail(
  store: EditorStore,
  key: string,
  draft: Draft,
  error: unknown,
  isLeaving: boolean,
  { errorsIn }: SaveRequest,
): Promise<Outcome> {
  if (error instanceof ApiError && error.code === 'stale_version') {
    const current = error.current as Answer;
    const load = (kind: Draft['kind']) =>
      store.dispatch({ type: 'itemLoaded', saved: savedIn(current, kind, store.get().project) });
    // The item may be the same, and translated from another language now.
    if ('project' in current) load('guide');
    load(draft.kind);
    if (store.get().saves[key]?.is !== 'saving') return HELD;
    notSaved(store, key, { is: 'unsent' });
    return { is: 'failed' };
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
  notSaved(store, key, { is: 'refused', message, errors: errorsIn(fields) }, true);
  if (Object.keys(fields).some((path) => /\.(?:id|item)$/.test(path))) await loadNewest(store, key);
  return HELD;
}

/** Loads a guide in which a text, part or tool is gone; without one of its items, what was typed stays in sight. */
async function loadNewest(store: EditorStore, key: string): Promise<void> {
  const project = await readProject(store.get().project.projectUid).catch(() => undefined);
  if (project && itemOf(project, key)) store.dispatch({ type: 'projectLoaded', project });
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
