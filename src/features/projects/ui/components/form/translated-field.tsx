import { useTranslations } from 'next-intl';
import { Field } from '@/ui/kit/fields/field';
import { FormattedTextarea } from '@/ui/kit/fields/formatted-textarea';
import { Input } from '@/ui/kit/fields/input';
import { TagInput } from '@/ui/kit/fields/suggestions/tag-input';
import type { ProjectLanguage } from '@/shared/interface/languages';
import {
  DESCRIPTION_MAX,
  LABEL_MAX,
  PROJECT_NAME_MAX,
  TAGS_MAX,
  YIELD_UNIT_MAX,
} from '../../../constants';
import { useLimitedText } from '../../hooks/use-limited-text';
import { errorsIn, FORM_LISTS, type TranslatedField } from '../../../model/form/draft-translations';
import { oldIn, type OldText, type Stored } from '../../../model/form/draft-states';
import { OldNote } from '../old-note';
import type { FormState } from './form-state';
import { TranslatedEntries } from './translated-entries';

interface TranslatedFieldProps extends Omit<FormState, 'suggestions'> {
  field: TranslatedField;
  lang: ProjectLanguage;
  /** the project without the changes of the form */
  stored: Stored;
  className?: string;
}

const MAX = {
  name: PROJECT_NAME_MAX,
  description: DESCRIPTION_MAX,
  category: LABEL_MAX,
  yield: YIELD_UNIT_MAX,
} as const;

/** A text of the project form in a language other than the first, with its source. */
export function TranslatedField({
  field,
  lang,
  draft,
  stored,
  onChange,
  errors: allErrors,
  className = '',
}: TranslatedFieldProps) {
  const t = useTranslations('dashboard.form');
  const common = useTranslations('common');
  const limited = useLimitedText();
  const [primary] = draft.languages;
  const list = FORM_LISTS[field];
  const errors = errorsIn(allErrors, lang, draft.languages);
  const change = (value: string | string[]) =>
    onChange({ [list]: { ...draft[list], [lang]: value } });
  const old = oldIn(draft, stored, field, lang);
  const confirm = ({ path, isConfirmed }: OldText) =>
    onChange({
      confirmed: isConfirmed
        ? draft.confirmed.filter((each) => each !== path)
        : [...draft.confirmed, path],
    });
  const noteOn = (text: OldText | undefined, about: string) =>
    text && <OldNote about={about} isConfirmed={text.isConfirmed} onPress={() => confirm(text)} />;
  const note = noteOn(old[0], t(field));
  const source = (text: string) =>
    text && (
      <span lang={primary} className="line-clamp-6 whitespace-pre-wrap wrap-anywhere">
        {text}
      </span>
    );
  switch (field) {
    case 'name':
    case 'description':
    case 'category':
    case 'yield': {
      const value = draft[FORM_LISTS[field]][lang];
      const isFormatted = field === 'description';
      const Control = isFormatted ? FormattedTextarea : Input;
      return (
        <div className={`flex flex-col gap-1 ${className}`}>
          <Field
            label={t(field)}
            isOptional={field !== 'name'}
            hint={source(draft[field])}
            {...limited(value, MAX[field], errors[`${list}.value`])}
          >
            <Control
              {...(isFormatted ? { hasLinks: true } : {})}
              lang={lang}
              value={value}
              onChange={(event: { target: { value: string } }) => change(event.target.value)}
              autoComplete="off"
            />
          </Field>
          {note}
        </div>
      );
    }
    case 'tags':
      return (
        <div className="flex flex-col gap-1">
          <Field
            label={t('tags')}
            isOptional
            hint={
              <>
                <span className="block">{common('tagsHint')}</span>
                {source(draft.tags.join(', '))}
              </>
            }
            error={errors['tagLists.values'] ?? firstOf(errors, 'tagLists.values.')}
          >
            <TagInput value={draft.tagLists[lang]} onValueChange={change} max={TAGS_MAX} />
          </Field>
          {note}
        </div>
      );
    case 'tools':
    case 'parts':
      return (
        <TranslatedEntries
          legend={t(field)}
          entries={draft[field]}
          values={draft[FORM_LISTS[field]][lang]}
          onChange={change}
          noteOn={(index, entry) => noteOn(old[index], entry)}
          lang={lang}
          sourceLang={primary}
          errorAt={(index) => errors[`${list}.values.${index}`]}
          error={errors[`${list}.values`]}
        />
      );
  }
}

const firstOf = (errors: Record<string, string>, start: string) =>
  Object.entries(errors).find(([path]) => path.startsWith(start))?.[1];
