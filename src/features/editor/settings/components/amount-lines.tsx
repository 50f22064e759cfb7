import { useFormatter, useTranslations } from 'next-intl';
import type { ProjectView } from '@/features/projects/schema';
import { keyedEntries } from '@/shared/http/entries';
import { Chip } from '@/ui/kit/buttons/chip';

type Amounts = ProjectView['partAmounts'];

interface AmountLinesProps {
  lines: readonly string[];
  /** by line */
  amounts: Amounts;
}

/** Parts or tools, with the amount that was read from each line. */
export function AmountLines({ lines, amounts }: AmountLinesProps) {
  const t = useTranslations('editor.settings');
  const shown = useAmountText();
  return (
    <span className="flex flex-col gap-2">
      <span className="flex flex-wrap gap-2">
        {keyedEntries(lines).map(({ key, entry }, index) => (
          <Chip key={key} className="flex-wrap gap-x-2 rounded-lg">
            <span>{entry}</span>
            {amounts[index] && (
              <span translate="no" className="font-mono text-sm text-ink-muted">
                {shown(amounts[index])}
              </span>
            )}
          </Chip>
        ))}
      </span>
      {amounts.some(Boolean) && <span className="text-sm text-ink-muted">{t('amountsHint')}</span>}
    </span>
  );
}

/** An amount in short: '1.5–2 kg', or '6 ×' without a unit. */
function useAmountText(): (amount: NonNullable<Amounts[number]>) => string {
  const t = useTranslations('editor.settings.units');
  const format = useFormatter();
  return ({ amount, amountTo, unit }) => {
    const range = [amount, amountTo]
      .filter((end) => end !== null)
      .map((end) => format.number(end, { maximumFractionDigits: 3 }))
      .join('–');
    const spoon = unit === 'tsp' || unit === 'tbsp' || unit === 'cup' ? t(unit) : unit;
    return `${range} ${spoon?.replace('_', ' ') ?? '×'}`;
  };
}
