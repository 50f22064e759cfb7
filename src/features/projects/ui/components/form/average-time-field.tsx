import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { Input } from '@/ui/kit/fields/input';

interface AverageTimeFieldProps {
  hours: string;
  minutes: string;
  onChange: (time: { hours: string; minutes: string }) => void;
  error: string | undefined;
}

/** One duration in two boxes; the error is about both. */
export function AverageTimeField({ hours, minutes, onChange, error }: AverageTimeFieldProps) {
  const t = useTranslations('dashboard.form');
  const id = useId();
  const boxes = [
    {
      unit: t('hours'),
      value: hours,
      change: (value: string) => onChange({ hours: value, minutes }),
    },
    {
      unit: t('minutes'),
      value: minutes,
      change: (value: string) => onChange({ hours, minutes: value }),
    },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t('averageTime')}</legend>
      <div className="flex flex-wrap gap-3 tight:flex-col">
        {boxes.map(({ unit, value, change }) => (
          <label key={unit} className="flex min-w-30 flex-1 items-center gap-2">
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={value}
              onChange={(event) => change(event.target.value)}
              aria-required
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className="font-mono"
            />
            <span className="shrink-0 text-sm text-ink-muted">{unit}</span>
          </label>
        ))}
      </div>
      {error && (
        <FieldProblem id={`${id}-error`} className="mt-1.5">
          {error}
        </FieldProblem>
      )}
    </fieldset>
  );
}
