'use client';

import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';

// Imports nothing of ours: every shared import would split the common chunks further.

/** The window of a phone. */
const WIDTH_PX = 360;
const HEIGHT_PX = 640;
/** After this time without the frame, a press opens the guide itself. */
const FRAME_TIMEOUT_MS = 8000;
const NEXT_KEY = 'ArrowRight';
const THEME = 'data-theme';

interface LiveFrameProps {
  /** the viewer's address */
  src: string;
  /** the accessible name of the frame */
  title: string;
  /** shown until a press on one of its links, whose `data-step` is their target */
  children: ReactNode;
}

/**
 * The viewer itself in the size of a phone, in place of a picture of it. Loads when pointer, finger
 * or focus comes near, and takes over at the first press. Links opened in other ways, and pages
 * without scripts, lead to the guide.
 */
export function LiveFrame({ src, title, children }: LiveFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [asked, setAsked] = useState<{ step: number; address: string }>();
  const isReady = useIsReady(frame, isWanted);
  const isLive = isReady && asked !== undefined;

  useScale(box, frame, isWanted);
  useSameTheme(frame, isReady);
  useEffect(() => {
    if (!asked) return;
    if (isReady) return begin(frame.current, asked.step);
    const timer = setTimeout(() => window.location.assign(asked.address), FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [asked, isReady]);

  const want = () => setWanted(true);
  const press = (event: MouseEvent) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-step]')
        : null;
    if (
      !link ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      event.button !== 0
    )
      return;
    event.preventDefault();
    want();
    setAsked({ step: Number(link.dataset['step']), address: link.href });
  };

  return (
    // The links inside are the controls; this only handles their events.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={box}
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
      onClick={press}
      aria-busy={asked && !isReady ? true : undefined}
      className="@container relative aspect-9/16 w-full overflow-hidden bg-surface"
    >
      <div inert={isLive} className={isLive ? 'invisible size-full' : 'size-full'}>
        {children}
      </div>
      {isWanted && (
        <iframe
          ref={frame}
          title={title}
          src={src}
          width={WIDTH_PX}
          height={HEIGHT_PX}
          className={`absolute top-0 left-0 max-w-none origin-top-left border-0 ${isLive ? '' : 'invisible'}`}
        />
      )}
    </div>
  );
}

/** Goes to the requested step with the viewer's own key, and moves the focus there. */
function begin(frame: HTMLIFrameElement | null, step: number): void {
  const view = frame?.contentWindow;
  if (!view) return;
  frame.focus({ preventScroll: true });
  view.document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  for (let at = 1; at < step; at += 1)
    view.dispatchEvent(new KeyboardEvent('keydown', { key: NEXT_KEY }));
}

/** Reports whether the viewer in the frame is hydrated. */
function useIsReady(frame: RefObject<HTMLIFrameElement | null>, isWanted: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!isWanted || !element) return;
    let observer: MutationObserver | undefined;
    const look = () => {
      const viewer = element.contentDocument?.querySelector<HTMLElement>('[data-viewer]');
      if (!viewer) return;
      const tell = () => setReady(viewer.dataset['viewer'] === 'ready');
      tell();
      observer?.disconnect();
      observer = new MutationObserver(tell);
      observer.observe(viewer, { attributeFilter: ['data-viewer'] });
    };
    look();
    element.addEventListener('load', look);
    return () => {
      element.removeEventListener('load', look);
      observer?.disconnect();
    };
  }, [frame, isWanted]);
  return isReady;
}

/** A phone's page, scaled to the available room. */
function useScale(
  box: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  isHydrated: boolean,
): void {
  useEffect(() => {
    if (!isHydrated || !box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && frame.current)
        frame.current.style.transform = `scale(${entry.contentRect.width / WIDTH_PX})`;
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, frame, isHydrated]);
}

/** The frame follows the light or dark theme of the page around it. */
function useSameTheme(frame: RefObject<HTMLIFrameElement | null>, isHydrated: boolean): void {
  useEffect(() => {
    const inner = frame.current?.contentDocument?.documentElement;
    if (!isHydrated || !inner) return;
    const outer = document.documentElement;
    const follow = () => {
      const theme = outer.getAttribute(THEME);
      if (theme) inner.setAttribute(THEME, theme);
      else inner.removeAttribute(THEME);
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(outer, { attributeFilter: [THEME] });
    return () => observer.disconnect();
  }, [frame, isHydrated]);
}
