import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { languageIn } from '@/shared/interface/languages';
import { GUIDE_KEY, TEXT_FIELDS } from '../../shell/model/fields';
import { useEditor } from '../../shell/hooks/editor-context';
import { useItemDraft } from '../../saving/hooks/use-item-draft';
import { useSaveOnLeave } from '../../saving/hooks/use-save-on-leave';
import { Comparison } from '../../panel/components/comparison';
import { ItemText } from '../../panel/components/item-text';
import { SaveState } from '../../saving/components/save-state';

const [ALT] = TEXT_FIELDS.guide.filter(({ name }) => name === 'alt');

/** The alt text of the project's picture, in each language; saved automatically. */
export function ProjectAlt() {
  const t = useTranslations('editor');
  const locale = useLocale();
  const {
    project: { languages },
    dispatch,
    autosave,
  } = useEditor();
  const { draft, errors, summary, hasConflicts } = useItemDraft(GUIDE_KEY, 'guide');
  const comparison = useRef<HTMLHeadingElement>(null);
  useSaveOnLeave(GUIDE_KEY);
  return (
    <div
      role="group"
      aria-label={t('fields.alt')}
      className="flex flex-col gap-4"
      onBlur={() => autosave.flush(false, GUIDE_KEY)}
    >
      <Comparison itemKey={GUIDE_KEY} headingRef={comparison} />
      {ALT &&
        languages.map((lang, index) => (
          <ItemText
            key={lang}
            itemKey={GUIDE_KEY}
            draft={draft}
            lang={lang}
            isBeside
            onChange={(next) => dispatch({ type: 'edited', key: GUIDE_KEY, draft: next })}
            errors={errors}
            field={ALT}
            label={
              languages.length > 1
                ? t('altIn', { language: languageIn(locale, lang) })
                : t('fields.alt')
            }
            isOptional
            hint={index === 0 && t('altHint')}
          />
        ))}
      <SaveState
        itemKey={GUIDE_KEY}
        summary={summary}
        isWaiting={false}
        {...(hasConflicts ? { onCompare: () => comparison.current?.focus() } : {})}
      />
    </div>
  );
}
