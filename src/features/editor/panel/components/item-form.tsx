import { ArrowRight, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { QuestionView } from '@/features/projects/questions/schema';
import type { StepView } from '@/features/projects/steps/schema';
import { isInputMethodKey } from '@/shared/interface/keys';
import { PANEL_KEYS } from '../../constants';
import { useEditor } from '../../shell/hooks/editor-context';
import { useDuplicateItem } from '../../list/hooks/use-duplicate-item';
import { useItemDraft } from '../../saving/hooks/use-item-draft';
import { useNextText } from '../../list/hooks/use-next-text';
import { useChosenPicture } from '../hooks/use-chosen-picture';
import { mediaOf } from '../../pictures/model/step-media';
import { useItemFocus } from '../hooks/use-item-focus';
import { usePanelKeys } from '../hooks/use-panel-keys';
import { useSaveItem } from '../../saving/hooks/use-save-item';
import { useSaveOnLeave } from '../../saving/hooks/use-save-on-leave';
import { type Draft, isHalfWritten, withLater } from '../../saving/model/draft';
import { draftKey, isNewKey, type OpenItem } from '../../shell/model/location';
import { type ItemKind, TEXT_FIELDS } from '../../shell/model/fields';
import { choosePicture, focusNextEmpty } from '../../list/model/focus-field';
import { Comparison } from './comparison';
import { ItemPreview } from './item-preview';
import { LanguageFields } from '../../settings/components/language-fields';
import { PanelComments } from './panel-comments';
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
  const {
    project: { languages },
    saves,
    dispatch,
    lang,
  } = useEditor();
  const key = draftKey(open);
  const { check, save, isSaving, isWaiting, noticeUpload, added } = useSaveItem(open, kind);
  const { draft, errors, summary, hasConflicts } = useItemDraft(key, kind);
  const goToNext = useNextText();
  const discard = useDiscardItem(key, kind);
  const { form, handleFocus, lastField } = useItemFocus(key, !item);
  const scroller = useRef<HTMLDivElement>(null);
  const comparison = useRef<HTMLHeadingElement>(null);
  const state = saves[key];

  useLayoutEffect(() => {
    if (added > 0 && scroller.current) scroller.current.scrollTop = 0;
  }, [added]);
  useSaveOnLeave(key);

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
  usePanelKeys({
    save: () => submit(),
    ...(kind === 'step' ? { picture: () => choosePicture(form.current) } : {}),
  });

  const step = stepOf(item);
  const pictures = useChosenPicture(key, step ? mediaOf(step) : []);
  return (
    <form
      ref={form}
      noValidate
      {...submitHandlers(submit)}
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
            {...pictures}
            draftKey={key}
            waitingFile={draft.file}
            onBusyChange={noticeUpload}
          />
        )}
        <LanguageFields
          itemKey={key}
          draft={draft}
          onChange={change}
          hasPicture={Boolean(pictures.chosen ?? draft.file)}
          pictureId={pictures.chosen?.id}
          errors={errors}
        />
        {item && <ItemActions item={item} kind={kind} draft={draft} onNext={next} />}
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

const stepOf = (item: ItemFormProps['item']) => (item && 'file' in item ? item : undefined);

/** Enter goes to the next empty field before it submits; with Ctrl it also goes on to the next text. */
const submitHandlers = (submit: (goesOn?: boolean) => void) => ({
  onSubmit: (event: FormEvent) => {
    event.preventDefault();
    submit();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      submit(true);
    } else if (focusNextEmpty(event.target)) {
      event.preventDefault();
    }
  },
});

interface ItemActionsProps {
  item: StepView | QuestionView;
  kind: ItemKind;
  draft: Draft;
  onNext: () => void;
}

/** Buttons of the item, and the comments on it. */
function ItemActions({ item, kind, draft, onNext }: ItemActionsProps) {
  const t = useTranslations('editor');
  const duplicate = useDuplicateItem();
  const step = stepOf(item);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          aria-keyshortcuts={PANEL_KEYS.nextText}
          title={t('nextTextKeys')}
          onClick={onNext}
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
      <PanelComments itemId={item.id} draft={draft} />
    </>
  );
}

/** Drops what is typed, with an undo. */
function useDiscardItem(key: string, kind: ItemKind) {
  const t = useTranslations('editor');
  const showToast = useToast();
  const { drafts, newPictures, dispatch, setFocusTarget } = useEditor();
  return () => {
    const thrown = drafts[key];
    dispatch({ type: 'discarded', key });
    if (!thrown) return;
    const bringBack = () => {
      dispatch({ type: 'edited', key, draft: thrown });
      if (isNewKey(key)) dispatch({ type: 'newPictures', files: newPictures });
      setFocusTarget({ key, field: TEXT_FIELDS[kind][0].name });
    };
    showToast({ text: t('discarded'), undo: bringBack });
  };
}
