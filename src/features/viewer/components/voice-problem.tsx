import { useLocale, useTranslations } from 'next-intl';
import { languageIn } from '@/shared/languages';
import type { ProjectLanguage } from '@/shared/languages';
import type { ReaderProblem } from '../model/reader';

interface VoiceProblemProps {
  problem: ReaderProblem;
  /** of the text that should be heard */
  textLang: ProjectLanguage;
}

/** Why nothing is to be heard, and what helps. */
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
