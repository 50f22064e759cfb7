import { useFormatter, useTranslations } from 'next-intl';

/** An amount in short: '1.5 kg', '2–3 cup', or '6' without a unit. */
export function useAmountText(): (amount: {
  amount: number;
  amountTo?: number | null;
  unit: string | null;
}) => string {
  const unitName = useUnitName();
  const format = useFormatter();
  return ({ amount, amountTo = null, unit }) => {
    const range = [amount, amountTo]
      .filter((end) => end !== null)
      .map((end) => format.number(end, { maximumFractionDigits: 3 }))
      .join('–');
    // A line does not break between them.
    return unit === null ? range : `${range}\u00a0${unitName(unit)}`;
  };
}

/** The name of a unit; pieces for none. */
export function useUnitName(): (unit: string | null) => string {
  const t = useTranslations('editor.settings.units');
  const uses = useTranslations('editor.uses');
  return (unit) => {
    if (unit === null) return uses('pieces');
    return unit === 'tsp' || unit === 'tbsp' || unit === 'cup' ? t(unit) : unit.replace('_', ' ');
  };
}
