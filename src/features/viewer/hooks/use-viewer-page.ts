'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { registerView } from '../../analytics/views/api';
import { afterPaint } from './after-paint';
import { useFillWindow } from './use-fill-window';

interface ViewerPage {
  projectUid: string;
  projectName: string;
  /** of the current step, in the language it is read in */
  stepName: string;
  isReady: boolean;
  /** steps with a picture have their text and controls elsewhere than those without */
  hasPicture: boolean;
  frame: RefObject<HTMLElement | null>;
  headingId: string;
  /** in the frame of another page: it is no visit, and the focus stays where it is */
  isSample: boolean;
}

/** Takes the focus to the step's text, or to its name where the picture has the room of the text. */
export function focusStep(headingId: string): void {
  const heading = document.getElementById(headingId);
  (heading?.closest('section') ?? heading)?.focus({ preventScroll: true });
}

/**
 * What the viewer does with the page around it: counts the view, names the window, fills it, says once it listens (so it comes
 * after what does), and begins at the step's heading.
 */
export function useViewerPage({
  projectUid,
  projectName,
  stepName,
  isReady,
  hasPicture,
  frame,
  headingId,
  isSample,
}: ViewerPage): void {
  const site = useTranslations('common');
  useFillWindow(!isSample);

  const isViewRegistered = useRef(false);
  useEffect(() => {
    if (isSample || isViewRegistered.current) return;
    isViewRegistered.current = true;
    // A view that could not be counted is nobody's trouble.
    registerView(projectUid).catch(() => undefined);
  }, [projectUid, isSample]);

  useEffect(() => {
    const page = frame.current;
    if (!isReady || !page) return;
    // Told by an effect and not by what is rendered: those before this one have begun to listen for keys by now.
    page.setAttribute('data-viewer', 'ready');
    return () => page.setAttribute('data-viewer', 'waiting');
  }, [isReady, frame]);

  useEffect(() => {
    // Whatever led here is gone; whoever already uses a control keeps it.
    if (isReady && !isSample && !frame.current?.contains(document.activeElement))
      document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [isReady, isSample, frame, headingId]);

  useEffect(() => {
    // What had the focus is no more when the next step is of the other kind.
    if (isReady && document.activeElement === document.body)
      document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [isReady, hasPicture, headingId]);

  useEffect(() => {
    if (!isReady) return;
    return afterPaint(() => {
      document.title = [stepName, projectName, site('siteName')].join(' · ');
    });
  }, [isReady, stepName, projectName, site]);
}
