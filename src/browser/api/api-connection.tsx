import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { paths } from '@/shared/addresses/paths';
import { forgetAccessToken, hasSession } from './session/access-token';
import { setClientTexts } from './client-texts';
import { restoreTyped } from '../storage/stored-typing';
import { goToPage } from '../page/go-to-page';
import { keepPageOnFailure, onFailedPage } from '../navigation/failed-page';
import { onSessionExpired } from './session/session-expired';
import { takeSessionNote } from './session/session-note';
import { onSessionMessage } from './session/session-tabs';

/**
 * Sets the texts of API calls, navigates to /auth/logout when the session has ended
 * (docs/reference/interface.md#messages), and follows session changes of other tabs. Rendered
 * before the page, so that it is ready when the effects of the page call the API.
 */
export function ApiConnection() {
  const t = useTranslations('common');
  const router = useRouter();
  const showToast = useToast();
  useEffect(
    () =>
      setClientTexts({
        unreachable: t('unreachable'),
        timeout: t('timeout'),
        failed: t('errorText'),
        otherPerson: t('otherPerson'),
        sessionExpired: t('sessionExpired'),
      }),
    [t],
  );
  useEffect(
    () =>
      onSessionExpired(() => {
        showToast({ text: t('sessionExpired'), tone: 'bad' });
        void returnPath().then((path) => router.push(paths.logoutFrom(path)));
      }),
    [router, showToast, t],
  );
  useEffect(() => keepPageOnFailure(), []);
  useEffect(
    () =>
      onFailedPage(({ pathname, search, hash }) => {
        // Next's router still waits for its first request, so only the browser can retry.
        const retry = { label: t('retry'), onSelect: () => goToPage(pathname + search + hash) };
        showToast({
          text: t('loadFailed'),
          detail: t('loadFailedKept'),
          tone: 'bad',
          action: retry,
        });
      }),
    [showToast, t],
  );
  useEffect(() => {
    const note = takeSessionNote();
    if (note === 'updated')
      showToast({ text: t(restoreTyped() ? 'updatedTyped' : 'updated'), tone: 'info' });
    else if (note) showToast({ text: t(note), tone: 'bad' });
  }, [showToast, t]);
  useEffect(() => {
    const refreshSession = () => {
      forgetAccessToken();
      updateSessionMenu();
    };
    const handleShown = ({ persisted }: PageTransitionEvent) =>
      void (persisted && refreshSession());
    const stopListening = onSessionMessage(refreshSession);
    window.addEventListener('pageshow', handleShown);
    return () => {
      stopListening();
      window.removeEventListener('pageshow', handleShown);
    };
  }, []);
  return null;
}

// The address of an /auth page may hold the token of an email, and is no page to return to.
async function returnPath(): Promise<string | undefined> {
  const { pathname, search, hash } = window.location;
  const routes = await import('@/shared/addresses/routes').catch(() => undefined);
  const isReturn = routes && routes.matchRoute(pathname).access !== 'private';
  return isReturn ? pathname + search + hash : undefined;
}

/** Marks the document as the bootstrap script does when the page loads. */
function updateSessionMenu(): void {
  if (hasSession()) document.documentElement.dataset['session'] = 'in';
  else delete document.documentElement.dataset['session'];
}
