import { useState } from 'react';

/**
 * A part of the viewer that can show a step before the rest of the page renders
 * (docs/decisions/0020).
 */
export interface StepAhead {
  /** @returns whether the step was ready and is shown; otherwise nothing changed */
  show: (step: number) => boolean;
}

/**
 * @returns the step that this part shows, and a function that changes it before the step of the
 * page changes
 */
export function useAhead(step: number): [shown: number, show: (to: number) => void] {
  const [ahead, setAhead] = useState<{ from: number; to: number }>();
  // A change of the page's step replaces what was shown ahead.
  if (ahead && ahead.from !== step) setAhead(undefined);
  return [ahead?.from === step ? ahead.to : step, (to) => setAhead({ from: step, to })];
}
