'use client';

import { useEffect, useState } from 'react';
import { isScriptMissing, renewPage } from './renew-page';

/** Loads the page anew if that is what an error asks for. @returns whether that is still open, and nothing need be said yet */
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
