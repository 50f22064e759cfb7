'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormattedTextarea } from '@/ui/kit/fields/formatted-textarea';
import { Input } from '@/ui/kit/fields/input';
import { Textarea } from '@/ui/kit/fields/textarea';
import { languageIn, type ProjectLanguage } from '@/shared/interface/languages';
import { useEditor } from '../../hooks/editor-context';
import { focusField } from '../../../model/list/focus-field';
import {
  type Draft,
  firstProblem,
  isHalfWritten,
  isLater,
  languagesWithProblems,
  problemsOf,
  textOf,
  withLater,
  withText,
} from '../../../model/saving/draft';
import { TEXT_FIELDS } from '../../../model/fields';
import { itemOf } from '../../../model/list/project-items';
import { isOld } from '../../../model/saving/translation-states';
import { OldText } from './old-text';
import { TypoChoice } from './typo-choice';

interface TextFieldsProps {
  itemKey: string;
  draft: Draft;
  lang: ProjectLanguage;
  /** the source text is already next to it */
  isBeside?: boolean;
  onChange: (draft: Draft) => void;
  /** only a picture needs an alt text */
  hasPicture: boolean;
  /** messages by `field.language` */
  errors: Record<string, string>;
}

/**
 * The texts of an item in one language; an incomplete language can be finished later
 * (docs/reference/guides.md#texts).
 */
export function TextFields({
  itemKey,
  draft,
  lang,
  isBeside = false,
  onChange,
  hasPicture,
  errors,
}: TextFieldsProps) {
  const t = useTranslations('editor');
  const locale = useLocale();
  const {
    project,
    project: { languages },
    lang: writtenIn,
    setLang,
    focusTarget,
    setFocusTarget,
  } = useEditor();
  const [primary] = languages;
  const stored = itemOf(project, itemKey);
  const isPrimary = lang === primary;
  const later = isLater(draft, lang, languages);
  const isWrong = languagesWithProblems(errors, [lang]).length > 0;
  const fields = useRef<HTMLDivElement>(null);
  // Here and not in a parent: the fields of a tab mount after the tab.
  useEffect(() => {
    if (focusTarget?.key !== itemKey || focusTarget.field === 'picture' || lang !== writtenIn)
      return;
    focusField(fields.current, focusTarget.field);
    setFocusTarget(undefined);
  }, [focusTarget, itemKey, lang, setFocusTarget, writtenIn]);
  const finishLater = () => {
    const blank = firstProblem(draft.kind, problemsOf(draft, languages), lang, languages);
    onChange(withLater(draft, lang, true));
    setLang(lang);
    // The button disappears with the problem: focus the next missing text.
    if (blank) setFocusTarget({ key: itemKey, field: blank.field });
  };
  return (
    <div ref={fields} data-texts className="flex flex-col gap-4">
      {TEXT_FIELDS[draft.kind].map(({ name, max, rows, formatting, isOptional = false }) => {
        const Area = formatting ? FormattedTextarea : Textarea;
        const value = textOf(draft, name, lang);
        if (name === 'alt' && !hasPicture && value === '') return null;
        const original = !isPrimary && primary && !isBeside ? textOf(draft, name, primary) : '';
        const write = (text: string) => onChange(withText(draft, name, lang, text));
        return (
          <div key={name} className="flex flex-col gap-1">
            <Field
              label={t(`fields.${name}`)}
              counter={{ value, max }}
              isRequired={!isOptional && !later}
              isOptional={isOptional}
              error={errors[`${name}.${lang}`]}
              hint={hint(name === 'alt' && t('altHint'), original, primary)}
            >
              {rows === 1 ? (
                <Input
                  lang={lang}
                  data-text={name}
                  onFocus={() => setLang(lang)}
                  value={value}
                  autoComplete="off"
                  onChange={({ target }) => write(target.value)}
                />
              ) : (
                <Area
                  {...(formatting === 'links' ? { hasLinks: true } : {})}
                  lang={lang}
                  data-text={name}
                  onFocus={() => setLang(lang)}
                  value={value}
                  rows={rows}
                  className={rows > 2 ? 'min-h-28' : 'min-h-18'}
                  onChange={({ target }) => write(target.value)}
                />
              )}
            </Field>
            {!isPrimary && isOld(draft, stored, name, lang) && (
              <OldText itemKey={itemKey} draft={draft} field={name} lang={lang} />
            )}
          </div>
        );
      })}
      {isPrimary && stored && <TypoChoice itemKey={itemKey} draft={draft} stored={stored} />}
      {!isPrimary && primary && isWrong && !later && isHalfWritten(draft, lang) && (
        <div className="flex flex-col items-start gap-2 rounded-lg bg-sunken p-3">
          <p className="text-sm">{t('laterHint', { language: languageIn(locale, primary) })}</p>
          <Button size="sm" variant="secondary" onClick={finishLater}>
            {t('later')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Hints for a good text, and the source text of a translation. */
function hint(about: string | false, original: string, lang: ProjectLanguage | undefined) {
  if (!about && !original) return undefined;
  return (
    <>
      {about && <span className="block">{about}</span>}
      {original && (
        <span lang={lang} className="block">
          {original}
        </span>
      )}
    </>
  );
}
