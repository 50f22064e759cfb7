import { renderToStaticMarkup } from 'react-dom/server';
import { ShareTagList } from '@/components/layout/share-tags';
import { GUIDE_PARTS, type GuideFacts, type GuidePartName } from '../guide-page/model/guide-page';
import type { WrittenParts } from '../guide-page/model/guide-page';
import { GuidePartInside } from './guide-part-inside';

/** What React writes before everything else: pictures that are wanted at once. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** The parts of a guide's page that are in its HTML only, as HTML: for pages that are put together and not rendered (docs/decisions/0063). */
export function writeGuide(facts: GuideFacts): WrittenParts {
  const preloads: string[] = [];
  const write = (part: GuidePartName) =>
    renderToStaticMarkup(<GuidePartInside part={part} {...facts} />).replace(PRELOADS, (found) => {
      // The codes for paper are no picture to be fetched.
      if (part === 'picture') preloads.push(found);
      return '';
    });
  const parts = Object.fromEntries(
    GUIDE_PARTS.map((part) => [part, write(part)]),
  ) as WrittenParts['parts'];
  return {
    parts,
    preloads: preloads.join(''),
    shareTags: renderToStaticMarkup(<ShareTagList tags={facts.shareTags} />),
  };
}
