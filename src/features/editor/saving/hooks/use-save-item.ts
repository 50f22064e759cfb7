import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { failureToast } from '@/browser/api/failure-toast';
import { randomKey } from '@/browser/api/use-idempotency-key';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { addQuestion, addStep, updateStep } from '@/features/projects/ui/api';
import type { QuestionInput } from '@/features/projects/questions/schema';
import type { NewStepInput } from '@/features/projects/steps/schema';
import { StepType } from '@/features/projects/constants';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type Draft, draftOf, textsOf, draftTextsOf } from '../model/draft';
import { firstProblem, problemsOf } from '../model/draft-problems';
import { changedParts } from '../model/draft-parts';
import { isUnsaved } from '../../shell/model/editor-state';
import { draftKey, NEW_ITEM, type OpenItem, tabOf } from '../../shell/model/location';
import { fieldErrors } from '../model/field-errors';
import { type ItemKind, TEXT_FIELDS } from '../../shell/model/fields';
import { draftIn, type SavedItem } from '../../list/model/project-items';
import { useEditor } from '../../shell/hooks/editor-context';
import { usePictureQueue } from '../../pictures/hooks/picture-queue-context';
import { showNew } from '../../list/hooks/show-new';

const ADDED = { step: 'stepAdded', chapter: 'chapterAdded', question: 'questionAdded' } as const;
const UPDATED = {
  step: 'stepUpdated',
  chapter: 'chapterUpdated',
  question: 'questionUpdated',
} as const;
const nowMs = () => Date.now();

/**
 * Adds the open item, or saves it at once, on request. No typed text is dropped before the server
 * has it.
 */
export function useSaveItem(open: OpenItem, kind: ItemKind) {
  const t = useTranslations('editor');
  const showToast = useToast();
  const {
    project: { projectUid, languages },
    store,
    autosave,
    dispatch,
    place,
    setFocusTarget,
    startNew,
  } = useEditor();
  const [isSaving, setIsSaving] = useState(false);
  const [added, setAdded] = useState(0);
  const isRunning = useRef(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const { noticeUpload, uploadEnd, isWaiting } = useUploadEnd();
  const key = draftKey(open);
  const { check, leadToFirst } = useDraftCheck(open, kind);
  const attach = useAttachPictures();

  const add = async () => {
    const draft = draftIn(store.get(), key, kind);
    const pendingCreate = draft.pendingCreate ?? { key: randomKey(), ...draftTextsOf(draft) };
    // Stored on the device with its key: however often it is sent, also after a reload, it is
    // created once.
    dispatch({ type: 'edited', key, draft: { ...draft, pendingCreate } });
    dispatch({ type: 'notSaved', key, state: { is: 'saving' }, isAnswered: false });
    const sent: Draft = { kind, ...draftTextsOf(pendingCreate) };
    const saved = await create(projectUid, sent, languages, pendingCreate.key);
    const { file } = store.get().drafts[key] ?? draft;
    const further = kind === 'step' ? store.get().newPictures : [];
    dispatch({ type: 'newPictures', files: [] });
    dispatch({ type: 'saved', key, saved, sent, atMs: nowMs() });
    showNew(store, saved);
    if (isOpen.current) beginNext();
    if (saved.list === 'steps') await attach(saved.item.id, file, further);
  };
  // A new form follows: guides have many items. After a chapter comes a step.
  const beginNext = () => {
    const next = { kind: kind === 'chapter' ? 'step' : kind, id: NEW_ITEM } as const;
    setAdded((count) => count + 1);
    startNew();
    place.goTo(tabOf(open), next, { replaces: true });
    setFocusTarget({ key: draftKey(next), field: TEXT_FIELDS[next.kind][0].name });
    dispatch({ type: 'announced', key: draftKey(next), text: t(ADDED[kind]) });
  };
  const failToAdd = (error: unknown) => {
    const { message, status, fields } =
      error instanceof ApiError ? error : { message: t('failed'), status: 500, fields: {} };
    const isAnswered = status >= 400 && status < 500;
    const draft = store.get().drafts[key];
    if (isAnswered && draft) {
      const { pendingCreate: _refused, ...rest } = draft;
      dispatch({ type: 'edited', key, draft: rest });
    }
    const errors = fieldErrors(fields, languages, draft);
    const state =
      status === 0 ? { is: 'offline' as const } : { is: 'refused' as const, message, errors };
    dispatch({ type: 'notSaved', key, state, isAnswered });
    leadToFirst(errors);
    announceFailure(message);
  };
  // The open item itself shows why it is not saved.
  const announceFailure = (text: string) => {
    if (!isOpen.current) showToast({ text, tone: 'bad' });
  };
  const update = async (isAsked: boolean) => {
    await autosave.run(key);
    const { drafts, saves } = store.get();
    const state = saves[key];
    if (state?.is === 'refused') announceFailure(state.message || t('failed'));
    else if (isAsked && !isUnsaved(drafts[key]))
      dispatch({ type: 'announced', key, text: t(UPDATED[kind]) });
  };
  // An item that is added during the upload of its picture is not added without it.
  const hasPicture = async (): Promise<boolean> =>
    !(await uploadEnd()) || (store.get().drafts[key]?.file !== undefined && check());
  const save = async ({ goesOn }: { goesOn: boolean }) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSaving(true);
    try {
      if (open.id !== NEW_ITEM) await update(!goesOn);
      else if (await hasPicture()) await add().catch(failToAdd);
    } finally {
      isRunning.current = false;
      setIsSaving(false);
    }
  };
  /** `added` counts the new items, each of which leaves an empty form. */
  return { check, save, isSaving, isWaiting, noticeUpload, added };
}

/** Waits for the picture that is uploaded while its item is added. */
function useUploadEnd() {
  const [isWaiting, setIsWaiting] = useState(false);
  const upload = useRef<{ end: Promise<void>; tellEnd: () => void }>(undefined);
  const noticeUpload = useCallback((isUploading: boolean) => {
    if (!isUploading) {
      upload.current?.tellEnd();
      upload.current = undefined;
    } else if (!upload.current) {
      let tellEnd = () => {};
      const end = new Promise<void>((resolve) => {
        tellEnd = resolve;
      });
      upload.current = { end, tellEnd };
    }
  }, []);
  /** @returns true if there was an upload */
  const uploadEnd = async (): Promise<boolean> => {
    if (!upload.current) return false;
    setIsWaiting(true);
    await upload.current.end;
    setIsWaiting(false);
    return true;
  };
  return { noticeUpload, uploadEnd, isWaiting };
}

/** Adds pictures to a step that exists already: one that is uploaded, and then files. */
function useAttachPictures() {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const showToast = useToast();
  const { project, dispatch } = useEditor();
  const queue = usePictureQueue();
  // The step exists already: a picture that cannot be attached has a message, and can be selected
  // again.
  const attach = async (stepId: string, file: NonNullable<Draft['file']>) => {
    try {
      dispatch({
        type: 'pictureSaved',
        step: await updateStep(project.projectUid, stepId, { file }),
      });
    } catch (error) {
      showToast(
        failureToast(error, t('pictureNotSaved'), {
          label: common('retry'),
          onSelect: () => void attach(stepId, file),
        }),
      );
    }
  };
  return async (stepId: string, file: Draft['file'], further: readonly File[]) => {
    if (file) await attach(stepId, file);
    if (further.length > 0) queue.add(further, { to: stepId });
  };
}

/** The check of the open item, whose first invalid field gets the focus. */
function useDraftCheck(open: OpenItem, kind: ItemKind) {
  const {
    project: { languages },
    store,
    dispatch,
    lang,
    setLang,
    setFocusTarget,
  } = useEditor();
  const key = draftKey(open);
  const leadToFirst = (problems: Record<string, unknown>) => {
    const item = store.get().drafts[key] ?? { kind };
    const first = firstProblem(item, problems, lang, languages);
    if (!first) return;
    setLang(first.lang);
    setFocusTarget({ key, field: first.field });
  };
  /**
   * True if its texts are valid; if not, the fields show errors, and the first invalid one is
   * focused.
   */
  const check = (): boolean => {
    const draft =
      store.get().drafts[key] ??
      (open.id === NEW_ITEM ? draftOf(kind, undefined, languages) : undefined);
    const problems = draft ? problemsOf(draft, languages) : {};
    if (Object.keys(problems).length === 0) return true;
    dispatch({ type: 'notSaved', key, state: { is: 'invalid', isAsked: true }, isAnswered: false });
    leadToFirst(problems);
    return false;
  };
  return { check, leadToFirst };
}

async function create(
  projectUid: string,
  draft: Draft,
  languages: readonly ProjectLanguage[],
  key: string,
): Promise<SavedItem> {
  const texts = textsOf(draft, languages);
  if (draft.kind === 'question')
    return {
      list: 'questions',
      item: await addQuestion(projectUid, texts as QuestionInput, key),
    };
  const step =
    draft.kind === 'chapter'
      ? { ...texts, type: StepType.Chapter }
      : { ...texts, ...changedParts(draft, languages), type: StepType.Step };
  return { list: 'steps', item: await addStep(projectUid, step as NewStepInput, key) };
}
