import { useEffect } from 'react';
import { hasSession } from '@/client/access-token';
import { goToPage } from '@/client/go-to-page';
import { onSessionNews } from '@/client/session-tabs';
import { paths } from '@/shared/paths';

/** Whoever has signed in in another tab needs no form here: on to the page they wanted, or to the dashboard. */
export function useSignedInElsewhere(callbackUrl: string | undefined): void {
  useEffect(() => {
    const goOn = () => goToPage(callbackUrl ?? paths.dashboard);
    // Going back to a form that the browser has kept.
    const handleShown = ({ persisted }: PageTransitionEvent) =>
      void (persisted && hasSession() && goOn());
    const stopListening = onSessionNews(({ kind }) => void (kind === 'signed-in' && goOn()));
    window.addEventListener('pageshow', handleShown);
    return () => {
      stopListening();
      window.removeEventListener('pageshow', handleShown);
    };
  }, [callbackUrl]);
}
