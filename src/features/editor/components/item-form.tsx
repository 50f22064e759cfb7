'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { QuestionView } from '@/features/project/faq/schema';
import type { StepView } from '@/features/project/step/schema';
import { useEditor } from '../hooks/editor-context';
import { useSaveItem } from '../hooks/use-save-item';
import { type Draft, draftOf, languagesWithProblems } from '../model/draft';
import { draftKey } from '../model/editor-state';
import type { ItemKind } from '../model/fields';
import type { OpenItem } from '../model/location';
import { ConflictNotice } from './conflict-notice';
import { ItemPreview } from './item-preview';
import { LanguageTabs } from './language-tabs';
import { SaveBar } from './save-bar';
import { StepPicture } from './step-picture';

interface ItemFormProps {
  open: OpenItem;
  kind: ItemKind;
  /** undefined for a new one */
  item: StepView | QuestionView | undefined;
  /** 1-based among its kind */
  number: number;
}

/** Preview and form of the open item. What is typed lives in the editor's drafts, so it survives closing the panel. */
export function ItemForm({ open, kind, item, number }: ItemFormProps) {
  const t = useTranslations('editor');
  const { project: { languages }, drafts, dispatch, lang, setLang } = useEditor();
  const key = draftKey(open);
  const draft = drafts[key] ?? draftOf(kind, item, languages);
  const { save, isSaving, problems, clearProblems } = useSaveItem(open, kind);
  const [isUploading, setIsUploading] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const errorCount = Object.keys(problems.errors).length;

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const change = (next: Draft) => dispatch({ type: 'edited', key, draft: next });
  const submit = async () => {
    if (isSaving || isUploading) return;
    const wrong = languagesWithProblems(await save(draft), languages);
    if (wrong[0] === undefined) return;
    if (!wrong.includes(lang)) setLang(wrong[0]);
    setAttempts((count) => count + 1);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter')) {
      event.preventDefault();
      void submit();
    }
  };
  const settle = (isKept: boolean) => {
    if (problems.conflict) dispatch({ type: 'overtaken', key, saved: problems.conflict, isKept });
    clearProblems();
  };

  const step = item && 'file' in item ? item : undefined;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for what its submit button does
    <form ref={form} noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown} className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto p-5">
        <div className="order-last lg:order-none"><ItemPreview draft={draft} number={number} file={step?.file ?? null} /></div>
        {problems.conflict && <ConflictNotice onLoad={() => settle(false)} onKeep={() => settle(true)} />}
        <p role="alert" className="text-sm font-medium text-bad empty:hidden">{errorCount > 0 && t('errorCount', { count: errorCount })}</p>
        <LanguageTabs draft={draft} onChange={change} errors={problems.errors} />
        {kind === 'step' && <StepPicture step={step} draftKey={key} waitingFile={draft.file} onBusyChange={setIsUploading} />}
      </div>
      <SaveBar itemKey={key} isNew={!item} isUnsaved={key in drafts} isBusy={isSaving} isBlocked={isUploading}
        onDiscard={() => { dispatch({ type: 'discarded', key }); clearProblems(); }} />
    </form>
  );
}
