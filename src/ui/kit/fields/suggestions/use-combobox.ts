import { type KeyboardEvent, useId, useState } from 'react';
import { isInputMethodKey } from '@/shared/interface/keys';
import { matchingOptions } from './matching-options';

interface ComboboxOptions {
  options: readonly string[];
  text: string;
  /** options that make no sense any more */
  taken?: readonly string[];
  onChoose: (option: string) => void;
}

/**
 * Suggestions below an input, following ARIA's combobox pattern: arrow keys move, Enter chooses,
 * Escape closes; focus stays in the input. They open on typing, on a press, and with the down
 * arrow.
 */
export function useCombobox({ options, text, taken, onChoose }: ComboboxOptions) {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isWanted ? matchingOptions(options, text, taken) : [];
  const isOpen = shown.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const open = () => {
    setWanted(true);
    setActive(-1);
  };
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = (option: string) => {
    onChoose(option);
    close();
  };

  /** Reports whether the key was about the suggestions; the input need not look at it any more. */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (isInputMethodKey(event.nativeEvent)) return false;
    const chosen = shown[active];
    if (event.key === 'ArrowDown' && !isOpen) open();
    else if (event.key === 'ArrowDown') setActive((active + 1) % shown.length);
    else if (event.key === 'ArrowUp' && isOpen)
      setActive((active <= 0 ? shown.length : active) - 1);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else return false;
    event.preventDefault();
    // A dialog around it would close at Escape.
    event.stopPropagation();
    return true;
  };
  // The press may come before the options do; they open then.
  const inputProps =
    options.length === 0
      ? { onClick: open }
      : {
          role: 'combobox' as const,
          'aria-autocomplete': 'list' as const,
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
          onClick: open,
        };
  return { shown, active, isOpen, listId, optionId, inputProps, handleKey, open, close, choose };
}
