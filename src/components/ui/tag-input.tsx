'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ClipboardEvent, FocusEventHandler, KeyboardEvent } from 'react';
import { Chip } from './chip';
import { cn } from './cn';
import { controlStyles } from './control-styles';
import { useFieldControl } from './field-context';
import { SuggestionList } from './suggestion-list';
import { useCombobox } from './use-combobox';

interface TagInputProps {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  /** how many there may be */
  max?: number;
  /** what may be meant; anything else may be written too */
  suggestions?: readonly string[];
  placeholder?: string;
  disabled?: boolean;
  onFocus?: FocusEventHandler;
}

const NONE: readonly string[] = [];

/** Tags separated by commas; the same tag in other letters counts once. */
export function TagInput({ value, onValueChange, max = 30, suggestions = NONE, placeholder, disabled, onFocus }: TagInputProps) {
  const t = useTranslations('common');
  const control = useFieldControl();
  const [text, setText] = useState('');
  const isFull = value.length >= max;

  const add = (typed: string) => {
    const tags = [...value];
    for (const tag of typed.split(/[,\n]/).map((part) => part.trim()).filter(Boolean)) {
      if (tags.length < max && !tags.some((known) => known.toLowerCase() === tag.toLowerCase())) tags.push(tag);
    }
    setText('');
    if (tags.length !== value.length) onValueChange(tags);
  };
  const combobox = useCombobox({ options: suggestions, text, taken: value, onChoose: add });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || combobox.handleKey(event)) return;
    if ((event.key === 'Enter' && text.trim()) || event.key === ',') {
      event.preventDefault();
      add(text);
      combobox.close();
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      onValueChange(value.slice(0, -1));
    }
  };
  const handleChange = (typed: string) => {
    if (typed.includes(',')) return add(typed);
    setText(typed);
    combobox.open();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  };

  return (
    <SuggestionList combobox={combobox}>
      <div className={cn(controlStyles, 'flex flex-wrap items-center gap-2 px-2 py-1.5 focus-within:border-signal focus-within:outline-3 focus-within:outline-signal', control['aria-invalid'] && 'border-2 border-bad', disabled && 'cursor-not-allowed bg-sunken hover:border-line-strong')}>
        {value.map((tag) => (
          <Chip key={tag} className="bg-sunken" removeLabel={t('removeTag', { tag })}
            {...(disabled ? {} : { onRemove: () => onValueChange(value.filter((other) => other !== tag)) })}>
            {tag}
          </Chip>
        ))}
        <input {...control} {...combobox.inputProps} value={text} disabled={disabled || isFull} enterKeyHint="done" autoComplete="off"
          placeholder={isFull ? t('tagsFull', { max }) : placeholder} onFocus={onFocus}
          onChange={(event) => handleChange(event.target.value)} onKeyDown={handleKeyDown} onPaste={handlePaste}
          onBlur={() => {
            combobox.close();
            add(text);
          }}
          className="-my-1.5 h-11 min-w-32 flex-1 bg-transparent px-1 outline-none placeholder:text-ink-muted" />
      </div>
    </SuggestionList>
  );
}
