'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';

interface ViewCountProps {
  projectUid: string;
  /** when the page was made, which is stored */
  views: number;
}

/** Counts that a guide was shown (specification, section 4), and shows the number with it. */
export function ViewCount({ projectUid, views }: ViewCountProps) {
  const locale = useLocale();
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    import('../views/api')
      .then(async ({ registerView }) => setCounted((await registerView(projectUid)).views))
      // Not being counted is nothing a reader needs to know.
      .catch(() => undefined);
  }, [projectUid]);
  return <span data-views>{new Intl.NumberFormat(locale).format(Math.max(views, counted))}</span>;
}
