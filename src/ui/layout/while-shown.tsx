'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * Renders its children only while their page is shown. Next keeps left pages hidden in the document
 * with all typed text; a password must not stay there.
 */
export function WhileShown({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true);
  useLayoutEffect(() => {
    // Hiding a page runs the clean-ups of its effects; showing it again runs the effects.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only effects run when the page is shown
    setShown(true);
    return () => setShown(false);
  }, []);
  return isShown ? children : null;
}
