import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { NEW_FORM, useFormDraft } from '../../hooks/use-form-draft';
import {
  changedLists,
  TRANSLATED_FIELDS,
  withYieldWord,
} from '../../../model/form/draft-translations';
import { PROJECT_FORM_PATHS, toDraft, toInput } from '../../../model/form/project-draft';
import { useSuggestions } from '../../hooks/use-suggestions';
import {
  projectInput,
  type ProjectInput,
  type ProjectPatch,
  type ProjectView,
} from '../../../schema';
import { MoreFields } from './more-fields';
import { ProjectField } from './project-field';
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
const OF_NEW = ['description', 'ref', 'brand', 'category', 'tags', 'tools', 'parts'] as const;
const ALL = [...OF_NEW, 'kind', 'yield'] as const;
/** Fields without translations. */
const BESIDE_TABS = ['ref', 'brand', 'kind'] as const;

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
  const form = useFormDraft(initial?.projectUid ?? NEW_FORM, fresh);
  const { draft, change, isChanged, isBack, discard } = form;
  const { ref, errors, isBusy, submit } = useForm(
    projectInput,
    async (values) => {
      await onSubmit({ ...values, ...(draft.keepTranslations ? { keepTranslations: true } : {}) });
      discard();
    },
    {
      read: () => ({ ...toInput(draft), ...changedLists(draft, fresh) }),
      fields: PROJECT_FORM_PATHS,
    },
  );
  const suggestions = useSuggestions();
  const fieldProps = { draft, onChange: change, errors: errors.fields, suggestions };
  // A new guide begins in one language; its editor has the others.
  const hasTabs = initial !== undefined && draft.languages.length > 1;
  useEffect(() => onChangedChange?.(isChanged), [isChanged, onChangedChange]);

  const further = (
    <>
      <ProjectField field="type" {...fieldProps} />
      <div className="flex flex-col gap-5">
        <ProjectField field="averageTime" {...fieldProps} />
        <ProjectField field="people" {...fieldProps} />
      </div>
      {(hasTabs ? BESIDE_TABS : initial ? ALL : OF_NEW).map((field) => (
        <ProjectField key={field} field={field} {...fieldProps} className={WHOLE_ROW} />
      ))}
    </>
  );
  return (
    <form ref={ref} noValidate onSubmit={submit} className={COLUMNS}>
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
            stored={withYieldWord(initial)}
            {...fieldProps}
            columns={COLUMNS}
            wholeRow={WHOLE_ROW}
          />
        </div>
      ) : (
        <ProjectField field="name" {...fieldProps} className={WHOLE_ROW} />
      )}
      <ProjectField field="languages" {...fieldProps} />
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
