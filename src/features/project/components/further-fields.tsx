'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioGroup } from '@/components/ui/radio-group';
import { SuggestInput } from '@/components/ui/suggest-input';
import { TagInput } from '@/components/ui/tag-input';
import { Textarea } from '@/components/ui/textarea';
import {
  DESCRIPTION_MAX,
  ENTRIES_MAX,
  LABEL_MAX,
  PEOPLE_MAX,
  PEOPLE_MIN,
  ProjectType,
  TAGS_MAX,
} from '../constants';
import { useLimitedText } from '../hooks/use-limited-text';
import { useSuggestions } from '../hooks/use-suggestions';
import type { FormChanges } from '../model/kept-form';
import type { ProjectDraft } from '../model/project-draft';
import { AverageTimeField } from './average-time-field';
import { CodeNote } from './code-note';

interface FurtherFieldsProps {
  draft: ProjectDraft;
  onChange: (part: FormChanges) => void;
  /** what is wrong, by field */
  errors: Readonly<Record<string, string>>;
}

/** What the project form asks besides name and languages; in columns of the form around it. */
export function FurtherFields({ draft, onChange, errors }: FurtherFieldsProps) {
  const t = useTranslations('dashboard.form');
  const common = useTranslations('common');
  const limited = useLimitedText();
  const { suggestions, load } = useSuggestions();
  const text = (field: 'people' | 'ref' | 'description') => ({
    value: draft[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <>
      <RadioGroup
        legend={t('type')}
        name="type"
        value={String(draft.type) as '1' | '2'}
        error={errors['type']}
        onValueChange={(value) =>
          onChange({ type: value === '1' ? ProjectType.Public : ProjectType.Private })
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
          onChange={onChange}
          error={errors['averageTime']}
        />
        <Field label={t('people')} hint={t('peopleHint')} error={errors['people']} isRequired>
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
        {...limited(draft.description, DESCRIPTION_MAX, errors['description'])}
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
        {...limited(draft.ref, LABEL_MAX, errors['ref'])}
      >
        <Input {...text('ref')} autoComplete="off" className="font-mono" />
      </Field>
      {(
        [
          ['brand', 'brands'],
          ['category', 'categories'],
        ] as const
      ).map(([field, kind]) => (
        <Field
          key={field}
          label={t(field)}
          isOptional
          {...limited(draft[field], LABEL_MAX, errors[field])}
        >
          <SuggestInput
            value={draft[field]}
            onValueChange={(value) => onChange({ [field]: value })}
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
          error={errors[field]}
        >
          <TagInput
            value={draft[field]}
            onValueChange={(tags) => onChange({ [field]: tags })}
            max={max}
            isList={field !== 'tags'}
            suggestions={suggestions[field]}
            onFocus={load}
          />
        </Field>
      ))}
    </>
  );
}
