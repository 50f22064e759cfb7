import { ArrowRight, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { QuestionView } from '@/features/projects/questions/schema';
import type { StepView } from '@/features/projects/steps/schema';
import { isInputMethodKey } from '@/shared/interface/keys';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { PANEL_KEYS } from '../../constants';
import { useEditor } from '../../shell/hooks/editor-context';
import { useDuplicateItem } from '../../list/hooks/use-duplicate-item';
import { useItemDraft } from '../../saving/hooks/use-item-draft';
import { useNextText } from '../../list/hooks/use-next-text';
import { usePanelKeys } from '../hooks/use-panel-keys';
import { useSaveItem } from '../../saving/hooks/use-save-item';
import { type Draft, isHalfWritten, withLater } from '../../saving/model/draft';
import { draftKey, type OpenItem } from '../../shell/model/location';
import { type FieldName, type ItemKind, TEXT_FIELDS } from '../../shell/model/fields';
import { isProposal } from '../../saving/model/proposal';
import { choosePicture, focusField, focusNextEmpty } from '../../list/model/focus-field';
import { Comparison } from './comparison';
import { ItemPreview } from './item-preview';
import { LanguageFields } from '../../settings/components/language-fields';
import { PublishStep } from './publish-step';
import { SaveBar } from '../../saving/components/save-bar';
import { ShortcutList } from '../../shell/components/shortcut-list';
import { StepPicture } from './step-picture';
import { StepReports } from './step-reports';

interface ItemFormProps {
  open: OpenItem;
  kind: ItemKind;
  /** undefined for a new one */
  item: StepView | QuestionView | undefined;
  /** 1-based among items of its kind */
  number: number;
}

/**
 * Preview and form of the open item. The typed texts are in the editor's drafts, so they survive
 * closing the panel.
 */
export function ItemForm({ open, kind, item, number }: ItemFormProps) {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const showToast = useToast();
  const {
    project: { languages },
    drafts,
    saves,
    dispatch,
    autosave,
    lang,
    focusTarget,
    setFocusTarget,
  } = useEditor();
  const key = draftKey(open);
  const { check, save, isSaving, isWaiting, noticeUpload, added } = useSaveItem(open, kind);
  const { draft, errors, summary, hasConflicts } = useItemDraft(key, kind);
  const goToNext = useNextText();
  const duplicate = useDuplicateItem();
  const lastField = useRef<FieldName>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const comparison = useRef<HTMLHeadingElement>(null);
  const state = saves[key];

  useLayoutEffect(() => {
    if (added > 0 && scroller.current) scroller.current.scrollTop = 0;
  }, [added]);
  // The focus of a new item starts in its first text.
  const isNew = !item;
  useEffect(() => {
    if (isNew) form.current?.querySelector<HTMLElement>('[data-text]')?.focus();
  }, [isNew]);
  useEffect(() => {
    if (focusTarget?.key !== key || focusTarget.field !== 'picture') return;
    focusField(form.current, focusTarget.field);
    setFocusTarget(undefined);
  }, [focusTarget, key, setFocusTarget]);
  // Saved at once when the user leaves for another item, another tab or the list.
  useEffect(
    () => () => {
      autosave.flush(false, key);
      dispatch({ type: 'left', key });
    },
    [autosave, dispatch, key],
  );

  const change = (next: Draft) => dispatch({ type: 'edited', key, draft: next });
  const next = () => {
    if (!goToNext(lang, { id: open.id, field: lastField.current }))
      dispatch({ type: 'announced', key, text: t('allWritten') });
  };
  const submit = (goesOn = false) => {
    // Texts further on can wait, as in the bench.
    if (goesOn && item && lang !== languages[0] && isHalfWritten(draft, lang))
      change(withLater(draft, lang, true));
    if (hasConflicts || !check()) return;
    void save({ goesOn });
    if (goesOn && item) next();
  };
  const discard = () => {
    const thrown = drafts[key];
    dispatch({ type: 'discarded', key });
    if (!thrown) return;
    const restore = () => {
      dispatch({ type: 'edited', key, draft: thrown });
      setFocusTarget({ key, field: TEXT_FIELDS[kind][0].name });
    };
    showToast({ text: t('discarded'), undo: { label: common('undo'), onUndo: restore } });
  };
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (
      !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) ||
      !target.dataset['text']
    )
      return;
    lastField.current = target.dataset['text'] as FieldName;
    const written = target.lang as ProjectLanguage;
    if (!isProposal(target.value, written)) return;
    // Typing replaces a proposed text, so it is selected; a click sets the cursor after this event.
    target.select();
    requestAnimationFrame(() => {
      if (isProposal(target.value, written)) target.select();
    });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      submit(true);
    } else if (focusNextEmpty(event.target)) {
      event.preventDefault();
    }
  };
  usePanelKeys({
    save: () => submit(),
    ...(kind === 'step' ? { picture: () => choosePicture(form.current) } : {}),
  });

  const step = item && 'file' in item ? item : undefined;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for its submit button
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      className="flex min-h-0 flex-1 flex-col"
    >
      {/* Visually hidden text inside the field, where it adds no height. */}
      <div
        ref={scroller}
        className="relative flex min-h-0 flex-1 scroll-pt-10 scroll-pb-6 flex-col gap-5 overflow-y-auto p-5"
      >
        <Comparison itemKey={key} headingRef={comparison} />
        {/* The visible state is next to the button; here it would move the text being typed. */}
        <p role="alert" className="sr-only">
          {state?.is === 'invalid' &&
            state.isAsked &&
            summary &&
            t('errorCount', { count: Object.keys(errors).length })}
        </p>
        {step && <StepReports stepId={step.id} />}
        {kind === 'step' && (
          <StepPicture
            key={added}
            step={step}
            draftKey={key}
            waitingFile={draft.file}
            onBusyChange={noticeUpload}
          />
        )}
        <LanguageFields
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
            {step && <PublishStep step={step} />}
          </div>
        )}
        <ShortcutList hasPicture={kind === 'step'} />
        <ItemPreview id={open.id} draft={draft} number={number} file={step?.file ?? null} />
      </div>
      <SaveBar
        itemKey={key}
        summary={summary}
        isBusy={isSaving}
        isBlocked={hasConflicts}
        isWaiting={isWaiting}
        {...(hasConflicts ? { onCompare: () => comparison.current?.focus() } : {})}
        onDiscard={discard}
        onGoOn={item && (() => submit(true))}
      />
    </form>
  );
}
