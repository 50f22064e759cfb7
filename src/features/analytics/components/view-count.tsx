'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';

/** Counts that a guide was shown (specification, section 4), and shows the number with it: the page is stored, the number is not. */
export function ViewCount({ projectUid }: { projectUid: string }) {
  const locale = useLocale();
  useEffect(() => {
    Promise.all([import('../views/api'), import('../../project/hooks/shown-views')])
      .then(async ([{ registerView }, { showViews }]) => {
        const { views } = await registerView(projectUid);
        showViews(projectUid, views, new Intl.NumberFormat(locale).format(views));
      })
      // Not being counted is nothing a reader needs to know.
      .catch(() => undefined);
  }, [projectUid, locale]);
  return null;
}
