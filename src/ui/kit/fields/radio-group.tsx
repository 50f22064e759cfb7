import { useContext, useId, type ReactNode } from 'react';
import { cn } from '../cn';
import { FormErrorsContext } from './field-context';
import { FieldProblem } from './field-problem';
import { WrapText } from '../wrap-text';

interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
}

interface RadioGroupProps<V extends string> {
  legend: string;
  isLegendHidden?: boolean;
  name: string;
  options: readonly RadioOption<V>[];
  value?: V | undefined;
  defaultValue?: V;
  onValueChange?: (value: V) => void;
  error?: string | undefined;
  className?: string;
}

export function RadioGroup<V extends string>({
  legend,
  isLegendHidden,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  error: ownError,
  className,
}: RadioGroupProps<V>) {
  const errors = useContext(FormErrorsContext);
  const error = ownError ?? errors[name];
  const errorId = useId();
  return (
    <fieldset
      className={cn('min-w-0', className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={cn('mb-1.5 text-sm font-semibold', isLegendHidden && 'sr-only')}>
        {legend}
      </legend>
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-surface px-3 py-2.5 transition-colors hover:border-ink has-checked:border-signal has-checked:bg-signal-soft has-disabled:cursor-not-allowed has-disabled:opacity-60',
              error && 'border-bad',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.isDisabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
              className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface checked:border-[6px] checked:border-signal"
            />
            <span className="min-w-0">
              <WrapText>{option.label}</WrapText>
              {option.hint && <span className="block text-sm text-ink-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <FieldProblem id={errorId} className="mt-1.5">
          {error}
        </FieldProblem>
      )}
    </fieldset>
  );
}
