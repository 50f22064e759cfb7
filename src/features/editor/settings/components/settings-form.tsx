import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { ProjectField } from '@/features/projects/ui/components/form/project-field';
import { ProjectTexts } from '@/features/projects/ui/components/form/project-texts';
import { useFormDraft } from '@/features/projects/ui/hooks/use-form-draft';
import { useSuggestions } from '@/features/projects/ui/hooks/use-suggestions';
import {
  type ProjectDraft,
  type ProjectFormField,
  toDraft,
  toInput,
} from '@/features/projects/model/form/project-draft';
import {
  changedLists,
  FORM_LISTS,
  isTranslatedField,
  withYieldWord,
} from '@/features/projects/model/form/draft-translations';
import { projectPatch } from '@/features/projects/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { PANEL_KEYS } from '../../constants';
import { GUIDE_KEY } from '../../shell/model/fields';
import { useEditor } from '../../shell/hooks/editor-context';
import { useNextText } from '../../list/hooks/use-next-text';
import { useProjectForm } from '../hooks/use-project-form';

interface SettingsFormProps {
  /** storage name of its draft on the device */
  form: string;
  field: ProjectFormField;
  /** the language whose tab is open at first; undefined: the primary one, which the row shows */
  lang: ProjectLanguage | undefined;
  onOpenChange: (isOpen: boolean) => void;
  onSaved: () => void;
}

/**
 * One field of the project form, which saves itself. Enter saves, Ctrl+Enter also goes on to the next
 * text, Escape discards, and Undo restores the text.
 */
export function SettingsForm({
  form: name,
  field,
  lang,
  onOpenChange,
  onSaved,
}: SettingsFormProps) {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const locale = useLocale();
  const { project, lang: writtenIn } = useEditor();
  const showToast = useToast();
  const goToNext = useNextText();
  const goesOn = useRef(false);
  const fresh = useMemo(() => toDraft(project, locale), [project, locale]);
  const { draft, change, discard } = useFormDraft(name, fresh);
  const suggestions = useSuggestions();
  const { save, cancel } = useProjectForm({
    form: name,
    onSaved,
    onCancelled: () => onOpenChange(false),
    onBack: () => onOpenChange(true),
  });

  const textField = isTranslatedField(field) ? field : undefined;
  const { ref, errors, isBusy, submit } = useForm(
    projectPatch,
    async (patch) => {
      const isGoingOn = goesOn.current;
      await save(patch);
      discard();
      onOpenChange(false);
      if (isGoingOn && !goToNext(writtenIn, { id: GUIDE_KEY, field: textField }))
        showToast({ text: t('allWritten'), tone: 'good' });
    },
    {
      read: () => patchOf(field, draft, fresh),
      fields: textField ? [field, FORM_LISTS[textField]] : [field],
    },
  );
  const fieldProps = { draft, onChange: change, errors: errors.fields, suggestions };

  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
    if (event.defaultPrevented || nativeEvent.isComposing) return;
    if (key === 'Escape') {
      event.preventDefault();
      cancel();
    } else if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault();
      goesOn.current = true;
      // Submits before it returns.
      currentTarget.requestSubmit();
      goesOn.current = false;
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts in any of its fields
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      onKeyDown={handleKeyDown}
      className="flex max-w-xl flex-col gap-3"
    >
      {textField && draft.languages.length > 1 ? (
        <ProjectTexts
          fields={[textField]}
          stored={withYieldWord(project)}
          {...(lang ? { firstShown: lang } : {})}
          {...fieldProps}
        />
      ) : (
        <ProjectField field={field} {...fieldProps} />
      )}
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="secondary"
          isBusy={isBusy}
          aria-keyshortcuts={`${PANEL_KEYS.nextText} Meta+Enter`}
          title={t('nextTextKeys')}
        >
          {t('save')}
        </Button>
        <Button variant="ghost" onClick={cancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The change of one field, and of its texts in all languages. */
function patchOf(field: ProjectFormField, draft: ProjectDraft, fresh: ProjectDraft) {
  const list = isTranslatedField(field) && field !== 'yield' ? FORM_LISTS[field] : undefined;
  const lists = changedLists(draft, fresh);
  return {
    [field]: toInput(draft)[field],
    ...(list && lists[list] ? { [list]: lists[list] } : {}),
    ...(draft.keepTranslations ? { keepTranslations: true } : {}),
  };
}
