import { useEffect, useRef, type RefObject } from 'react';
import { shownSiteName } from '@/browser/page/site-name';
import { registerView } from '@/features/analytics/ui/views/api';
import { afterPaint } from '../../stage/hooks/after-paint';

interface ViewerPage {
  projectUid: string;
  projectName: string;
  /** of the current step, in the language of the reader */
  stepName: string;
  isReady: boolean;
  /** steps with and without picture have their text and controls in different places */
  hasPicture: boolean;
  frame: RefObject<HTMLElement | null>;
  headingId: string;
  /** in the frame of another page: it is no visit, and does not take the focus */
  isSample: boolean;
  /** whether opening it is a view */
  isCounted: boolean;
}

/** Focuses the step's text, or its name where the picture has the room of the text. */
export function focusStep(headingId: string): void {
  const heading = document.getElementById(headingId);
  (heading?.closest('section') ?? heading)?.focus({ preventScroll: true });
}

/**
 * Effects of the viewer on its page: counts the view, sets the title, fills the window, marks it
 * hydrated (so it comes after the listeners), and focuses the step's heading.
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
  isCounted,
}: ViewerPage): void {
  useFillWindow(!isSample);

  const isViewRegistered = useRef(false);
  useEffect(() => {
    if (!isCounted || isViewRegistered.current) return;
    isViewRegistered.current = true;
    // Failing to count a view bothers no reader.
    registerView(projectUid).catch(() => undefined);
  }, [projectUid, isCounted]);

  useEffect(() => {
    const page = frame.current;
    if (!isReady || !page) return;
    // Set in an effect, not in render: by then earlier effects listen for keys.
    page.setAttribute('data-viewer', 'ready');
    return () => page.setAttribute('data-viewer', 'waiting');
  }, [isReady, frame]);

  useEffect(() => {
    // The link that led here is gone; a reader who already uses a control keeps the focus.
    if (isReady && !isSample && !frame.current?.contains(document.activeElement))
      document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [isReady, isSample, frame, headingId]);

  useEffect(() => {
    // The focused element unmounts when the next step is of the other kind.
    if (isReady && document.activeElement === document.body)
      document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [isReady, hasPicture, headingId]);

  useEffect(() => {
    if (!isReady) return;
    return afterPaint(() => {
      document.title = [stepName, projectName, shownSiteName()].filter(Boolean).join(' · ');
    });
  }, [isReady, stepName, projectName]);
}

/**
 * Removes the page's own scroll bar while the viewer is open, because only the viewer scrolls.
 * @param isWholeWindow otherwise the page around the viewer would still scroll from within it
 */
function useFillWindow(isWholeWindow: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollbarGutter = 'auto';
    style.overflow = 'hidden';
    if (isWholeWindow) style.overscrollBehavior = 'none';
    return () => {
      style.scrollbarGutter = '';
      style.overflow = '';
      style.overscrollBehavior = '';
    };
  }, [isWholeWindow]);
}
