import { useTranslations } from 'next-intl';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { UseChange } from '../../../model/versions/changes';
import { Difference } from '@/ui/kit/word-differences';
import { useUseWords } from '../../hooks/use-use-words';
import { BothSides } from './both-sides';

interface ChangedUsesProps {
  uses: readonly UseChange[];
  languages: readonly ProjectLanguage[];
}

/** The parts and tools that a step uses now, does not use any more, or uses another share of. */
export function ChangedUses({ uses, languages }: ChangedUsesProps) {
  const t = useTranslations('versions.changes');
  const { wordsOf, lineOf } = useUseWords();
  const [primary] = languages;
  return (
    <section className="flex flex-col gap-1 border-s-2 border-line ps-3">
      <p className="text-sm font-semibold">{t('uses.title')}</p>
      <ul className="flex flex-col gap-1 wrap-anywhere">
        {uses.map(({ item, line, isMoved, before, after }) => (
          <li key={item} lang={primary} className="flex flex-wrap gap-x-2">
            {before && after ? (
              <>
                <span>{line}</span>
                {wordsOf(before) !== wordsOf(after) && (
                  <BothSides before={wordsOf(before)} after={wordsOf(after)} />
                )}
                {isMoved && <span className="text-sm">{t('part.moved')}</span>}
              </>
            ) : (
              <Difference is={after ? 'added' : 'removed'}>
                {lineOf(line, after ?? before)}
              </Difference>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
