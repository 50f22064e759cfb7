import type { ComponentProps } from 'react';
import { Input } from '../input';
import { SuggestionList } from './suggestion-list';
import { useCombobox } from './use-combobox';

type SuggestInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  value: string;
  onValueChange: (value: string) => void;
  suggestions: readonly string[];
};

/** A line of text with suggestions; anything else may be written too. */
export function SuggestInput({ value, onValueChange, suggestions, ...rest }: SuggestInputProps) {
  const combobox = useCombobox({ options: suggestions, text: value, onChoose: onValueChange });
  return (
    <SuggestionList combobox={combobox}>
      <Input
        {...rest}
        {...combobox.inputProps}
        autoComplete="off"
        value={value}
        onBlur={combobox.close}
        onKeyDown={combobox.handleKey}
        onChange={(event) => {
          onValueChange(event.target.value);
          combobox.open();
        }}
      />
    </SuggestionList>
  );
}
