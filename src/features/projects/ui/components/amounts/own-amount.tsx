import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { Button } from '@/ui/kit/buttons/button';
import { FACTOR_MAX, FACTOR_MIN, type ShownMeasure } from '../../../model/amounts/scale-line';

interface OwnAmountProps {
  shown: ShownMeasure;
  lang: ProjectLanguage;
  onClose: () => void;
  onChoose: (amount: number) => void;
}

/** 'I have 350 g': a sheet with a field, whose number scales the guide. */
export function OwnAmount({ shown, lang, onClose, onChoose }: OwnAmountProps) {
  const t = useTranslations('scaling');
  const box = useRef<HTMLDivElement>(null);
  // Not '0.3333333333333333' for a third of a cup.
  const amount = Number(shown.amount.toPrecision(4));
  useEffect(() => box.current?.showPopover(), []);
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={t('have')}
      data-middle
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      className="drop"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const own = Number(new FormData(event.currentTarget).get('amount'));
          if (own !== amount) onChoose(own);
          box.current?.hidePopover();
        }}
        className="flex flex-wrap items-end gap-3 p-4"
      >
        <label className="flex flex-col gap-1">
          <span className="text-sm font-semibold">{t('have')}</span>
          <span className="flex items-center gap-2">
            <input
              name="amount"
              type="number"
              step="any"
              min={shown.written * FACTOR_MIN}
              max={shown.written * FACTOR_MAX}
              inputMode="decimal"
              required
              // The sheet is opened to type here.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              defaultValue={amount}
              className="control w-28 bg-surface"
            />
            <span lang={lang}>{shown.word}</span>
          </span>
        </label>
        <Button type="submit">{t('apply')}</Button>
      </form>
    </div>
  );
}
