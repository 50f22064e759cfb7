import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { Button } from '@/ui/kit/buttons/button';
import type { ShownMeasure } from '../../../model/amounts/scale-line';

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
          onChoose(Number(new FormData(event.currentTarget).get('amount')));
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
              min="0"
              inputMode="decimal"
              required
              // The sheet is opened to type here.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              defaultValue={shown.amount}
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
