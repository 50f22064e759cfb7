import { ArrowUp, Plus, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Badge } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import {
  LANGUAGE_NAMES,
  languageIn,
  PROJECT_LANGUAGES,
  type ProjectLanguage,
} from '@/shared/interface/languages';

interface LanguagesFieldProps {
  value: readonly ProjectLanguage[];
  onValueChange: (languages: ProjectLanguage[]) => void;
  error: string | undefined;
}

/** The languages of a project in their order; the first one is the main one. */
export function LanguagesField({ value, onValueChange, error }: LanguagesFieldProps) {
  const t = useTranslations('dashboard.form');
  const locale = useLocale();
  const id = useId();
  const moveUp = (index: number) => {
    const next = [...value];
    next.splice(index - 1, 0, ...next.splice(index, 1));
    onValueChange(next);
  };
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
    >
      <legend className="mb-1.5 text-sm font-semibold">{t('languages')}</legend>
      <ol className="flex flex-col gap-2">
        {value.map((lang, index) => (
          <li
            key={lang}
            className="flex min-h-11 items-center gap-2 rounded-md border border-line bg-surface pl-3"
          >
            <span lang={lang} className="min-w-0 truncate">
              {LANGUAGE_NAMES[lang]}
            </span>
            {index === 0 && <Badge tone="info">{t('mainLanguage')}</Badge>}
            <span className="ml-auto flex">
              {index > 0 && (
                <IconButton
                  label={t('moveLanguageUp', { language: languageIn(locale, lang) })}
                  onClick={() => moveUp(index)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
              )}
              <IconButton
                label={t('removeLanguage', { language: languageIn(locale, lang) })}
                onClick={() => onValueChange(value.filter((other) => other !== lang))}
              >
                <X aria-hidden />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap gap-2">
        {PROJECT_LANGUAGES.filter((lang) => !value.includes(lang)).map((lang) => (
          <Button
            key={lang}
            variant="ghost"
            size="sm"
            className="border border-line px-2.5"
            lang={lang}
            aria-label={t('addLanguage', { language: LANGUAGE_NAMES[lang] })}
            onClick={() => onValueChange([...value, lang])}
          >
            <Plus aria-hidden />
            <span>{LANGUAGE_NAMES[lang]}</span>
          </Button>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-muted">
        {t('languagesHint')}
      </p>
      {error && (
        <FieldProblem id={`${id}-error`} role="alert" className="mt-1.5">
          {error}
        </FieldProblem>
      )}
    </fieldset>
  );
}
