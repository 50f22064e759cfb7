'use client';

import { CircleAlert, CircleDashed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import { LANGUAGE_NAMES } from '@/shared/languages';
import { useEditor } from '../hooks/editor-context';
import { type Draft, isPending, languagesWithProblems } from '../model/draft';
import { TextFields } from './text-fields';

interface LanguageTabsProps {
  itemKey: string;
  draft: Draft;
  onChange: (draft: Draft) => void;
  hasPicture: boolean;
  errors: Record<string, string>;
}

/** One tab for each language of the project; marked where something is wrong or left for later. */
export function LanguageTabs(props: LanguageTabsProps) {
  const { draft, errors } = props;
  const t = useTranslations('editor');
  const {
    project: { languages },
    lang,
    setLang,
  } = useEditor();
  const wrong = languagesWithProblems(errors, languages);
  if (languages.length < 2) return <TextFields lang={lang} {...props} />;
  return (
    <Tabs
      label={t('languages')}
      value={lang}
      onValueChange={setLang}
      tabs={languages.map((code) => ({
        value: code,
        label: (
          <>
            <span lang={code}>{LANGUAGE_NAMES[code]}</span>
            {wrong.includes(code) && (
              <CircleAlert role="img" aria-label={t('hasErrors')} className="size-4 text-bad" />
            )}
            {!wrong.includes(code) && isPending(draft, code, languages) && (
              <CircleDashed role="img" aria-label={t('isPending')} className="size-4 text-warn" />
            )}
          </>
        ),
        content: <TextFields lang={code} {...props} />,
      }))}
    />
  );
}
