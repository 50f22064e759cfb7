import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import type { ProjectLanguage } from '@/shared/interface/languages';
import {
  errorsIn,
  FORM_LISTS,
  isUnwritten,
  type TranslatedField as FieldName,
} from '../../../model/form/draft-translations';
import { isOldIn, makesOld, type Stored } from '../../../model/form/draft-states';
import { LanguageTabs } from '../language-tabs';
import type { FormState } from './form-state';
import { ProjectField } from './project-field';
import { TranslatedField } from './translated-field';

interface ProjectTextsProps extends FormState {
  fields: readonly FieldName[];
  /** the project without the changes of the form */
  stored: Stored;
  /** the language whose tab is open at first; without it the primary one */
  firstShown?: ProjectLanguage;
  /** how the fields of a language stand, and one that needs a whole row */
  columns?: string;
  wholeRow?: string;
}

/** Texts of the project form in each of its languages, as tabs. */
export function ProjectTexts({
  fields,
  draft,
  stored,
  onChange,
  errors,
  suggestions,
  firstShown,
  columns = '',
  wholeRow = '',
}: ProjectTextsProps) {
  const t = useTranslations('dashboard.form');
  const { languages, keepTranslations } = draft;
  const [primary = 'en'] = languages;
  const [isLed, setLed] = useState(false);
  const [chosen, setChosen] = useState<ProjectLanguage>(firstShown ?? primary);
  const shown = languages.includes(chosen) ? chosen : primary;
  const isWrong = (lang: ProjectLanguage) =>
    fields.some((field) => {
      if (lang === primary && field !== 'yield') return field in errors;
      return (
        (lang === primary && 'yield.amount' in errors) ||
        Object.keys(errorsIn(errors, lang, languages)).some((path) =>
          path.startsWith(`${FORM_LISTS[field]}.`),
        )
      );
    });
  // An error in another language must be seen, and takes the focus.
  const [seen, setSeen] = useState(errors);
  if (seen !== errors) {
    setSeen(errors);
    const wrong = languages.filter(isWrong);
    if (wrong[0] && !wrong.includes(shown)) {
      setChosen(wrong[0]);
      setLed(true);
    }
  }
  const markOf = (lang: ProjectLanguage) => {
    if (isWrong(lang)) return 'wrong';
    if (lang === primary) return undefined;
    if (isUnwritten(draft, lang, fields)) return 'pending';
    return fields.some((field) => isOldIn(draft, stored, field, lang)) ? 'old' : undefined;
  };
  const isLong = (field: FieldName) => field === 'name' || field === 'description';
  const fieldIn = (field: FieldName, lang: ProjectLanguage) => {
    const props = { draft, onChange, errors, className: isLong(field) ? wholeRow : '' };
    return lang === primary ? (
      <ProjectField key={field} field={field} suggestions={suggestions} {...props} />
    ) : (
      <TranslatedField key={field} field={field} lang={lang} stored={stored} {...props} />
    );
  };
  return (
    <LanguageTabs
      languages={languages}
      value={shown}
      onValueChange={(lang) => {
        setLed(false);
        setChosen(lang);
      }}
      markOf={markOf}
      contentOf={(lang) => (
        <Fields isLed={isLed} className={columns}>
          {fields.map((field) => fieldIn(field, lang))}
          {lang === primary && (keepTranslations || makesOld(draft, stored, fields)) && (
            <Checkbox
              label={t('typo')}
              checked={keepTranslations}
              onChange={({ target }) => onChange({ keepTranslations: target.checked })}
              className={wholeRow}
            />
          )}
        </Fields>
      )}
    />
  );
}

interface FieldsProps {
  /** an error led here */
  isLed: boolean;
  className: string;
  children: ReactNode;
}

/** The fields of a tab mount after it, too late for the form to focus the first wrong one. */
function Fields({ isLed, className, children }: FieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLed) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isLed]);
  return (
    <div ref={fields} className={className}>
      {children}
    </div>
  );
}
