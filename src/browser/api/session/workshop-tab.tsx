'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { WORKSHOP_COOKIE } from '@/shared/interface/preferences';
import { setShownWorkshop } from './shown-workshop';

interface WorkshopTabProps {
  /** the workshop that the server rendered */
  uid: string;
  /** every workshop of the person */
  uids: readonly string[];
}

/**
 * Keeps a tab in its workshop: sends it with calls, and writes the cookie back, which all tabs share,
 * before the tab loads a page. For people with several workshops only; rendered before the page.
 */
export function WorkshopTab({ uid, uids }: WorkshopTabProps) {
  const router = useRouter();
  const [first, setFirst] = useState(uid);
  // That of the tab, while the person has a role there.
  const own = uids.includes(first) ? first : uid;
  if (own !== first) setFirst(own);

  useEffect(() => {
    const keep = () => writeCookie(own);
    const keepIfVisible = () => document.visibilityState === 'visible' && keep();
    setShownWorkshop(own);
    // One that opens in the background leaves the cookie to the tab in front.
    if (document.hasFocus()) keep();
    // Another tab may have opened in the background since this one got the focus.
    const events = ['click', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, keep, true);
    window.addEventListener('focus', keep);
    window.addEventListener('pageshow', keepIfVisible);
    document.addEventListener('visibilitychange', keepIfVisible);
    return () => {
      setShownWorkshop(undefined);
      for (const event of events) document.removeEventListener(event, keep, true);
      window.removeEventListener('focus', keep);
      window.removeEventListener('pageshow', keepIfVisible);
      document.removeEventListener('visibilitychange', keepIfVisible);
    };
  }, [own]);

  useEffect(() => {
    if (uid === own) return;
    // A refresh that finished behind another tab came in the workshop of that one.
    writeCookie(own);
    router.refresh();
  }, [uid, own, router]);
  return null;
}

/** A session cookie, as the one of the link that opens a workshop. */
function writeCookie(uid: string) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${WORKSHOP_COOKIE}=${uid}; Path=/; SameSite=Lax${secure}`;
}
