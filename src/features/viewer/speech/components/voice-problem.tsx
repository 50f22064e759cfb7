import { useLocale, useTranslations } from 'next-intl';
import { languageIn, type ProjectLanguage } from '@/shared/interface/languages';
import type { ReaderProblem } from '../model/reader';

interface VoiceProblemProps {
  problem: ReaderProblem;
  /** of the text to be read aloud */
  textLang: ProjectLanguage;
}

/** Why there is no sound, and what helps. */
export function VoiceProblem({ problem, textLang }: VoiceProblemProps) {
  const t = useTranslations('viewer');
  const locale = useLocale();
  const language = languageIn(locale, textLang);
  return (
    <span>
      <span>{t(`speech.${problem}`, { language })}</span>
      {problem !== 'blocked' && (
        <>
          {' '}
          <span className="font-normal text-ink-muted">{t(`speech.help.${problem}`)}</span>
        </>
      )}
    </span>
  );
}
