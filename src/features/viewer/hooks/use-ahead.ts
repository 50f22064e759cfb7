import { useState } from 'react';

/** A part of the viewer that can show a step before the rest of the page does (docs/decisions/0020). */
export interface StepAhead {
  /** @returns whether the step lay ready and was shown; otherwise nothing changed */
  show: (step: number) => boolean;
}

/** @returns the step that a part of the viewer shows, and how to make it another one before the page's own step has become it */
export function useAhead(step: number): [shown: number, show: (to: number) => void] {
  const [ahead, setAhead] = useState<{ from: number; to: number }>();
  // Once the page's own step has changed, whatever was shown before it has had its time.
  if (ahead && ahead.from !== step) setAhead(undefined);
  return [ahead?.from === step ? ahead.to : step, (to) => setAhead({ from: step, to })];
}
