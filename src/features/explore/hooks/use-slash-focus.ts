import { useEffect } from 'react';
import type { RefObject } from 'react';

/** The key '/' goes to the field, unless it is being typed somewhere. */
export function useSlashFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], dialog');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || !field.current) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [field]);
}
