import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '@/browser/api/call-api';
import type { News } from '@/features/projects/model/place';
import { readPlace } from '@/features/projects/ui/read-place';
import { NEWS_INTERVAL_MS } from '../../constants';
import { isLater } from '../../shell/model/walk';
import { afterPaint } from '../../stage/hooks/after-paint';

interface NewsOptions {
  projectUid: string;
  /** that is read */
  version: number;
  updatedAt: string;
  step: number;
  isOn: boolean;
  /** what was not acknowledged when the guide was open before, perhaps without a network now */
  unread: News | undefined;
  /** stores what must be acknowledged */
  onUnread: (news: News) => void;
  /** stores that the reader knows of a version: each is announced once */
  onTold: (versionNumber: number) => void;
}

/**
 * Asks for changes at each step, when the page becomes visible again and twice a minute.
 * Failures are silent: reading goes on.
 */
export function useNews({
  projectUid,
  version,
  updatedAt,
  step,
  isOn,
  unread,
  onUnread,
  onTold,
}: NewsOptions) {
  const [found, setFound] = useState<News>();
  const isAsking = useRef(false);
  const toldOfRead = useRef('');
  const known = found ?? unread;
  const read = { versionNumber: version, updatedAt };
  const news = isOn && known && isLater(known, read) ? known : undefined;

  const ask = useEffectEvent(async () => {
    if (isAsking.current || document.visibilityState === 'hidden') return;
    isAsking.current = true;
    const told = readPlace(projectUid)?.told ?? 0;
    const since = news?.since ?? Math.max(version, told);
    const answer = await readNews(projectUid, since).catch(() => undefined);
    isAsking.current = false;
    if (!answer || !isLater(answer, news ?? read)) return;
    // Each version once, and each later edit that joins the one that is read.
    const isOfRead = answer.versionNumber === version;
    const isKnown = isOfRead
      ? answer.updatedAt <= toldOfRead.current
      : !news && answer.versionNumber <= told;
    if (isKnown) return;
    if (isOfRead) toldOfRead.current = answer.updatedAt;
    setFound(answer);
    if (answer.isSafety) onUnread(answer);
    else onTold(answer.versionNumber);
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
    news,
    dismiss: () => {
      if (news?.isSafety) onTold(news.versionNumber);
      setFound(undefined);
    },
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
