'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { COUNTED } from '@/shared/early';
import { showViews } from '../../project/hooks/shown-views';
import { registerView } from '../views/api';

/** Counts that a guide was shown (specification, section 4), and shows the number with it: the page is stored, the number is not. */
export function ViewCount({ projectUid }: { projectUid: string }) {
  const locale = useLocale();
  useEffect(() => {
    // The early script was there first.
    const early = document.querySelector(`[${COUNTED}="${projectUid}"]`);
    if (early) return early.removeAttribute(COUNTED);
    registerView(projectUid)
      .then(({ views }) => showViews(projectUid, views, new Intl.NumberFormat(locale).format(views)))
      // Not being counted is nothing a reader needs to know.
      .catch(() => undefined);
  }, [projectUid, locale]);
  return null;
}
