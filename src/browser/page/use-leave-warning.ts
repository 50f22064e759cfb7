import { useEffect, useState } from 'react';

/**
 * Warns before unsaved text is lost: with the browser's own question for reload and close, and
 * `leavingTo` for links inside the product.
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
    // Runs before the handlers of the links, which would navigate without a question.
    window.addEventListener('click', handleClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      window.removeEventListener('click', handleClick, { capture: true });
    };
  }, [isUnsaved]);
  return { leavingTo, stay: () => setLeavingTo(undefined) };
}

/** The link of a click that would leave this page in this window. */
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
