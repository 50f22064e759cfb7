import { useFormatter } from 'next-intl';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { pickText } from '@/shared/interface/localized-text';
import type { PublicProject } from '../../schema';

interface YieldTextProps {
  yielded: NonNullable<PublicProject['yield']>;
  lang: ProjectLanguage;
  languages: readonly ProjectLanguage[];
}

/** '40 rolls' */
export function YieldText({ yielded: { amount, unit }, lang, languages }: YieldTextProps) {
  const format = useFormatter();
  const word = pickText(unit, lang, languages);
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <span className="font-mono">{format.number(amount, { maximumFractionDigits: 6 })}</span>
      {word.value && <span lang={word.lang}>{word.value}</span>}
    </span>
  );
}
