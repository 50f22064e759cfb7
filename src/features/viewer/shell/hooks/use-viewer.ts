import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import { paths } from '@/shared/addresses/paths';
import { CHAPTER_BANNER_MS } from '../../constants';
import { clampStep, stepOfPath } from '../model/clamp-step';
import { firstState, viewerReducer } from '../model/viewer-state';
import { afterPaint } from '../../stage/hooks/after-paint';
import type { StepAhead } from '../../stage/hooks/use-ahead';
import { takeOverlayEntry } from './use-back-closes';
import type { ReadVersion } from '../../versions/hooks/use-version';

/**
 * The viewer's state, address and exits. A change of step replaces the address without a
 * navigation, so that the browser's Back leaves the viewer.
 * @param guide the address of the guide's page; its other pages are below it
 * @param waysOut target of links out of a frame: `_top` on pages of the product, `_blank` on other
 * sites
 * @param landing how far a reader gets who opens a step
 * @param version undefined where there is one only
 * @param parts can show a step that is ready at once; the page follows in the next frame
 */
export function useViewer(
  guide: string,
  askedStep: string,
  count: number,
  parts: readonly RefObject<StepAhead | null>[],
  waysOut: '_top' | '_blank' | undefined,
  landing: (step: number) => number,
  version?: Pick<ReadVersion, 'status' | 'stepAt'>,
) {
  const router = useRouter();
  const [state, dispatch] = useReducer(viewerReducer, undefined, () =>
    firstState(askedStep, count),
  );
  const { step, isReady, isBannerShown } = state;
  /** the last requested step, which the page follows after a frame, and React some time later */
  const target = useRef<string | number>(askedStep);
  /** cancels the wait for that frame */
  const stopWaiting = useRef<() => void>(undefined);
  const arrive = (at: number) => {
    stopWaiting.current?.();
    target.current = at;
    dispatch({ type: 'wentTo', step: at });
  };
  const turnTo = (step: number) => {
    const to = clampStep(step, count);
    if (!parts.some(({ current }) => current?.show(to))) return arrive(to);
    stopWaiting.current?.();
    target.current = to;
    stopWaiting.current = afterPaint(() => arrive(to));
  };

  const isOpen = version === undefined || version.status === 'open';
  const open = useEffectEvent(() => {
    // The address is right, not the page: Back and Forward restore the page of the first step.
    const inAddress = stepOfPath(window.location.pathname) ?? askedStep;
    const opened = version?.stepAt(inAddress) ?? inAddress;
    const at = landing(clampStep(opened, count));
    target.current = at;
    dispatch({ type: 'opened', asked: String(at), count });
  });
  useEffect(() => {
    if (!isOpen) return;
    open();
    return () => {
      stopWaiting.current?.();
      dispatch({ type: 'left' });
    };
  }, [askedStep, isOpen]);

  const showAddress = useStableHandler(() => {
    const { pathname, search, hash } = window.location;
    const address = paths.stepBelow(guide, step);
    if (stepOfPath(pathname) !== undefined && pathname !== address)
      replaceAddress(address + search + hash);
  });
  useEffect(() => {
    if (!isReady) return;
    return afterPaint(showAddress);
  }, [guide, step, isReady, showAddress]);

  useEffect(() => {
    if (!isReady || !isBannerShown) return;
    const timer = setTimeout(() => dispatch({ type: 'bannerLeft' }), CHAPTER_BANNER_MS);
    return () => clearTimeout(timer);
  }, [step, isReady, isBannerShown]);

  const leave = (address: string) =>
    waysOut
      ? void window.open(address, waysOut)
      : router[takeOverlayEntry() ? 'replace' : 'push'](address);
  const at = () => clampStep(target.current, count);
  return {
    state,
    dispatch,
    /** the last requested step */
    at,
    goTo: arrive,
    showAddress,
    /** stays at this step: what was begun with the slider ends */
    stay: () => dispatch({ type: 'stayed' }),
    /** @param of the number of steps in the other version */
    changeVersion: (at: number, of: number) => {
      stopWaiting.current?.();
      target.current = at;
      dispatch({ type: 'versionChanged', step: at, count: of });
    },
    previous: () => turnTo(at() - 1),
    /** @param onEnd called when there is no further step */
    next: (onEnd: () => void) => {
      if (at() < count) return turnTo(at() + 1);
      onEnd();
      leave(paths.finishedBelow(guide));
    },
    close: useStableHandler(() => leave(guide)),
  };
}

/**
 * The entry keeps the router's state: Back and Forward find the page, and the router renders
 * nothing.
 */
function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}
