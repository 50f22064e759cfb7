'use client';

import { useLocale } from 'next-intl';
import { useCallback, useState } from 'react';
import {
  DEFAULT_CHOICE,
  type DateRangeChoice,
  type InstantRange,
  rangeAt,
  weekStartOf,
} from './date-range-rules';

export type ChosenRange = {
  choice: DateRangeChoice;
  /** worked out when it was chosen or renewed last */
  range: InstantRange;
  choose: (choice: DateRangeChoice) => InstantRange;
  /** Lets 'to now' reach the present; to be called with each further load. */
  renew: () => InstantRange;
};

/** What a DateRangeFilter chooses, and the instants to load. @param initial the last 90 days, when it is not said */
export function useDateRange(initial: DateRangeChoice = DEFAULT_CHOICE): ChosenRange {
  const locale = useLocale();
  const work = useCallback(
    (choice: DateRangeChoice) =>
      rangeAt(choice, new Date(), weekStartOf(locale, navigator.languages)),
    [locale],
  );
  const [{ choice, range }, setChosen] = useState(() => ({
    // The server has no idea of the device's languages; they matter for a week alone, which is nobody's first choice.
    choice: initial,
    range: rangeAt(initial, new Date(), weekStartOf(locale, [])),
  }));
  const choose = useCallback(
    (next: DateRangeChoice) => {
      const worked = work(next);
      setChosen({ choice: next, range: worked });
      return worked;
    },
    [work],
  );
  return { choice, range, choose, renew: useCallback(() => choose(choice), [choose, choice]) };
}
