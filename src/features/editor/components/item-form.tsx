'use client';

import { ArrowRight, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMediaQuery } from '@/client/use-media-query';
import { Button } from '@/components/ui/button';
import type { QuestionView } from '@/features/project/faq/schema';
import type { StepView } from '@/features/project/step/schema';
import { atLeast } from '@/shared/design';
import { PANEL_KEYS } from '../constants';
import { useEditor } from '../hooks/editor-context';
import { useDuplicateItem } from '../hooks/use-duplicate-item';
import { useFieldErrors } from '../hooks/use-field-errors';
import { useNextText } from '../hooks/use-next-text';
import { usePanelKeys } from '../hooks/use-panel-keys';
import { useSaveItem } from '../hooks/use-save-item';
import { type Draft, draftOf } from '../model/draft';
import { clashesOf, draftKey } from '../model/editor-state';
import type { FieldName, ItemKind } from '../model/fields';
import type { OpenItem } from '../model/location';
import { isProposal } from '../model/proposal';
import { choosePicture, focusAim } from '../model/aim';
import { Comparison } from './comparison';
import { ItemPreview } from './item-preview';
import { LanguageTabs } from './language-tabs';
import { SaveBar } from './save-bar';
import { ShortcutList } from './shortcut-list';
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
  const {
    project,
    project: { languages },
    drafts,
    saves,
    sent,
    dispatch,
    autosave,
    lang,
    aim,
    setAim,
  } = useEditor();
  const key = draftKey(open);
  const draft = drafts[key] ?? draftOf(kind, item, languages);
  const { check, save, isSaving, added } = useSaveItem(open, kind);
  const { errors, summary } = useFieldErrors(key, draft);
  const [isUploading, setIsUploading] = useState(false);
  const isWide = useMediaQuery(atLeast('lg'));
  const goToNext = useNextText();
  const duplicate = useDuplicateItem();
  const lastField = useRef<FieldName>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const comparison = useRef<HTMLHeadingElement>(null);
  const isClashing = clashesOf({ project, drafts, sent }, key).length > 0;
  const state = saves[key];

  // What is new begins with its first text.
  const isNew = !item;
  useEffect(() => {
    if (isNew) form.current?.querySelector<HTMLElement>('[data-text]')?.focus();
  }, [isNew]);
  useEffect(() => {
    if (aim?.key !== key || aim.field !== 'picture') return;
    focusAim(form.current, aim.field);
    setAim(undefined);
  }, [aim, key, setAim]);
  // Left for another item, another tab or the list: saved at once.
  useEffect(
    () => () => {
      autosave.flush(false, key);
      dispatch({ type: 'left', key });
    },
    [autosave, dispatch, key],
  );

  const change = (next: Draft) => dispatch({ type: 'edited', key, draft: next });
  const submit = (goesOn = false) => {
    if (isUploading || isClashing || !check()) return;
    void save({ goesOn });
    if (goesOn && item) next();
  };
  const next = () => {
    if (!goToNext(lang, { id: open.id, field: lastField.current }))
      dispatch({ type: 'told', key, text: t('allWritten') });
  };
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (
      !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) ||
      !target.dataset['text']
    )
      return;
    lastField.current = target.dataset['text'] as FieldName;
    if (!isProposal(target.value, lang)) return;
    // What was only proposed is written over; a click would set the cursor after this and is waited for.
    target.select();
    requestAnimationFrame(() => {
      if (isProposal(target.value, lang)) target.select();
    });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter') return;
    event.preventDefault();
    submit(true);
  };
  usePanelKeys({
    save: () => submit(),
    ...(kind === 'step' ? { picture: () => choosePicture(form.current) } : {}),
  });

  const step = item && 'file' in item ? item : undefined;
  const preview = (
    <ItemPreview id={open.id} draft={draft} number={number} file={step?.file ?? null} />
  );
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for what its submit button does
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto p-5">
        {isWide && preview}
        <Comparison itemKey={key} headingRef={comparison} />
        <p role="alert" className="text-sm font-medium text-bad empty:hidden">
          {state?.is === 'invalid' &&
            state.isAsked &&
            summary &&
            t('errorCount', { count: Object.keys(errors).length })}
        </p>
        {kind === 'step' && (
          <StepPicture
            key={added}
            step={step}
            draftKey={key}
            waitingFile={draft.file}
            onBusyChange={setIsUploading}
          />
        )}
        <LanguageTabs
          itemKey={key}
          draft={draft}
          onChange={change}
          hasPicture={Boolean(step?.file ?? draft.file)}
          errors={errors}
        />
        {item && (
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              size="sm"
              aria-keyshortcuts={PANEL_KEYS.nextText}
              title={t('nextTextKeys')}
              onClick={next}
            >
              <ArrowRight aria-hidden />
              <span>{t('nextText')}</span>
            </Button>
            <Button variant="ghost" size="sm" onClick={() => void duplicate({ id: item.id, kind })}>
              <Copy aria-hidden />
              <span>{t('duplicate')}</span>
            </Button>
          </div>
        )}
        <ShortcutList hasPicture={kind === 'step'} />
        {!isWide && preview}
      </div>
      <SaveBar
        itemKey={key}
        summary={summary}
        isBusy={isSaving}
        isBlocked={isUploading || isClashing}
        {...(isClashing ? { onCompare: () => comparison.current?.focus() } : {})}
        onDiscard={() => dispatch({ type: 'discarded', key })}
      />
    </form>
  );
}
