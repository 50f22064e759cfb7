import { useTranslations } from 'next-intl';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { Field } from '@/ui/kit/fields/field';
import { FormattedTextarea } from '@/ui/kit/fields/formatted-textarea';
import { Input } from '@/ui/kit/fields/input';
import { Textarea } from '@/ui/kit/fields/textarea';
import { FieldComments } from '@/features/reviews/ui/comments/late-parts';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type FieldName, GUIDE_KEY, type TextField } from '../../shell/model/fields';
import { itemOf } from '../../list/model/project-items';
import { type Draft, textOf, textPath, withText } from '../../saving/model/draft';
import { editedSources, isOld, sourcesOf } from '../../saving/model/translation-states';
import { useEditor } from '../../shell/hooks/editor-context';
import { partOf } from '../model/comment-parts';
import { useFieldName } from '../hooks/use-field-name';
import { OldText } from './old-text';

export interface SharedTextProps {
  itemKey: string;
  draft: Draft;
  lang: ProjectLanguage;
  /** the source text is already next to it */
  isBeside: boolean;
  onChange: (draft: Draft) => void;
  /** messages by `field.language` */
  errors: Record<string, string>;
}

interface ItemTextProps extends SharedTextProps {
  field: TextField;
  label: string;
  isLabelHidden?: boolean;
  isRequired?: boolean;
  isOptional?: boolean;
  hint?: string | false;
}

/** A text of an item in one language. */
export function ItemText({
  itemKey,
  draft,
  lang,
  isBeside,
  onChange,
  errors,
  field: { name, max, rows, formatting },
  hint = false,
  ...about
}: ItemTextProps) {
  const { project, setLang, setFocusTarget } = useEditor();
  const nameOf = useFieldName();
  const [primary] = project.languages;
  const isPrimary = lang === primary;
  const value = textOf(draft, name, lang);
  const original = !isPrimary && primary && !isBeside ? textOf(draft, name, primary) : '';
  const control = {
    lang,
    'data-text': name,
    onFocus: () => setLang(lang),
    value,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(withText(draft, name, lang, target.value)),
  };
  const Area = formatting ? FormattedTextarea : Textarea;
  return (
    <div className="relative flex flex-col gap-1">
      {!isBeside && (
        <FieldComments
          itemId={itemKey === GUIDE_KEY ? null : itemKey}
          part={partOf(name, draft)}
          name={about.label}
          className={about.isLabelHidden ? 'self-end' : 'absolute end-0 top-0'}
        />
      )}
      <Field
        {...about}
        counter={{ value, max }}
        error={errors[textPath(name, lang)]}
        hint={hintOf(hint, original, primary)}
      >
        {rows === 1 ? (
          <Input {...control} autoComplete="off" />
        ) : (
          <Area
            {...control}
            {...(formatting === 'links' ? { hasLinks: true } : {})}
            rows={rows}
            className={rows > 2 ? 'min-h-28' : 'min-h-18'}
          />
        )}
      </Field>
      {isPrimary && <TypoChoice itemKey={itemKey} draft={draft} field={name} />}
      {!isPrimary && isOld(draft, itemOf(project, itemKey), name, lang) && (
        <OldText
          itemKey={itemKey}
          draft={draft}
          field={name}
          lang={lang}
          about={nameOf(name, draft)}
          onConfirmed={() => {
            setLang(lang);
            setFocusTarget({ key: itemKey, field: name });
          }}
        />
      )}
    </div>
  );
}

/** Hints for a good text, and the source text of a translation. */
function hintOf(about: string | false, original: string, lang: ProjectLanguage | undefined) {
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

/**
 * True if the last edit leaves its translations valid: a line at the text whose translations it
 * makes old. It stays after the automatic save, until the item is left; further typing is another
 * edit.
 */
function TypoChoice({
  itemKey,
  draft,
  field,
}: Pick<SharedTextProps, 'itemKey' | 'draft'> & { field: FieldName }) {
  const t = useTranslations('dashboard.form');
  const { project, touched, typos, dispatch, autosave } = useEditor();
  const { languages } = project;
  const stored = itemOf(project, itemKey);
  const [first] = stored ? editedSources(draft, stored, touched[itemKey] ?? [], languages) : [];
  if (first !== field) return null;
  return (
    <Checkbox
      label={t('typo')}
      checked={typos[itemKey] === sourcesOf(draft, languages)}
      onChange={({ target }) => {
        dispatch({ type: 'typoChosen', key: itemKey, draft, isTypo: target.checked });
        // At once: what is typed next is not meant.
        void autosave.run(itemKey);
      }}
    />
  );
}
