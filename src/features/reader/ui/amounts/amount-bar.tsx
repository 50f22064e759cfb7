import { useLocale, useTranslations } from 'next-intl';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  amountText,
  FACTOR_MAX,
  FACTOR_MIN,
  type Units,
  yieldFor,
} from '@/features/projects/model/amounts/scale-line';
import { type Choice, isFactor, useScaling } from '@/features/projects/ui/hooks/use-scaling';
import type { PickedText } from '@/shared/interface/localized-text';

interface AmountBarProps {
  projectUid: string;
  /** what the guide makes, as it is written; null if it does not say */
  makes: { amount: number; unit: Pick<PickedText, 'value' | 'lang'> } | null;
  /** that change anything */
  units: readonly Units[];
}

/** 'For 40 rolls': how much of a guide to make, and in which units. */
export function AmountBar({ projectUid, makes, units }: AmountBarProps) {
  const t = useTranslations('scaling');
  const locale = useLocale();
  const id = useId();
  const written = makes?.amount ?? 1;
  const { choice, amount, typed, type, isChosen, choose, chooseAmount } = useAmount(
    projectUid,
    written,
  );
  const field = useRef<HTMLInputElement>(null);
  // Typed before hydration, it counts too.
  const takeEarly = useEffectEvent(() => {
    const early = field.current?.valueAsNumber;
    if (early && early !== amount) chooseAmount(early);
  });
  useLayoutEffect(() => takeEarly(), []);
  const shown = amountText(amount, locale);
  const isChanged = choice.factor !== 1;
  const unit = makes && <span lang={makes.unit.lang}>{makes.unit.value}</span>;
  const label = makes ? t('for') : t('times');
  const step = (sign: 1 | -1) => (
    <button
      type="button"
      aria-label={sign > 0 ? t('more') : t('less')}
      onClick={() => chooseAmount(nextAmount(amount, sign, makes === null))}
      className="amount-step bg-surface"
    >
      {sign > 0 ? '+' : '−'}
    </button>
  );
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="flex">
          {step(-1)}
          <input
            ref={field}
            id={id}
            type="number"
            step="any"
            min={written * FACTOR_MIN}
            max={written * FACTOR_MAX}
            inputMode="decimal"
            value={typed ?? amount}
            onChange={({ target }) => chooseAmount(target.valueAsNumber, target.value)}
            onBlur={() => type(undefined)}
            className="amount-field bg-surface"
          />
          {step(1)}
        </span>
        {unit}
      </div>
      {units.length > 0 && (
        <UnitSelect
          units={units}
          chosen={choice.units}
          onChoose={(chosen) => choose({ ...choice, units: chosen })}
        />
      )}
      {isChanged && (
        <button
          type="button"
          onClick={() => {
            choose({ ...choice, factor: 1 });
            // This button goes.
            field.current?.focus();
          }}
          className="min-h-11 underline underline-offset-4 print:hidden"
        >
          {t('back', { amount: amountText(written, locale) })}
        </button>
      )}
      {(makes || isChanged) && (
        <p className="hidden font-semibold print:block">
          <span>{`${label} ${shown} `}</span>
          {unit}
          {makes && isChanged && (
            <span>{` (${t('writtenFor', { amount: amountText(written, locale) })})`}</span>
          )}
        </p>
      )}
      {isChanged && <p className="w-full text-sm text-ink-muted">{t('note')}</p>}
      <p role="status" className="sr-only">
        {isChosen && `${label} ${shown} ${makes?.unit.value ?? ''}`}
      </p>
    </div>
  );
}

/** The amount that a reader has chosen, what is being typed, and functions to choose. */
function useAmount(projectUid: string, written: number) {
  const [choice, store] = useScaling(projectUid);
  const [typed, type] = useState<string>();
  const [isChosen, setChosen] = useState(false);
  const choose = (next: Choice, input?: string) => {
    setChosen(true);
    type(input);
    store(next);
  };
  return {
    choice,
    amount: yieldFor(written, choice.factor),
    typed,
    type,
    isChosen,
    choose,
    chooseAmount: (next: number, input?: string) => {
      const factor = next / written;
      if (isFactor(factor)) choose({ ...choice, factor }, input);
      else type(input);
    },
  };
}

interface UnitSelectProps {
  units: readonly Units[];
  chosen: Units | undefined;
  onChoose: (units: Units | undefined) => void;
}

function UnitSelect({ units, chosen, onChoose }: UnitSelectProps) {
  const t = useTranslations('scaling');
  return (
    <select
      aria-label={t('units')}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(units.find((each) => each === target.value))}
      className="control w-auto bg-surface print:hidden"
    >
      <option value="">{t('asWritten')}</option>
      {units.map((each) => (
        <option key={each} value={each}>
          {each === 'metric' ? t('metric') : t('us')}
        </option>
      ))}
    </select>
  );
}

/** A little more or less, in whole steps that fit the number. */
function nextAmount(amount: number, sign: 1 | -1, isFactor: boolean): number {
  const at = amount + sign * 1e-6;
  const step =
    at < 1
      ? 0.25
      : at < 3 && isFactor
        ? 0.5
        : at < 20
          ? 1
          : 10 ** Math.floor(Math.log10(at) - 0.3) / 2;
  return sign > 0
    ? Math.floor(amount / step + 1 + 1e-6) * step
    : Math.ceil(amount / step - 1 - 1e-6) * step;
}
