'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';

interface ViewCountProps {
  projectUid: string;
  /** the total at the time the page was cached */
  views: number;
  /** the same as text: formatting numbers takes its time while a page becomes ready */
  children: ReactNode;
}

/** Counts a view (docs/reference/feedback.md#views) and shows the total. */
export function ViewCount({ projectUid, views, children }: ViewCountProps) {
  const locale = useLocale();
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    import('../views/api')
      .then(async ({ registerView }) => setCounted((await registerView(projectUid)).views))
      // A failed count does not concern the reader.
      .catch(() => undefined);
  }, [projectUid]);
  return (
    <span data-views>
      {counted > views ? new Intl.NumberFormat(locale).format(counted) : children}
    </span>
  );
}
