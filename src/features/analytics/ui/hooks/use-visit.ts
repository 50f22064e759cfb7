import { useEffect, useEffectEvent, useRef } from 'react';
import { randomUuid } from '@/browser/api/use-idempotency-key';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { sendRecord } from '../api';
import { type Now, Visit } from '../../model/visit';

const LOOK_EVERY_MS = 10_000;

interface VisitOptions {
  projectUid: string;
  /** the version that is read; another one is another visit */
  versionNumber: number;
  /** 1-based */
  step: number;
  stepId: string | undefined;
  lang: ProjectLanguage;
  /** false while the guide is not visible */
  isOn: boolean;
}

const now = (): Now => ({ wallMs: Date.now(), steadyMs: performance.now() });

/**
 * Records the time on each step of a guide, and sends it when the page is hidden or left. Each
 * record covers the whole visit and replaces the earlier one. Failures are silent
 * (docs/reference/feedback.md#records-of-visits).
 */
export function useVisit({
  projectUid,
  versionNumber,
  step,
  stepId,
  lang,
  isOn,
}: VisitOptions): void {
  const current = useRef<{ visit: Visit; versionNumber: number; sentMs: number } | undefined>(
    undefined,
  );

  const begin = useEffectEvent(() => {
    const visit = new Visit(randomUuid(), now());
    if (stepId) visit.goTo(step, stepId, now());
    if (document.visibilityState === 'hidden') visit.pause(now());
    current.current = { visit, versionNumber, sentMs: 0 };
  });
  const send = useEffectEvent((isLeaving: boolean) => {
    const times = current.current?.visit.times();
    const countedMs = times?.steps.reduce((sum, { time }) => sum + time, 0) ?? 0;
    if (!current.current || !times || countedMs === current.current.sentMs) return;
    current.current.sentMs = countedMs;
    void sendRecord(
      projectUid,
      {
        ...times,
        sessionId: current.current.visit.sessionId,
        versionNumber: current.current.versionNumber,
        userAgent: navigator.userAgent,
        lang,
      },
      { isLeaving },
    );
  });
  const look = useEffectEvent(() => {
    if (!current.current?.visit.isOver(now())) return current.current?.visit.look(now());
    send(false);
    begin();
  });

  useEffect(() => {
    if (!isOn) return;
    begin();
    const hide = () => {
      look();
      current.current?.visit.pause(now());
      send(true);
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') return hide();
      look();
      current.current?.visit.resume(now());
    };
    const handleShown = ({ persisted }: PageTransitionEvent) => persisted && handleVisibility();
    const timer = setInterval(
      () => document.visibilityState === 'visible' && look(),
      LOOK_EVERY_MS,
    );
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', handleShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', handleShown);
      current.current?.visit.look(now());
      // The page stays open, so that the response can be read.
      send(false);
      current.current = undefined;
    };
  }, [projectUid, versionNumber, isOn]);

  useEffect(() => {
    if (stepId) current.current?.visit.goTo(step, stepId, now());
  }, [step, stepId]);
}
