import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Field } from '@/ui/kit/fields/field';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { Input } from '@/ui/kit/fields/input';
import { secondsOf, timePartsOf, TIME_PARTS } from '../model/time-parts';

interface TimeFieldsProps {
  label: string;
  /** its name when it is focused */
  field: string;
  seconds: number;
  error: string | undefined;
  onChange: (seconds: number) => void;
}

/** A length of time in hours, minutes and seconds; '90 minutes' stays as it was typed. */
export function TimeFields({ label, field, seconds, error, onChange }: TimeFieldsProps) {
  const t = useTranslations('editor.timers');
  const id = useId();
  const [typed, setTyped] = useState(() => timePartsOf(seconds));
  if (secondsOf(typed) !== seconds) setTyped(timePartsOf(seconds));
  const change = (part: (typeof TIME_PARTS)[number], value: string) => {
    const next = { ...typed, [part]: value.replace(/\D/g, '').slice(0, 5) };
    setTyped(next);
    onChange(secondsOf(next));
  };
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-1 flex-col gap-1.5">
      <div className="grid max-w-72 grid-cols-3 gap-2">
        {TIME_PARTS.map((part) => (
          <Field key={part} label={t(`units.${part}`)}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              {...(part === 'minutes' ? { 'data-field': field } : {})}
              {...(error ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
              className="font-mono"
              value={typed[part]}
              onChange={({ target }) => change(part, target.value)}
            />
          </Field>
        ))}
      </div>
      {error && <FieldProblem id={id}>{error}</FieldProblem>}
    </div>
  );
}
