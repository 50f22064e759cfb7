import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { Slider } from '@/ui/kit/fields/slider';
import { COVER_OPACITY_MAX, COVER_OPACITY_MIN, COVER_OPACITY_STEP } from '../../constants';
import { nearestOpacity, opacityOf, opacityText } from '../../model/opacity-text';

const KEY_STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

interface OpacityFieldProps {
  /** name of the number field, in its form */
  name: string;
  /** the typed text */
  value: string;
  /** the value of the slider while the text is invalid */
  fallback: number;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/**
 * The opacity of the cover: a slider and a number (docs/reference/accounts.md#profile). The number
 * is a text field, because a number input uses the decimal mark of the browser's language, not of
 * the page's.
 */
export function OpacityField({ name, value, fallback, error, onValueChange }: OpacityFieldProps) {
  const t = useTranslations('settings.profile');
  const locale = useLocale();
  const format = useFormatter();
  const typed = opacityOf(value);
  const opacity = nearestOpacity(typed ?? fallback);
  const set = (next: number) => onValueChange(opacityText(nearestOpacity(next), locale));

  const handleKeyDown = (event: KeyboardEvent) => {
    const steps = KEY_STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    set(opacity + steps * COVER_OPACITY_STEP);
  };

  return (
    <Field label={t('coverOpacity')} hint={t('coverOpacityHint')} error={error} isRequired>
      <div className="flex items-center gap-5">
        <Slider
          label={t('coverOpacitySlider')}
          value={opacity}
          min={COVER_OPACITY_MIN}
          max={COVER_OPACITY_MAX}
          step={COVER_OPACITY_STEP}
          valueText={format.number(opacity, { style: 'percent' })}
          onValueChange={set}
        />
        <Input
          name={name}
          role="spinbutton"
          aria-valuemin={COVER_OPACITY_MIN}
          aria-valuemax={COVER_OPACITY_MAX}
          aria-valuenow={typed}
          aria-valuetext={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={value}
          className="w-20 shrink-0 text-center font-mono"
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={() => typed !== undefined && onValueChange(opacityText(typed, locale))}
        />
      </div>
    </Field>
  );
}
