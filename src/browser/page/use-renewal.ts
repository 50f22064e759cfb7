import { useEffect, useState } from 'react';
import { isMissingScriptError, reloadForUpdate } from './reload-for-update';

/**
 * Reloads the page when an error reports a missing script.
 * @returns whether a reload may still come; until then no error is shown
 */
export function useRenewal(error: unknown): boolean {
  const [isOpen, setOpen] = useState(() => isMissingScriptError(error));
  useEffect(() => {
    if (!isMissingScriptError(error)) return;
    void reloadForUpdate().then((isRenewed) => {
      if (!isRenewed) setOpen(false);
    });
  }, [error]);
  return isOpen;
}
