'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ApiError } from '@/client/api-error';
import { useToast } from '@/components/ui/toast-context';
import { addQuestion, addStep, updateQuestion, updateStep } from '@/features/project/api';
import { StepType } from '@/features/project/constants';
import type { LocalizedText } from '@/shared/localized-text';
import { type Draft, problemsOf, textsOf } from '../model/draft';
import { draftKey, type SavedItem } from '../model/editor-state';
import type { ItemKind } from '../model/fields';
import { NEW_ITEM, type OpenItem, tabOf } from '../model/location';
import { fieldErrors } from '../model/field-errors';
import { useEditor } from './editor-context';
import { useTextProblem } from './use-text-problem';

const ADDED = { step: 'stepAdded', chapter: 'chapterAdded', question: 'questionAdded' } as const;
const UPDATED = { step: 'stepUpdated', chapter: 'chapterUpdated', question: 'questionUpdated' } as const;

/** What came of the last attempt to save: words by `field.language`, or somebody else's version. */
export type SaveProblems = { errors: Record<string, string>; conflict?: SavedItem };
const NONE: SaveProblems = { errors: {} };
const nowMs = () => Date.now();

/** Saves the open item's draft, new or changed. Nothing typed goes away before the server has it. */
export function useSaveItem(open: OpenItem, kind: ItemKind) {
  const t = useTranslations('editor');
  const showToast = useToast();
  const { project: { projectUid, languages }, dispatch, place } = useEditor();
  const describe = useTextProblem();
  const [isSaving, setIsSaving] = useState(false);
  const [problems, setProblems] = useState(NONE);
  const wish = useRef({ payload: '', key: '' });

  const send = async (draft: Draft): Promise<SavedItem> => {
    const { name = [], description = [], question = [], answer = [] } = textsOf(draft, languages);
    const version = draft.baseVersion === undefined ? {} : { version: draft.baseVersion };
    if (open.id !== NEW_ITEM) {
      if (kind === 'question') return { list: 'questions', item: await updateQuestion(projectUid, open.id, { question, answer, ...version }) };
      return { list: 'steps', item: await updateStep(projectUid, open.id, { name, ...(kind === 'step' ? { description } : {}), ...version }) };
    }
    if (kind === 'question') return { list: 'questions', item: await addQuestion(projectUid, { question, answer }, keyOf({ question, answer })) };
    const type = kind === 'chapter' ? StepType.Chapter : StepType.Step;
    return { list: 'steps', item: await addStep(projectUid, { name, description, type }, keyOf({ name, description, type })) };
  };
  // A retry of the same wish is answered with the first result; other words are another wish.
  const keyOf = (body: Record<string, LocalizedText[] | number>) => {
    const payload = JSON.stringify(body);
    if (wish.current.payload !== payload) wish.current = { payload, key: crypto.randomUUID() };
    return wish.current.key;
  };
  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'stale_version') {
      const list = kind === 'question' ? 'questions' : 'steps';
      setProblems({ errors: {}, conflict: { list, item: error.current } as SavedItem });
    } else {
      setProblems({ errors: fieldErrors(error.fields, languages) });
      showToast({ text: error.message, tone: 'bad' });
    }
  };

  /** @returns the errors by `field.language`; empty when it was saved or somebody else's version is in the way */
  const save = async (draft: Draft): Promise<Record<string, string>> => {
    const found = problemsOf(draft, languages);
    const errors = Object.fromEntries(Object.entries(found).map(([path, problem]) => [path, describe(problem)]));
    setProblems({ errors });
    if (Object.keys(errors).length > 0) return errors;
    setIsSaving(true);
    try {
      const saved = await send(draft);
      dispatch({ type: 'saved', key: draftKey(open), saved, atMs: nowMs() });
      showToast({ text: t((open.id === NEW_ITEM ? ADDED : UPDATED)[kind]), tone: 'good' });
      if (open.id === NEW_ITEM) place.goTo(tabOf(open), { kind, id: saved.item.id }, { replaces: true });
      if (saved.list === 'steps' && draft.file) await attach(saved.item.id, draft.file);
    } catch (error) {
      fail(error);
    } finally {
      setIsSaving(false);
    }
    return {};
  };
  // The step is there already: a picture that cannot be attached is told, and can be chosen again.
  const attach = async (stepId: string, file: NonNullable<Draft['file']>) => {
    try {
      dispatch({ type: 'pictureSaved', step: await updateStep(projectUid, stepId, { file }) });
    } catch (error) {
      showToast({ text: error instanceof ApiError ? error.message : t('pictureNotSaved'), tone: 'bad' });
    }
  };
  return { save, isSaving, problems, clearProblems: () => setProblems(NONE) };
}
