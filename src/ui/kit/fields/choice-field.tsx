import { Field } from './field';
import { Select } from './select';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (value: Value) => void;
  className?: string;
}

/** A select of a few values, as what a list below it shows. */
export function ChoiceField<Value extends string>({
  label,
  value,
  values,
  nameOf,
  onChange,
  className,
}: ChoiceFieldProps<Value>) {
  return (
    <Field label={label} className={className}>
      <Select
        value={value}
        onChange={({ target }) => onChange(values.find((entry) => entry === target.value) ?? value)}
      >
        {values.map((entry) => (
          <option key={entry} value={entry}>
            {nameOf(entry)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
