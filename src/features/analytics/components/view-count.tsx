'use client';

import { useFormatter } from 'next-intl';
import { useEffect, useState } from 'react';
import { registerView } from '../views/api';

interface ViewCountProps {
  projectUid: string;
  /** as stored with the page */
  views: number;
}

/** The number of views; being shown is what counts as one (specification, section 4). The page is cached, the number is not. */
export function ViewCount({ projectUid, views }: ViewCountProps) {
  const { number } = useFormatter();
  const [counted, setCounted] = useState(views);
  useEffect(() => {
    let isShown = true;
    registerView(projectUid)
      .then((answer) => { if (isShown) setCounted((before) => Math.max(before, answer.views)); })
      // Not being counted is nothing a reader needs to know.
      .catch(() => undefined);
    return () => { isShown = false; };
  }, [projectUid]);
  return <>{number(counted)}</>;
}
