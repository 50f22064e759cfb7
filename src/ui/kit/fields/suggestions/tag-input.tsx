import { useTranslations } from 'next-intl';
import { flushSync } from 'react-dom';
import { useState, type ClipboardEvent, type FocusEventHandler, type KeyboardEvent } from 'react';
import { isInputMethodKey } from '@/shared/interface/keys';
import { keyedEntries, splitEntries, splitTyped } from '@/shared/http/entries';
import { Chip } from '../../buttons/chip';
import { cn } from '../../cn';
import { useFieldControl } from '../field-context';
import { SuggestionList } from './suggestion-list';
import { useCombobox } from './use-combobox';

interface TagInputProps {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  /** how many there may be */
  max?: number;
  /** what may be meant; anything else may be written too */
  suggestions?: readonly string[];
  /** a list instead of tags: doubles stay, and no comma in a number or in brackets parts it */
  isList?: boolean;
  placeholder?: string;
  disabled?: boolean;
  onFocus?: FocusEventHandler;
}

const NONE: readonly string[] = [];

function withTags(value: readonly string[], typed: string, max: number): string[] {
  const tags = [...value];
  for (const tag of typed
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)) {
    if (tags.length < max && !tags.some((known) => known.toLowerCase() === tag.toLowerCase()))
      tags.push(tag);
  }
  return tags;
}

/** The text of an input after a paste. */
const withPasted = ({ value, selectionStart, selectionEnd }: HTMLInputElement, pasted: string) =>
  `${value.slice(0, selectionStart ?? value.length)}${pasted}${value.slice(selectionEnd ?? value.length)}`;

/** Tags separated by commas, unique without regard to case; or the entries of a list. */
export function TagInput({
  value,
  onValueChange,
  max = 30,
  isList = false,
  suggestions = NONE,
  placeholder,
  disabled,
  onFocus,
}: TagInputProps) {
  const t = useTranslations('common');
  const control = useFieldControl();
  const [text, setText] = useState('');
  const isFull = value.length >= max;

  const add = (typed: string) => {
    // Too many entries of a list get a message when the form is sent; here none may disappear.
    const next = isList ? [...value, ...splitEntries(typed)] : withTags(value, typed, max);
    setText('');
    if (next.length !== value.length) onValueChange(next);
  };
  // An entry that was written before is one entry, whatever commas it has.
  const choose = (option: string) => {
    if (!isList) return add(option);
    setText('');
    onValueChange([...value, option]);
  };
  const combobox = useCombobox({ options: suggestions, text, taken: value, onChoose: choose });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isInputMethodKey(event.nativeEvent) || combobox.handleKey(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      // A shortcut of the form, which sends what is typed here too.
      flushSync(() => add(text));
    } else if ((event.key === 'Enter' && text.trim()) || (event.key === ',' && !isList)) {
      event.preventDefault();
      add(text);
      combobox.close();
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      onValueChange(value.slice(0, -1));
    }
  };
  const handleChange = (typed: string) => {
    if (typed.includes(',') && !isList) return add(typed);
    const { done, rest } = isList ? splitTyped(typed) : { done: [], rest: typed };
    if (done.length > 0) onValueChange([...value, ...done]);
    setText(rest);
    combobox.open();
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const isOne = isList ? splitEntries(pasted).length < 2 : !/[,\n\r]/.test(pasted);
    if (isOne) return;
    event.preventDefault();
    add(withPasted(event.currentTarget, pasted));
  };

  return (
    <SuggestionList combobox={combobox}>
      <div
        className={cn(
          'control bg-surface',
          'flex flex-wrap items-center gap-2 px-2 py-1.5 focus-within:border-signal focus-within:outline-3 focus-within:outline-signal',
          control['aria-invalid'] && 'border-2 border-bad',
          disabled && 'cursor-not-allowed bg-sunken hover:border-line-strong',
        )}
      >
        {keyedEntries(value).map(({ key, entry }, index) => (
          <Chip
            key={key}
            className={cn('bg-sunken', isList && 'rounded-lg')}
            removeLabel={t('removeTag', { tag: entry })}
            {...(disabled
              ? {}
              : { onRemove: () => onValueChange(value.filter((_, other) => other !== index)) })}
          >
            {entry}
          </Chip>
        ))}
        <input
          {...control}
          {...combobox.inputProps}
          value={text}
          disabled={disabled || (isFull && !isList)}
          enterKeyHint="done"
          autoComplete="off"
          placeholder={isFull ? t('tagsFull', { max }) : placeholder}
          onFocus={onFocus}
          onChange={(event) => handleChange(event.target.value)}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          onBlur={() => {
            combobox.close();
            add(text);
          }}
          className="-my-1.5 h-11 min-w-32 flex-1 bg-transparent px-1 outline-none placeholder:text-ink-muted"
        />
      </div>
    </SuggestionList>
  );
}
