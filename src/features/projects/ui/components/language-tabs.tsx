import { CircleAlert, CircleDashed, History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Tabs } from '@/ui/kit/tabs';
import { LANGUAGE_NAMES, type ProjectLanguage } from '@/shared/interface/languages';

/** Attention that a language needs: errors, texts to write, or old ones to check. */
export type LanguageMark = 'wrong' | 'pending' | 'old';

interface LanguageTabsProps {
  languages: readonly ProjectLanguage[];
  value: ProjectLanguage;
  onValueChange: (lang: ProjectLanguage) => void;
  markOf: (lang: ProjectLanguage) => LanguageMark | undefined;
  contentOf: (lang: ProjectLanguage) => ReactNode;
}

/** A tab for each language of a project. */
export function LanguageTabs({
  languages,
  value,
  onValueChange,
  markOf,
  contentOf,
}: LanguageTabsProps) {
  const t = useTranslations('dashboard.form');
  return (
    <Tabs
      label={t('languages')}
      value={value}
      onValueChange={onValueChange}
      tabs={languages.map((lang) => ({
        value: lang,
        label: <LanguageLabel lang={lang} mark={markOf(lang)} />,
        content: contentOf(lang),
      }))}
    />
  );
}

/** The language with its mark. */
export function LanguageLabel({
  lang,
  mark,
}: {
  lang: ProjectLanguage;
  mark: LanguageMark | undefined;
}) {
  const t = useTranslations('dashboard.form');
  return (
    <>
      <span lang={lang}>{LANGUAGE_NAMES[lang]}</span>
      {mark === 'wrong' && (
        <CircleAlert role="img" aria-label={t('hasErrors')} className="size-4 text-bad" />
      )}
      {mark === 'pending' && (
        <CircleDashed role="img" aria-label={t('isPending')} className="size-4 text-warn" />
      )}
      {mark === 'old' && (
        <History role="img" aria-label={t('isOld')} className="size-4 text-warn" />
      )}
    </>
  );
}
