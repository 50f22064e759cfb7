'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useReducer } from 'react';
import { paths } from '@/shared/paths';
import { CHAPTER_BANNER_MS } from '../constants';
import { stepOfPath } from '../model/clamp-step';
import { firstState, viewerReducer } from '../model/viewer-state';
import { afterPaint } from './after-paint';

/**
 * The viewer's state, its address and its ways out. Moving between steps replaces the address without a navigation,
 * so that the browser's Back leaves the viewer instead of walking back through it.
 */
export function useViewer(projectUid: string, askedStep: string, count: number) {
  const router = useRouter();
  const [state, dispatch] = useReducer(viewerReducer, undefined, () => firstState(askedStep, count));
  const { step, isReady, isBannerShown } = state;

  useEffect(() => {
    // The address knows better than the page: Back and Forward bring the page of the step one began with.
    dispatch({ type: 'opened', asked: stepOfPath(window.location.pathname) ?? askedStep });
    return () => dispatch({ type: 'left' });
  }, [askedStep]);

  useEffect(() => {
    if (!isReady) return;
    return afterPaint(() => {
      const { pathname, search, hash } = window.location;
      const address = paths.step(projectUid, step);
      if (stepOfPath(pathname) !== undefined && pathname !== address) replaceAddress(address + search + hash);
    });
  }, [projectUid, step, isReady]);

  useEffect(() => {
    if (!isReady || !isBannerShown) return;
    const timer = setTimeout(() => dispatch({ type: 'bannerLeft' }), CHAPTER_BANNER_MS);
    return () => clearTimeout(timer);
  }, [step, isReady, isBannerShown]);

  return {
    state,
    dispatch,
    goTo: (asked: number) => dispatch({ type: 'wentTo', step: asked }),
    previous: () => dispatch({ type: 'wentTo', step: step - 1 }),
    next: () => (step < count ? dispatch({ type: 'wentTo', step: step + 1 }) : router.push(paths.finished(projectUid))),
    close: () => router.push(paths.project(projectUid)),
  };
}

/**
 * The browser's own way, around the router's: that one renders the whole page anew, which the viewer has no need of, as
 * it reads the address itself. The router's state stays with the entry, so that Back and Forward find the page.
 */
function replaceAddress(address: string): void {
  History.prototype.replaceState.call(window.history, window.history.state, '', address);
}
