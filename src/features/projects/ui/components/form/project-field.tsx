import { useTranslations } from 'next-intl';
import { Field } from '@/ui/kit/fields/field';
import { FormattedTextarea } from '@/ui/kit/fields/formatted-textarea';
import { Input } from '@/ui/kit/fields/input';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { SuggestInput } from '@/ui/kit/fields/suggestions/suggest-input';
import { TagInput } from '@/ui/kit/fields/suggestions/tag-input';
import {
  DESCRIPTION_MAX,
  ENTRIES_MAX,
  LABEL_MAX,
  PEOPLE_MAX,
  PEOPLE_MIN,
  PROJECT_NAME_MAX,
  ProjectType,
  TAGS_MAX,
} from '../../../constants';
import { useLimitedText } from '../../hooks/use-limited-text';
import type { ProjectFormField } from '../../../model/form/project-draft';
import { AverageTimeField } from './average-time-field';
import { CodeNote } from '@/features/labels/ui/components/code-note';
import type { FormState } from './form-state';
import { KindField } from './kind-field';
import { LanguagesField } from './languages-field';
import { YieldField } from './yield-field';

interface ProjectFieldProps extends FormState {
  field: ProjectFormField;
  className?: string;
}

/** One field of the project form (docs/reference/guides.md#fields). */
export function ProjectField({ field, ...props }: ProjectFieldProps) {
  const { draft, onChange, errors } = props;
  switch (field) {
    case 'languages':
      return (
        <LanguagesField
          value={draft.languages}
          onValueChange={(languages) => onChange({ languages })}
          error={errors[field]}
        />
      );
    case 'type':
      return <TypeField {...props} />;
    case 'averageTime':
      return (
        <AverageTimeField
          hours={draft.hours}
          minutes={draft.minutes}
          onChange={onChange}
          error={errors[field]}
        />
      );
    case 'kind':
      return <KindField {...props} />;
    case 'yield':
      return <YieldField {...props} />;
    case 'name':
    case 'people':
    case 'description':
    case 'ref':
      return <TextField field={field} {...props} />;
    case 'brand':
    case 'category':
    case 'tags':
    case 'tools':
    case 'parts':
      return <SuggestedField field={field} {...props} />;
  }
}

type PartProps<Field extends ProjectFormField> = Omit<ProjectFieldProps, 'field'> & {
  field: Field;
};

function TypeField({ draft, onChange, errors }: Omit<ProjectFieldProps, 'field'>) {
  const t = useTranslations('dashboard.form');
  return (
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
  );
}

function TextField({
  field,
  draft,
  onChange,
  errors,
  className = '',
}: PartProps<'name' | 'people' | 'description' | 'ref'>) {
  const t = useTranslations('dashboard.form');
  const limited = useLimitedText();
  const error = errors[field];
  const [lang] = draft.languages;
  const text = {
    value: draft[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  };
  switch (field) {
    case 'name':
      return (
        <Field
          label={t('name')}
          isRequired
          {...limited(draft.name, PROJECT_NAME_MAX, error)}
          className={className}
        >
          <Input {...text} lang={lang} autoComplete="off" placeholder={t('namePlaceholder')} />
        </Field>
      );
    case 'people':
      return (
        <Field label={t('people')} hint={t('peopleHint')} error={error} isRequired>
          <Input
            type="number"
            inputMode="numeric"
            min={PEOPLE_MIN}
            max={PEOPLE_MAX}
            {...text}
            className="font-mono"
          />
        </Field>
      );
    case 'description':
      return (
        <Field
          label={t('description')}
          isOptional
          {...limited(draft.description, DESCRIPTION_MAX, error)}
          className={className}
        >
          <FormattedTextarea {...text} lang={lang} hasLinks />
        </Field>
      );
    case 'ref':
      return (
        <Field
          label={t('ref')}
          hint={
            <>
              <span>{t('refHint')}</span>
              <CodeNote code={draft.ref} />
            </>
          }
          isOptional
          {...limited(draft.ref, LABEL_MAX, error)}
        >
          <Input {...text} autoComplete="off" className="font-mono" />
        </Field>
      );
  }
}

function SuggestedField({
  field,
  draft,
  onChange,
  errors,
  suggestions: { suggestions, load },
}: PartProps<'brand' | 'category' | 'tags' | 'tools' | 'parts'>) {
  const t = useTranslations('dashboard.form');
  const common = useTranslations('common');
  const limited = useLimitedText();
  const error = errors[field];
  if (field === 'brand' || field === 'category')
    return (
      <Field label={t(field)} isOptional {...limited(draft[field], LABEL_MAX, error)}>
        <SuggestInput
          value={draft[field]}
          onValueChange={(value) => onChange({ [field]: value })}
          suggestions={suggestions[field === 'brand' ? 'brands' : 'categories']}
          onFocus={load}
        />
      </Field>
    );
  return (
    <Field
      label={t(field)}
      hint={common(field === 'tags' ? 'tagsHint' : 'entriesHint')}
      isOptional
      error={error}
    >
      <TagInput
        value={draft[field]}
        onValueChange={(tags) => onChange({ [field]: tags })}
        max={field === 'tags' ? TAGS_MAX : ENTRIES_MAX}
        isList={field !== 'tags'}
        suggestions={suggestions[field]}
        onFocus={load}
      />
    </Field>
  );
}
