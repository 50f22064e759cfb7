'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import { languageIn, type ProjectLanguage } from '@/shared/languages';
import { useEditor } from '../hooks/editor-context';
import { type Draft, isLater, textOf, withLater, withText } from '../model/draft';
import { TEXT_FIELDS } from '../model/fields';

interface TextFieldsProps {
  draft: Draft;
  lang: ProjectLanguage;
  onChange: (draft: Draft) => void;
  /** only a picture needs words for who cannot see it */
  hasPicture: boolean;
  /** words by `field.language` */
  errors: Record<string, string>;
}

/** The texts of an item in one language, and the choice to leave the language for later (contract, section 4). */
export function TextFields({ draft, lang, onChange, hasPicture, errors }: TextFieldsProps) {
  const t = useTranslations('editor');
  const locale = useLocale();
  const {
    project: { languages },
  } = useEditor();
  const [primary] = languages;
  const isPrimary = lang === primary;
  const later = isLater(draft, lang, languages);
  return (
    <div className="flex flex-col gap-4">
      {!isPrimary && primary && (
        <div className="rounded-lg bg-sunken px-4 py-1">
          <Switch
            label={t('later')}
            checked={later}
            onChange={({ target }) => onChange(withLater(draft, lang, target.checked))}
          />
          {later && (
            <p className="pb-3 text-sm text-ink-muted">
              {t('laterHint', { language: languageIn(locale, primary) })}
            </p>
          )}
        </div>
      )}
      {TEXT_FIELDS[draft.kind].map(({ name, max, rows, isOptional = later }) => {
        const value = textOf(draft, name, lang);
        if (name === 'alt' && !hasPicture && value === '') return null;
        const original = !isPrimary && primary ? textOf(draft, name, primary) : '';
        const write = (text: string) => onChange(withText(draft, name, lang, text));
        return (
          <Field
            key={name}
            label={t(`fields.${name}`)}
            counter={{ value, max }}
            isRequired={!isOptional}
            isOptional={isOptional}
            error={errors[`${name}.${lang}`]}
            hint={hint(name === 'alt' && t('altHint'), original, primary)}
          >
            {rows === 1 ? (
              <Input
                lang={lang}
                data-text={name}
                value={value}
                autoComplete="off"
                onChange={({ target }) => write(target.value)}
              />
            ) : (
              <Textarea
                lang={lang}
                data-text={name}
                value={value}
                rows={rows}
                className={rows > 2 ? 'min-h-28' : 'min-h-18'}
                onChange={({ target }) => write(target.value)}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}

/** What makes a good text, and the text that is to be translated. */
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
