import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { StepUse } from '../../model/content/content';
import { shareText } from '../../model/amounts/scale-line';

type Used = Pick<StepUse, 'share' | 'amount'>;

/** How much a step uses of a part or tool, in words, and behind its line. */
export function useUseWords() {
  const t = useTranslations('versions.changes.uses');
  const format = useFormatter();
  const locale = useLocale();
  const wordsOf = ({ share, amount }: Used): string => {
    if (amount)
      return [
        format.number(amount.value, { maximumFractionDigits: 3 }),
        amount.unit?.replace('_', ' ') ?? '×',
      ].join(' ');
    if (share === undefined || share === 1) return t('all');
    return t('part', { share: shareText(share, locale) });
  };
  const lineOf = (line: string, used: Used = {}): string =>
    used.share === undefined && !used.amount ? line : `${line} · ${wordsOf(used)}`;
  return { wordsOf, lineOf };
}
