import { useId } from 'react';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { hexColorOf } from '../../model/hex-color';

interface ColorFieldProps {
  /** name of the text field, in its form */
  name: string;
  /** label of the text field; the picker has `pickerLabel` */
  label: string;
  pickerLabel: string;
  hint: string;
  /** the typed text */
  value: string;
  /** the colour of the picker while the text is invalid */
  fallback: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/** A colour to pick or to type; both controls stay in sync. */
export function ColorField({
  name,
  label,
  pickerLabel,
  hint,
  value,
  fallback,
  error,
  onValueChange,
}: ColorFieldProps) {
  const pickerId = useId();
  const color = hexColorOf(value);
  return (
    <Field label={label} hint={hint} error={error} isRequired>
      <div className="flex gap-2">
        <input
          id={pickerId}
          type="color"
          aria-label={pickerLabel}
          value={color ?? fallback}
          onChange={(event) => onValueChange(event.target.value)}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-1 hover:border-ink"
        />
        <Input
          name={name}
          value={value}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-0 font-mono"
          onChange={(event) => onValueChange(event.target.value)}
          onBlur={() => color && onValueChange(color)}
        />
      </div>
    </Field>
  );
}
