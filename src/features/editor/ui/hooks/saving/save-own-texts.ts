'use client';

import { ApiError } from '@/browser/api/api-error';
import { updateProject } from '@/features/projects/ui/api';
import type { ProjectView } from '@/features/projects/schema';
import {
  type OwnTexts,
  ownErrors,
  ownPatch,
  type ReplacedTexts,
  replacedTexts,
  sendable,
  withoutStored,
  withReplaced,
} from '../../../model/bench/own-texts';
import type { SaveState } from '../../../model/editor-types';
import { withNewest } from '../../../model/list/project-items';
import type { Outcome } from '../../../model/saving/save-queue';
import type { Store } from '../../../model/store';
import type { EditorStore } from '../use-editor-store';
import { failureOf, sendingOf } from './sending';

/** The typed translations of the project's own texts, and their save state. */
export type OwnState = {
  typed: OwnTexts;
  replaced: ReplacedTexts;
  save?: SaveState | undefined;
  savedAtMs?: number;
};
export type OwnStore = Store<OwnState, Partial<OwnState>>;

const ATTEMPTS = 2;
const nowMs = () => Date.now();

/** Saves in one call what can be saved of the typed texts; others stay typed. */
export async function saveOwnTexts(
  editor: EditorStore,
  own: OwnStore,
  isLeaving: boolean,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const { project } = editor.get();
    const sent = sendable(project, own.get().typed);
    if (Object.keys(sent).length === 0) {
      own.dispatch({ save: undefined });
      return { is: 'held' };
    }
    if (!navigator.onLine) {
      own.dispatch({ save: { is: 'offline' } });
      return { is: 'failed' };
    }
    own.dispatch({ save: { is: 'saving' } });
    const patch = ownPatch(project, sent);
    try {
      const saved = await updateProject(
        project.projectUid,
        { ...patch, version: project.version },
        sendingOf(patch, isLeaving),
      );
      load(editor, saved);
      const { project: newest } = editor.get();
      const replaced = replacedTexts(project, newest, sent, own.get().replaced);
      const typed = withReplaced(newest, rebased(own.get().typed, sent), replaced);
      own.dispatch({
        typed: withoutStored(newest, typed),
        replaced,
        save: undefined,
        savedAtMs: nowMs(),
      });
      return { is: 'saved' };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale_version' && attempt < ATTEMPTS) {
        load(editor, error.current as ProjectView);
        own.dispatch({ typed: withoutStored(editor.get().project, own.get().typed) });
      } else {
        return fail(own, error, isLeaving, (fields) => ownErrors(fields, sent, patch));
      }
    }
  }
}

function load(editor: EditorStore, project: ProjectView) {
  editor.dispatch({ type: 'projectLoaded', project: withNewest(project, editor.get().project) });
}

/** What was typed during the save continues from what was saved. */
function rebased(typed: OwnTexts, sent: OwnTexts): OwnTexts {
  return Object.fromEntries(
    Object.entries(typed).map(([key, text]) => {
      const base = sent[key]?.value.trim() ?? text.base;
      const isSent = text.state !== undefined && text.state === sent[key]?.state;
      return [key, { ...text, base, state: isSent ? undefined : text.state }];
    }),
  );
}

function fail(
  own: OwnStore,
  error: unknown,
  isLeaving: boolean,
  errorsOf: (fields: Readonly<Record<string, string>>) => Record<string, string>,
): Outcome {
  const failure = failureOf(error, isLeaving);
  if (failure.is === 'unreachable') {
    own.dispatch({ save: { is: 'offline' } });
    return { is: 'failed' };
  }
  if (failure.isPassing) {
    own.dispatch({ save: { is: 'unsent' } });
    return { is: 'failed', waitMs: failure.waitMs };
  }
  const [first] = Object.values(failure.fields);
  const save = { is: 'refused', message: first ?? failure.message } as const;
  own.dispatch({ save: { ...save, errors: errorsOf(failure.fields) } });
  return { is: 'held' };
}
