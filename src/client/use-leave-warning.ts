'use client';

import { useEffect, useState } from 'react';

/**
 * Asks before unsaved typing is left behind: the browser's own question for reloads and closing, and `leavingTo` for
 * links inside the product.
 */
export function useLeaveWarning(isUnsaved: boolean) {
  const [leavingTo, setLeavingTo] = useState<string>();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const handleClick = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setLeavingTo(link.pathname + link.search + link.hash);
    };
    window.addEventListener('beforeunload', handleUnload);
    // Before the links' own handlers, which would go there without asking.
    window.addEventListener('click', handleClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      window.removeEventListener('click', handleClick, { capture: true });
    };
  }, [isUnsaved]);
  return { leavingTo, stay: () => setLeavingTo(undefined) };
}

/** The link that a click would follow away from here in this window. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || link.hasAttribute('download'))
    return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  return link.pathname === window.location.pathname ? undefined : link;
}
