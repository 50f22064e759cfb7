import { useFormatter, useTranslations } from 'next-intl';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { signOf } from '../../../model/uses/shares';
import type { UseChange } from '../../../model/versions/changes';
import { Difference } from '@/ui/kit/word-differences';
import { BothSides } from './both-sides';

interface ChangedUsesProps {
  uses: readonly UseChange[];
  languages: readonly ProjectLanguage[];
}

/** The parts and tools that a step uses now, does not use any more, or uses another share of. */
export function ChangedUses({ uses, languages }: ChangedUsesProps) {
  const t = useTranslations('versions.changes');
  const wordsOf = useUseWords();
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
                {[line, ...hidden(after ?? before, wordsOf)].join(' · ')}
              </Difference>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Used = NonNullable<UseChange['before']>;

/** Nothing for all of it. */
const hidden = (used: Used | undefined, wordsOf: (used: Used) => string): string[] =>
  used && (used.share !== undefined || used.amount) ? [wordsOf(used)] : [];

/** A share or an amount in words. */
function useUseWords(): (used: Used) => string {
  const t = useTranslations('versions.changes.uses');
  const format = useFormatter();
  return ({ share, amount }) => {
    if (amount)
      return [
        format.number(amount.value, { maximumFractionDigits: 3 }),
        amount.unit?.replace('_', ' ') ?? '×',
      ].join(' ');
    if (share === undefined || share === 1) return t('all');
    return t('part', { share: signOf(share) ?? format.number(share, { style: 'percent' }) });
  };
}
