'use client';

import { useEffect, useState } from 'react';
import { isScriptMissing, renewPage } from './renew-page';

/**
 * Reloads the page when an error says that a script is missing.
 * @returns whether a reload may still come; until then no error is shown
 */
export function useRenewal(error: unknown): boolean {
  const [isOpen, setOpen] = useState(() => isScriptMissing(error));
  useEffect(() => {
    if (!isScriptMissing(error)) return;
    void renewPage().then((isRenewed) => {
      if (!isRenewed) setOpen(false);
    });
  }, [error]);
  return isOpen;
}
