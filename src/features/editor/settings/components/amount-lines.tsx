import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ProjectView } from '@/features/projects/schema';
import { keyedEntries } from '@/shared/http/entries';
import { Chip } from '@/ui/kit/buttons/chip';
import { Switch } from '@/ui/kit/fields/switch';

type Amounts = ProjectView['partAmounts'];
type Amount = NonNullable<Amounts[number]>;

interface AmountLinesProps {
  lines: readonly string[];
  /** by line */
  amounts: Amounts;
  /** resolves when it is saved or has failed */
  onFixed: (id: string, isFixed: boolean) => Promise<unknown>;
}

/** Parts or tools; where amounts were read, what was understood of each line, and if it scales. */
export function AmountLines({ lines, amounts, onFixed }: AmountLinesProps) {
  const t = useTranslations('editor.settings');
  const [sending, setSending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const change = async (id: string, isFixed: boolean) => {
    setSending((before) => new Map(before).set(id, isFixed));
    await onFixed(id, isFixed);
    setSending((before) => new Map([...before].filter(([each]) => each !== id)));
  };
  const entries = keyedEntries(lines);
  if (!amounts.some(Boolean))
    return (
      <span className="flex flex-wrap gap-2">
        {entries.map(({ key, entry }) => (
          <Chip key={key}>{entry}</Chip>
        ))}
      </span>
    );
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col divide-y divide-line">
        {entries.map(({ key, entry }, index) => {
          const amount = amounts[index];
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-4 py-1">
              <div className="min-w-0 flex-1 basis-48 py-1">
                <p>{entry}</p>
                {amount && <Reading amount={amount} />}
              </div>
              {amount && (
                <Switch
                  label={
                    <>
                      <span>{t('fixed')}</span>
                      <span className="sr-only">{` (${entry})`}</span>
                    </>
                  }
                  checked={sending.get(amount.id) ?? amount.fixed}
                  onChange={({ target }) => void change(amount.id, target.checked)}
                  className="shrink-0 gap-2 text-sm text-ink-muted"
                />
              )}
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-ink-muted">{t('amountsHint')}</p>
    </div>
  );
}

/** An amount with its unit, name and note: '1.5–2 kg · flour · sifted', '6 × · eggs'. */
function Reading({ amount: { amount, amountTo, unit, name, note } }: { amount: Amount }) {
  const t = useTranslations('editor.settings.units');
  const format = useFormatter();
  const range = [amount, amountTo]
    .filter((end) => end !== null)
    .map((end) => format.number(end, { maximumFractionDigits: 3 }))
    .join('–');
  const spoon = unit === 'tsp' || unit === 'tbsp' || unit === 'cup' ? t(unit) : unit;
  return (
    <p translate="no" className="flex flex-wrap gap-x-1.5 text-sm">
      <strong className="font-mono">{range}</strong>
      {spoon ? <em>{spoon.replace('_', ' ')}</em> : <span>×</span>}
      {name && (
        <>
          <span aria-hidden>·</span>
          <span>{name}</span>
        </>
      )}
      {note && (
        <>
          <span aria-hidden>·</span>
          <span className="text-ink-muted">{note}</span>
        </>
      )}
    </p>
  );
}
