'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Chip } from './chip';
import { cn } from './cn';
import { controlStyles } from './control-styles';
import { useFieldControl } from './field-context';

interface TagInputProps {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  /** how many there may be */
  max?: number;
  placeholder?: string;
  disabled?: boolean;
}

/** Tags separated by commas; the same tag in other letters counts once. */
export function TagInput({ value, onValueChange, max = 30, placeholder, disabled }: TagInputProps) {
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
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'Enter' && text.trim()) || event.key === ',') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      onValueChange(value.slice(0, -1));
    }
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  };

  return (
    <div className={cn(controlStyles, 'flex flex-wrap items-center gap-2 px-2 py-1.5 focus-within:border-signal focus-within:outline-3 focus-within:outline-signal', control['aria-invalid'] && 'border-2 border-bad')}>
      {value.map((tag) => (
        <Chip key={tag} className="bg-sunken" removeLabel={t('removeTag', { tag })}
          {...(disabled ? {} : { onRemove: () => onValueChange(value.filter((other) => other !== tag)) })}>
          {tag}
        </Chip>
      ))}
      <input {...control} value={text} disabled={disabled || isFull} enterKeyHint="done" autoComplete="off"
        placeholder={isFull ? t('tagsFull', { max }) : placeholder}
        onChange={(event) => (event.target.value.includes(',') ? add(event.target.value) : setText(event.target.value))}
        onKeyDown={handleKeyDown} onPaste={handlePaste} onBlur={() => add(text)}
        className="h-8 min-w-32 flex-1 bg-transparent px-1 outline-none placeholder:text-ink-muted" />
    </div>
  );
}
