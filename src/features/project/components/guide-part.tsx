'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { factsForHtml } from '@/shared/html-only';
import { changeStored } from '@/client/stored-values';
import { fetchForPaper, showAllOnPaper } from '@/client/show-all-on-paper';
import { paths } from '@/shared/paths';
import { CONTENT_LANGUAGE_KEY } from '@/shared/preferences';
import type { GuidePage, GuidePartName } from '../guide-page/model/guide-page';
import { keepTicks } from '../hooks/keep-ticks';
import { GuidePartInside } from './guide-part-inside';

interface GuidePartProps {
  part: GuidePartName;
  projectUid: string;
  /** under which the page left what stands here */
  place: string;
  className?: string;
}

const NOTHING = { __html: '' };

/**
 * A part of a guide's page that is in its HTML and nowhere else: most of what a page weighs would be sent twice otherwise. In the
 * browser it stays as it came; who gets here without a new document fetches it from that (docs/decisions/0025).
 */
export function GuidePart({ part, projectUid, place, className }: GuidePartProps) {
  const box = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const t = useTranslations('project');
  useEffect(() => {
    const container = box.current;
    if (!container) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const begin = () => {
      if (isGone) return;
      if (part === 'sections') fetchForPaper();
      if (part === 'facts')
        stop = keepTicks(container, projectUid, (done, total) => t('ticked', { done, total }));
    };
    if (container.childElementCount > 0) begin();
    else {
      const lang = new URLSearchParams(window.location.search).get('lang') ?? undefined;
      const address = paths.project(projectUid, lang);
      import('../hooks/fill-guide-part')
        .then(({ fillGuidePart }) => fillGuidePart(container, part, address))
        .then(begin, () => window.location.assign(address));
    }
    const follow = (event: MouseEvent) => {
      const link = innerLink(event);
      // Another language is another document, in which the viewer follows.
      if (link?.hreflang) changeStored(CONTENT_LANGUAGE_KEY, () => link.hreflang);
      else if (link) {
        event.preventDefault();
        router.push(link.pathname + link.search + link.hash);
      }
    };
    container.addEventListener('click', follow);
    showAllOnPaper();
    return () => {
      isGone = true;
      stop?.();
      container.removeEventListener('click', follow);
    };
  }, [part, projectUid, router, t]);

  const marks = { 'data-guide': projectUid, 'data-part': part, className };
  // Known while building: scripts for browsers are made without it, and without what it shows.
  if (typeof window === 'undefined') {
    const html = factsForHtml(place) as GuidePage['html'] | undefined;
    // A page without its guide would be kept and shown to everybody.
    if (!html) throw new Error(`Nothing was left for the HTML of ${place}.`);
    return (
      <div {...marks}>
        <GuidePartInside part={part} {...html} />
      </div>
    );
  }
  return <div ref={box} {...marks} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}

/** The link to another page of ours that is plainly clicked. */
function innerLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return link && isPlain && link.target === '' && link.origin === window.location.origin
    ? link
    : undefined;
}
