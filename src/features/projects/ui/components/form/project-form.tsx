import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { PROJECT_NAME_MAX } from '../../../constants';
import { NEW_FORM, useFormDraft } from '../../hooks/use-form-draft';
import { useLimitedText } from '../../hooks/use-limited-text';
import { changedLists, TRANSLATED_FIELDS } from '../../../model/form/draft-translations';
import { PROJECT_FORM_PATHS, toDraft, toInput } from '../../../model/form/project-draft';
import { useSuggestions } from '../../hooks/use-suggestions';
import {
  projectInput,
  type ProjectInput,
  type ProjectPatch,
  type ProjectView,
} from '../../../schema';
import { FurtherFields } from './further-fields';
import { LanguagesField } from './languages-field';
import { MoreFields } from './more-fields';
import { ProjectTexts } from './project-texts';

interface ProjectFormProps {
  /** the project to change; without it a new one is made, which needs no more than a name */
  initial?: ProjectView;
  /** what a new one begins with besides: stands beside the languages */
  beginning?: ReactNode;
  /** sends the values; what it throws is shown at the field it is about, or above the buttons */
  onSubmit: (values: ProjectInput & Pick<ProjectPatch, 'keepTranslations'>) => Promise<void>;
  onCancel: () => void;
  /** whether the form has unsent changes */
  onChangedChange?: (isChanged: boolean) => void;
}

const COLUMNS = 'grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-3';
const WHOLE_ROW = 'md:col-span-2 lg:col-span-3';
const OTHERS = ['ref', 'brand'] as const;
const REST = ['description', ...OTHERS, 'category', 'tags', 'tools', 'parts'] as const;

/**
 * The project form (docs/reference/guides.md#fields), for making and for changing. What is entered
 * stays on the device until it is sent.
 */
export function ProjectForm({
  initial,
  beginning,
  onSubmit,
  onCancel,
  onChangedChange,
}: ProjectFormProps) {
  const t = useTranslations('dashboard.form');
  const common = useTranslations('common');
  const locale = useLocale();
  const fresh = useMemo(() => toDraft(initial, locale), [initial, locale]);
  const { draft, change, isChanged, isBack, discard } = useFormDraft(
    initial?.projectUid ?? NEW_FORM,
    fresh,
  );
  const [isBusy, setBusy] = useState(false);
  const { form, errors, check, show } = useFormErrors();
  const limited = useLimitedText();
  const suggestions = useSuggestions();
  // A new guide begins in one language; its editor has the others.
  const hasTabs = initial !== undefined && draft.languages.length > 1;
  useEffect(() => onChangedChange?.(isChanged), [isChanged, onChangedChange]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const values = check(projectInput, { ...toInput(draft), ...changedLists(draft, fresh) });
    if (!values || isBusy) return;
    setBusy(true);
    try {
      await onSubmit({ ...values, ...(draft.keepTranslations ? { keepTranslations: true } : {}) });
      discard();
    } catch (error) {
      show(error, PROJECT_FORM_PATHS);
    } finally {
      setBusy(false);
    }
  };

  const further = (
    <FurtherFields
      fields={hasTabs ? OTHERS : REST}
      draft={draft}
      onChange={change}
      errors={errors.fields}
      suggestions={suggestions}
      wholeRow={WHOLE_ROW}
    />
  );
  return (
    <form ref={form} noValidate onSubmit={submit} className={COLUMNS}>
      <div role="status" className={`empty:hidden ${WHOLE_ROW}`}>
        {isBack && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-blueprint-soft px-4 py-2 text-sm">
            <span className="min-w-40 flex-1">{t('isBack')}</span>
            <Button variant="ghost" size="sm" onClick={discard}>
              {t('discardBack')}
            </Button>
          </p>
        )}
      </div>
      {hasTabs ? (
        <div className={WHOLE_ROW}>
          <ProjectTexts
            fields={TRANSLATED_FIELDS}
            draft={draft}
            stored={initial}
            onChange={change}
            errors={errors.fields}
            suggestions={suggestions}
            columns={COLUMNS}
            wholeRow={WHOLE_ROW}
          />
        </div>
      ) : (
        <Field
          label={t('name')}
          isRequired
          {...limited(draft.name, PROJECT_NAME_MAX, errors.fields['name'])}
          className={WHOLE_ROW}
        >
          <Input
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
            autoComplete="off"
            placeholder={t('namePlaceholder')}
          />
        </Field>
      )}
      <LanguagesField
        value={draft.languages}
        onValueChange={(languages) => change({ languages })}
        error={errors.fields['languages']}
      />
      {initial ? (
        further
      ) : (
        <>
          {beginning && <div className="min-w-0 lg:col-span-2">{beginning}</div>}
          <MoreFields
            draft={draft}
            fresh={fresh}
            errors={errors.fields}
            className={WHOLE_ROW}
            columns={COLUMNS}
          >
            {further}
          </MoreFields>
        </>
      )}
      <div
        className={`sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-5 py-3 ${WHOLE_ROW}`}
      >
        <div className="mr-auto">
          <FormAlert text={errors.form} canRetry={errors.canRetry} />
        </div>
        <Button variant="ghost" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {initial ? t('update') : t('create')}
        </Button>
      </div>
    </form>
  );
}
