import { useEffect, type RefObject } from 'react';
import { isTyping, SITE_KEYS } from '@/shared/interface/site-keys';

/** The key '/' goes to the field, unless it is being typed somewhere. */
export function useSlashFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isElsewhere =
        isTyping(event.target) ||
        (event.target instanceof Element && event.target.closest('dialog'));
      if (
        event.key !== SITE_KEYS.search ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isElsewhere ||
        !field.current
      )
        return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [field]);
}
