'use client';

import { useEffect } from 'react';
import { fetchForPaper, showAllOnPaper } from '@/client/show-all-on-paper';

/** Has pictures further down and answers to questions on paper too. */
export function ShownOnPaper() {
  useEffect(() => {
    fetchForPaper();
    showAllOnPaper();
  }, []);
  return null;
}
