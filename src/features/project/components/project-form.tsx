'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { useFormErrors } from '@/client/use-form-errors';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { Input } from '@/components/ui/input';
import { RadioGroup } from '@/components/ui/radio-group';
import { SuggestInput } from '@/components/ui/suggest-input';
import { TagInput } from '@/components/ui/tag-input';
import { Textarea } from '@/components/ui/textarea';
import {
  DESCRIPTION_MAX,
  ENTRIES_MAX,
  PEOPLE_MAX,
  PEOPLE_MIN,
  ProjectType,
  TAGS_MAX,
} from '../constants';
import { NEW_FORM, useKeptForm } from '../hooks/use-kept-form';
import { useSuggestions } from '../hooks/use-suggestions';
import { PROJECT_FORM_FIELDS, toDraft, toInput } from '../model/project-draft';
import { projectInput, type ProjectInput, type ProjectView } from '../schema';
import { AverageTimeField } from './average-time-field';
import { CodeNote } from './code-note';
import { LanguagesField } from './languages-field';

interface ProjectFormProps {
  /** the project to change; without it a new one is made */
  initial?: ProjectView;
  /** sends the values; what it throws is shown at the field it is about, or above the buttons */
  onSubmit: (values: ProjectInput) => Promise<void>;
  onCancel: () => void;
  /** whether something is entered that nobody has sent */
  onChangedChange?: (isChanged: boolean) => void;
}

/** The project form (specification, section 5), for making and for changing. What is entered stays on the device until it is sent. */
export function ProjectForm({ initial, onSubmit, onCancel, onChangedChange }: ProjectFormProps) {
  const t = useTranslations('dashboard.form');
  const common = useTranslations('common');
  const locale = useLocale();
  const fresh = useMemo(() => toDraft(initial, locale), [initial, locale]);
  const { draft, change, isChanged, isBack, discard } = useKeptForm(
    initial?.projectUid ?? NEW_FORM,
    fresh,
  );
  const [isBusy, setBusy] = useState(false);
  const { form, errors, check, show } = useFormErrors();
  const { suggestions, load } = useSuggestions();
  useEffect(() => onChangedChange?.(isChanged), [isChanged, onChangedChange]);
  const text = (field: 'name' | 'people' | 'ref' | 'description') => ({
    value: draft[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const values = check(projectInput, toInput(draft));
    if (!values || isBusy) return;
    setBusy(true);
    try {
      await onSubmit(values);
      discard();
    } catch (error) {
      show(error, PROJECT_FORM_FIELDS);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-3"
    >
      <div role="status" className="empty:hidden md:col-span-2 lg:col-span-3">
        {isBack && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-blueprint-soft px-4 py-2 text-sm">
            <span className="min-w-40 flex-1">{t('isBack')}</span>
            <Button variant="ghost" size="sm" onClick={discard}>
              {t('discardBack')}
            </Button>
          </p>
        )}
      </div>
      <Field
        label={t('name')}
        error={errors.fields['name']}
        isRequired
        className="md:col-span-2 lg:col-span-3"
      >
        <Input {...text('name')} autoComplete="off" placeholder={t('namePlaceholder')} />
      </Field>
      <LanguagesField
        value={draft.languages}
        onValueChange={(languages) => change({ languages })}
        error={errors.fields['languages']}
      />
      <RadioGroup
        legend={t('type')}
        name="type"
        value={String(draft.type ?? '') as '1' | '2'}
        error={errors.fields['type']}
        onValueChange={(value) =>
          change({ type: value === '1' ? ProjectType.Public : ProjectType.Private })
        }
        options={[
          { value: '1', label: t('public'), hint: t('publicHint') },
          { value: '2', label: t('private'), hint: t('privateHint') },
        ]}
      />
      <div className="flex flex-col gap-5">
        <AverageTimeField
          hours={draft.hours}
          minutes={draft.minutes}
          onChange={change}
          error={errors.fields['averageTime']}
        />
        <Field
          label={t('people')}
          hint={t('peopleHint')}
          error={errors.fields['people']}
          isRequired
        >
          <Input
            type="number"
            inputMode="numeric"
            min={PEOPLE_MIN}
            max={PEOPLE_MAX}
            {...text('people')}
            className="font-mono"
          />
        </Field>
      </div>
      <Field
        label={t('description')}
        isOptional
        error={errors.fields['description']}
        counter={{ value: draft.description, max: DESCRIPTION_MAX }}
        className="md:col-span-2 lg:col-span-3"
      >
        <Textarea {...text('description')} data-field="description" />
      </Field>
      <Field
        label={t('ref')}
        hint={
          <>
            <span>{t('refHint')}</span>
            <CodeNote code={draft.ref} />
          </>
        }
        isOptional
        error={errors.fields['ref']}
      >
        <Input {...text('ref')} autoComplete="off" className="font-mono" />
      </Field>
      {(
        [
          ['brand', 'brands'],
          ['category', 'categories'],
        ] as const
      ).map(([field, kind]) => (
        <Field key={field} label={t(field)} isOptional error={errors.fields[field]}>
          <SuggestInput
            value={draft[field]}
            onValueChange={(value) => change({ [field]: value })}
            suggestions={suggestions[kind]}
            onFocus={load}
          />
        </Field>
      ))}
      {(
        [
          ['tags', TAGS_MAX],
          ['tools', ENTRIES_MAX],
          ['parts', ENTRIES_MAX],
        ] as const
      ).map(([field, max]) => (
        <Field
          key={field}
          label={t(field)}
          hint={common(field === 'tags' ? 'tagsHint' : 'entriesHint')}
          isOptional
          error={errors.fields[field]}
        >
          <TagInput
            value={draft[field]}
            onValueChange={(tags) => change({ [field]: tags })}
            max={max}
            isList={field !== 'tags'}
            suggestions={suggestions[field]}
            onFocus={load}
          />
        </Field>
      ))}
      <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-5 py-3 md:col-span-2 lg:col-span-3">
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
