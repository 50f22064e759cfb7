'use client';

import { useEffect } from 'react';
import { paths } from '@/shared/paths';
import { currentPerson, expectPerson, hasSession } from './access-token';
import { goToPage, reloadPage } from './go-to-page';
import { leaveNote } from './session-note';
import { onSessionNews, tellOtherTabs } from './session-tabs';

type Holder = 'same' | 'nobody' | 'other' | 'unknown';

/**
 * Keeps a private page to the person it was made for: when the session of this browser ends or becomes somebody else's,
 * in another tab or while this page slept, the page is left. Stands before the page, so that it is ready when the page's own effects call.
 * @param person the uid of the creator's public page
 */
export function SessionGuard({ person }: { person: string }) {
  useEffect(() => {
    let isLeft = false;
    const leave = (holder: Holder) => {
      if (isLeft || holder === 'same') return;
      isLeft = true;
      const { pathname, search, hash } = window.location;
      if (holder === 'other') leaveNote('otherPerson');
      if (holder !== 'nobody') return reloadPage();
      leaveNote('signedOutElsewhere');
      goToPage(paths.signIn(pathname + search + hash));
    };
    const leaveUnlessSame = async () => {
      const holder = await holderOf(person);
      // Without an answer nothing is shown to anybody else yet: the next call tells.
      if (holder !== 'unknown') leave(holder);
    };
    const handleShown = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // Kept by the browser for going back: nothing of it is shown before it is known whom to.
      document.body.hidden = true;
      const holder = await holderOf(person);
      if (holder === 'same') document.body.hidden = false;
      else leave(holder);
    };
    const handleVisible = () => {
      if (document.visibilityState === 'visible' && !hasSession()) leave('nobody');
    };
    expectPerson(person, () => leave('other'));
    tellOtherTabs({ kind: 'signed-in', person });
    const stopListening = onSessionNews((news) => {
      if (news.kind === 'signed-out') leave('nobody');
      else if (news.person !== person) void leaveUnlessSame();
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
