'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '@/browser/api/call-api';
import { readPlace } from '@/features/projects/ui/read-place';
import { NEWS_INTERVAL_MS } from '../../constants';
import { afterPaint } from './after-paint';

/** What has changed in a guide while it is read. */
export interface News {
  /** the version since which */
  since: number;
  versionNumber: number;
  isSafety: boolean;
  /** of the newest version, by its creator */
  note: string;
  /** of the changed steps, in the newest version */
  stepNumbers: readonly number[];
}

interface NewsOptions {
  projectUid: string;
  /** that is read */
  version: number;
  step: number;
  isOn: boolean;
  /** stores that the reader knows of a version: each is told once */
  onTold: (versionNumber: number) => void;
}

/**
 * Asks for newer versions at each step, when the page becomes visible again and twice a minute.
 * Failures are silent: reading goes on.
 */
export function useNews({ projectUid, version, step, isOn, onTold }: NewsOptions) {
  const [news, setNews] = useState<News>();
  const isAsking = useRef(false);

  const ask = useEffectEvent(async () => {
    if (isAsking.current || document.visibilityState === 'hidden') return;
    isAsking.current = true;
    const told = readPlace(projectUid)?.told ?? 0;
    const since = news?.since ?? Math.max(version, told);
    const found = await readNews(projectUid, since).catch(() => undefined);
    isAsking.current = false;
    if (!found || !(found.versionNumber > (news?.versionNumber ?? since))) return;
    setNews(found);
    onTold(found.versionNumber);
  });

  useEffect(() => {
    if (!isOn) return;
    const look = () => void ask();
    const timer = setInterval(look, NEWS_INTERVAL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOn]);
  useEffect(() => {
    if (isOn) return afterPaint(() => void ask());
  }, [isOn, step]);

  return {
    news: news && news.versionNumber > version ? news : undefined,
    dismiss: () => setNews(undefined),
  };
}

async function readNews(projectUid: string, since: number): Promise<News> {
  const { steps, ...answer } = await callApi('GET', '/projects/{id}/changes', {
    params: { id: projectUid },
    query: { since: String(since) },
    account: null,
  });
  return { ...answer, since, stepNumbers: steps.map(({ number }) => number) };
}
