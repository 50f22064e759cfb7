import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { languageIn, type ProjectLanguage } from '@/shared/interface/languages';
import { useEditor } from '../../shell/hooks/editor-context';
import { focusField } from '../../list/model/focus-field';
import { type Draft, isHalfWritten, isLater, textOf, withLater } from '../../saving/model/draft';
import { firstProblem, languagesWithProblems, problemsOf } from '../../saving/model/draft-problems';
import { fieldsOf, pictureField } from '../../shell/model/fields';
import { useFieldName } from '../hooks/use-field-name';
import { ItemText } from './item-text';
import { StepParts } from './step-parts';

interface TextFieldsProps {
  itemKey: string;
  draft: Draft;
  lang: ProjectLanguage;
  /** the source text is already next to it */
  isBeside?: boolean;
  onChange: (draft: Draft) => void;
  /** only a picture needs an alt text */
  hasPicture: boolean;
  /** the picture that is described, where there are several */
  pictureId?: string | undefined;
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
  pictureId,
  errors,
}: TextFieldsProps) {
  const t = useTranslations('editor');
  const locale = useLocale();
  const nameOf = useFieldName();
  const {
    project: { languages },
    lang: writtenIn,
    setLang,
    focusTarget,
    setFocusTarget,
  } = useEditor();
  const [primary] = languages;
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
    const blank = firstProblem(draft, problemsOf(draft, languages), lang, languages);
    onChange(withLater(draft, lang, true));
    setLang(lang);
    // The button disappears with the problem: focus the next missing text.
    if (blank) setFocusTarget({ key: itemKey, field: blank.field });
  };
  const { media = [] } = draft;
  const number = media.length > 1 ? media.findIndex(({ id }) => id === pictureId) + 1 : 0;
  const alt = number > 1 && pictureId !== undefined ? pictureField(pictureId) : undefined;
  const shown = fieldsOf({ kind: draft.kind, media })
    .filter(({ name }) => !name.startsWith('media.') || name === alt)
    .filter(({ name }) => name !== 'alt' || !alt);
  const shared = { itemKey, draft, lang, isBeside, onChange, errors };
  return (
    <div ref={fields} data-texts className="flex flex-col gap-4">
      {shown.map((field) => {
        const { name, isOptional = false } = field;
        const isAlt = name === 'alt' || name === alt;
        if (isAlt && !hasPicture && textOf(draft, name, lang) === '') return null;
        return (
          <ItemText
            key={name}
            {...shared}
            field={field}
            label={isAlt && number > 0 ? t('media.alt', { number }) : nameOf(name)}
            isRequired={!isOptional && !later}
            isOptional={isOptional}
            hint={isAlt && t('altHint')}
          />
        );
      })}
      {draft.kind === 'step' && <StepParts {...shared} />}
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
