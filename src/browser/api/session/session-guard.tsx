'use client';

import { useEffect } from 'react';
import { paths } from '@/shared/addresses/paths';
import { currentPerson, expectPerson, hasSession } from './access-token';
import { goToPage, reloadPage } from '../../page/go-to-page';
import { storeSessionNote } from './session-note';
import { onSessionMessage, broadcastSession } from './session-tabs';

type Holder = 'same' | 'nobody' | 'other' | 'unknown';

/**
 * Shows a private page only to the person it was rendered for: leaves it when the session ends or
 * changes, in another tab or while the page was suspended. Rendered before the page, so that it is
 * ready when the effects of the page call the API.
 * @param person the id of the account
 */
export function SessionGuard({ person }: { person: string }) {
  useEffect(() => {
    let isLeft = false;
    const leave = (holder: Holder) => {
      if (isLeft || holder === 'same') return;
      isLeft = true;
      const { pathname, search, hash } = window.location;
      if (holder === 'other') storeSessionNote('otherPerson');
      if (holder !== 'nobody') return reloadPage();
      storeSessionNote('signedOutElsewhere');
      goToPage(paths.signIn(pathname + search + hash));
    };
    const reloadForOtherPerson = async () => {
      const holder = await holderOf(person);
      // Without an answer the page stays hidden from other people; the next call decides.
      if (holder !== 'unknown') leave(holder);
    };
    const handleShown = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // From the back/forward cache: hidden until it is known who is signed in.
      document.body.hidden = true;
      const holder = await holderOf(person);
      if (holder === 'same') document.body.hidden = false;
      else leave(holder);
    };
    const handleVisible = () => {
      if (document.visibilityState === 'visible' && !hasSession()) leave('nobody');
    };
    expectPerson(person, () => leave('other'));
    broadcastSession({ kind: 'signed-in', person });
    const stopListening = onSessionMessage((news) => {
      if (news.kind === 'signed-out') leave('nobody');
      else if (news.person !== person) void reloadForOtherPerson();
    });
    window.addEventListener('pageshow', handleShown);
    document.addEventListener('visibilitychange', handleVisible);
    return () => {
      expectPerson(undefined);
      stopListening();
      window.removeEventListener('pageshow', handleShown);
      document.removeEventListener('visibilitychange', handleVisible);
    };
  }, [person]);
  return null;
}

async function holderOf(person: string): Promise<Holder> {
  if (!hasSession()) return 'nobody';
  try {
    const now = await currentPerson();
    return now === undefined ? 'nobody' : now === person ? 'same' : 'other';
  } catch {
    return 'unknown';
  }
}
