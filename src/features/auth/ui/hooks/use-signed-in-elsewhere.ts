import { useEffect } from 'react';
import { hasSession } from '@/browser/api/session/access-token';
import { goToPage } from '@/browser/page/go-to-page';
import { onSessionMessage } from '@/browser/api/session/session-tabs';
import { paths } from '@/shared/addresses/paths';

/**
 * After signing in in another tab, this form is not needed: opens the wanted page, or the
 * dashboard.
 */
export function useSignedInElsewhere(callbackUrl: string | undefined): void {
  useEffect(() => {
    const goOn = () => goToPage(callbackUrl ?? paths.dashboard);
    // Handles a return to a form from the browser's back/forward cache.
    const handleShown = ({ persisted }: PageTransitionEvent) =>
      void (persisted && hasSession() && goOn());
    const stopListening = onSessionMessage(({ kind }) => void (kind === 'signed-in' && goOn()));
    window.addEventListener('pageshow', handleShown);
    return () => {
      stopListening();
      window.removeEventListener('pageshow', handleShown);
    };
  }, [callbackUrl]);
}
