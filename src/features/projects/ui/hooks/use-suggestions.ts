import { useCallback, useRef, useState } from 'react';
import { readSuggestions } from '../api';
import type { Suggestions } from '../../suggestions/schema';

const NONE: Suggestions = { tags: [], tools: [], parts: [], brands: [], categories: [] };

/**
 * Earlier values of the creator in the same fields; requested when the first of them gets focus.
 */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState(NONE);
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    readSuggestions()
      .then(setSuggestions)
      .catch(() => {
        // The fields work without; the next one entered requests again.
        isAsked.current = false;
      });
  }, []);
  return { suggestions, load };
}
